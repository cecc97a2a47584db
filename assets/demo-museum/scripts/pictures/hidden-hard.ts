import { polar, regularPolygon, type Point } from '../drawing/geometry.js';
import { boxSpot, cornerSpot, roundSpot, saveHotspots, type Hotspot } from '../drawing/hotspot.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { seededRandom } from '../drawing/random.js';
import { circle, drawing, path, polygon, rectangle } from '../drawing/vector.js';

type Frame = 'disc' | 'square' | 'hexagon' | 'diamond';
interface Motif {
  centre: Point;
  frame: Frame;
  petals: number;
}

const cell = 133.33;
const half = 59;
const frames: readonly Frame[] = ['disc', 'square', 'hexagon', 'diamond'];
const corners = (frame: Frame, centre: Point): Point[] =>
  frame === 'hexagon' ? regularPolygon(centre, half + 4, 6) : regularPolygon(centre, half + 8, 4);

/** Everything has four, six or eight petals, except these: five are looked for, seven mislead. */
const special: Record<string, number> = { '1 6': 5, '4 1': 5, '7 7': 5, '10 3': 5, '2 3': 7, '6 4': 7, '9 6': 7 };
const framesOfSpecial: Record<string, Frame> = {
  '1 6': 'square',
  '4 1': 'disc',
  '7 7': 'hexagon',
  '10 3': 'diamond',
  '2 3': 'hexagon',
  '6 4': 'disc',
  '9 6': 'square',
};

function motifs(): Motif[] {
  const random = seededRandom(42);
  return Array.from({ length: 108 }, (_, index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    const key = `${column} ${row}`;
    const [frame, petals] = [random.pick(frames), random.pick([4, 6, 6, 8])];
    return {
      centre: [(column + 0.5) * cell, (row + 0.5) * cell],
      frame: framesOfSpecial[key] ?? frame,
      petals: special[key] ?? petals,
    };
  });
}

function rosette({ centre, petals }: Motif, ink: string, accent: string, turn: number): string {
  const petal = (angle: number): string => {
    const [tip, left, right] = [
      polar(44, angle, centre),
      polar(30, angle - 0.42, centre),
      polar(30, angle + 0.42, centre),
    ];
    const heart = polar(9, angle, centre);
    return path(`M${heart.join(' ')}Q${left.join(' ')} ${tip.join(' ')}Q${right.join(' ')} ${heart.join(' ')}Z`, {
      fill: ink,
    });
  };
  return (
    Array.from({ length: petals }, (_, index) => {
      const angle = turn + (index * 2 * Math.PI) / petals;
      return petal(angle) + circle(polar(40, angle + Math.PI / petals, centre), 4, { fill: accent });
    }).join('') + circle(centre, 8, { fill: accent })
  );
}

function wall(): string {
  const random = seededRandom(7);
  const grounds = [house.teal, house.ink, house.plum, house.terracotta, mix(house.ochre, house.paper, 0.15)];
  const parts = motifs().map((motif) => {
    const ground = random.pick(grounds);
    const bright = ground === grounds[4];
    const ink = bright ? house.ink : random.pick([house.paper, mix(house.ochre, house.paper, 0.3)]);
    const accent = bright ? house.terracotta : house.ochre;
    const [x, y] = motif.centre;
    const frame =
      motif.frame === 'disc'
        ? circle(motif.centre, half, { fill: ground })
        : motif.frame === 'square'
          ? rectangle(x - half + 4, y - half + 4, 2 * half - 8, 2 * half - 8, { fill: ground, rx: 8 })
          : polygon(corners(motif.frame, motif.centre), { fill: ground });
    const size = motif.frame === 'diamond' ? 0.86 : 1;
    const turn = -Math.PI / 2 + random.between(-0.5, 0.5);
    const flower = `<g transform="translate(${x} ${y}) scale(${size})">${rosette({ ...motif, centre: [0, 0] }, ink, accent, turn)}</g>`;
    return frame + flower;
  });
  return drawing(1600, 1200, mix(house.paper, house.ochre, 0.12), parts.join(''));
}

function spotOf(motif: Motif): Hotspot {
  const found = motif.petals === 5;
  const Name = found
    ? { de: 'Rosette mit fünf Blättern', en: 'Rosette with five petals' }
    : { de: 'Rosette mit sieben Blättern', en: 'Rosette with seven petals' };
  const rest = { Name, IsSolution: found };
  const [x, y] = motif.centre;
  if (motif.frame === 'disc') return roundSpot(motif.centre, half, rest);
  if (motif.frame === 'square')
    return boxSpot(Math.round(x - half + 4), Math.round(y - half + 4), 2 * half - 8, 2 * half - 8, rest);
  return cornerSpot(corners(motif.frame, motif.centre), rest);
}

export const pictures: Picture[] = [
  { slug: 'hidden-hard', paint: wall, icon: { left: 400, top: 0, size: 400 }, quality: 70 },
];
export const files: Record<string, () => Promise<void>> = {
  'hidden-hard-spots': () =>
    saveHotspots(
      'hidden-hard',
      motifs()
        .filter(({ petals }) => petals % 2 === 1)
        .map(spotOf),
    ),
};
