import { fills, painted } from '../drawing/fills.js';
import { house, mix } from '../drawing/palette.js';
import { banner, type Picture } from '../drawing/picture.js';
import { circle, clip, drawing, path, rectangle } from '../drawing/vector.js';

/** A small wood of patterned trees for the tour through the park. */
function wood(): string {
  const greens = [
    house.teal,
    mix(house.teal, house.ochre, 0.3),
    mix(house.teal, house.paper, 0.3),
    mix(house.teal, house.ink, 0.3),
  ];
  const crowns = [
    [250, 620, 170, fills.scales],
    [560, 470, 230, fills.rings],
    [930, 590, 190, fills.triangles],
    [1290, 480, 240, fills.seeds],
    [760, 800, 120, fills.stars],
    [1090, 850, 110, fills.combs],
    [420, 870, 115, fills.checks],
  ] as const;
  const parts = crowns.map(([x, y, size, fill], index) => {
    const base = greens[index % 4];
    const trunk = rectangle(x - size * 0.06, y, size * 0.12, 1080 - y, { fill: house.ink });
    const palette = [
      base,
      mix(base, house.paper, 0.3),
      index % 2 === 0 ? house.ochre : mix(house.ochre, house.paper, 0.4),
    ];
    return (
      trunk +
      clip(
        `crown${index}`,
        circle([x, y], size, {}),
        circle([x, y], size, { fill: mix(base, house.ink, 0.3) }) + painted(fill([x, y], size + 30), palette),
      )
    );
  });
  const ground = path('M0 1040Q800 960 1600 1040V1200H0Z', { fill: mix(house.teal, house.ochre, 0.3) });
  return drawing(
    1600,
    1200,
    mix(house.paper, house.teal, 0.1),
    circle([1180, 250], 105, { fill: mix(house.ochre, house.paper, 0.2) }) + parts.join('') + ground,
  );
}

export const pictures: Picture[] = [{ ...banner, slug: 'tour-park', paint: wood }];
