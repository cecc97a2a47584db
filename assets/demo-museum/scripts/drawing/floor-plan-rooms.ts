import type { Point } from './geometry.js';
import { house, mix } from './palette.js';

export const [left, top, right, bottom] = [90, 90, 1510, 1030];
export const hall: Point = [800, 560];
export const hallRadius = 205;

export type Room = readonly [x: number, y: number, width: number, height: number, tint: string];

export const rooms: readonly Room[] = [
  [90, 90, 400, 310, mix(house.paper, house.teal, 0.1)],
  [490, 90, 310, 230, mix(house.paper, house.ochre, 0.16)],
  [800, 90, 310, 230, mix(house.paper, house.terracotta, 0.1)],
  [1110, 90, 400, 310, mix(house.paper, house.plum, 0.08)],
  [90, 400, 400, 320, mix(house.paper, house.ochre, 0.12)],
  [1110, 400, 400, 320, mix(house.paper, house.teal, 0.1)],
  [90, 720, 400, 310, mix(house.paper, house.terracotta, 0.08)],
  [490, 800, 620, 230, mix(house.paper, house.teal, 0.07)],
  [1110, 720, 400, 310, mix(house.paper, house.ochre, 0.14)],
];

/** Inner walls; the gaps between the pieces are the doors. */
export const walls: readonly (readonly [Point, Point])[] = [
  [
    [490, 90],
    [490, 190],
  ],
  [
    [490, 270],
    [490, 430],
  ],
  [
    [800, 90],
    [800, 160],
  ],
  [
    [800, 250],
    [800, 320],
  ],
  [
    [1110, 90],
    [1110, 190],
  ],
  [
    [1110, 270],
    [1110, 430],
  ],
  [
    [90, 400],
    [240, 400],
  ],
  [
    [330, 400],
    [490, 400],
  ],
  [
    [1110, 400],
    [1270, 400],
  ],
  [
    [1360, 400],
    [1510, 400],
  ],
  [
    [90, 720],
    [240, 720],
  ],
  [
    [330, 720],
    [490, 720],
  ],
  [
    [1110, 720],
    [1270, 720],
  ],
  [
    [1360, 720],
    [1510, 720],
  ],
  [
    [490, 320],
    [600, 320],
  ],
  [
    [690, 320],
    [910, 320],
  ],
  [
    [1000, 320],
    [1110, 320],
  ],
  [
    [490, 690],
    [490, 870],
  ],
  [
    [490, 960],
    [490, 1030],
  ],
  [
    [1110, 690],
    [1110, 870],
  ],
  [
    [1110, 960],
    [1110, 1030],
  ],
  [
    [490, 800],
    [700, 800],
  ],
  [
    [900, 800],
    [1110, 800],
  ],
];
