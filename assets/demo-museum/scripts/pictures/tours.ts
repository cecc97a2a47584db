import { distance, goldenAngle, polar, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import { banner, type Picture } from '../drawing/picture.js';
import { seededRandom } from '../drawing/random.js';
import { circle, clip, digits, drawing, group, path, rectangle } from '../drawing/vector.js';
import { frameOf, scatter, voronoiCells } from '../drawing/voronoi-cells.js';

/** After Georg Nees: squares in rank and file that lose their order from left to right. */
function disorder(): string {
  const random = seededRandom(30);
  const tints = [house.teal, house.plum, house.terracotta, house.ochre];
  const parts: string[] = [];
  for (let column = 0; column < 20; column += 1) {
    for (let row = 0; row < 14; row += 1) {
      const chaos = Math.max(0, (column - 4) / 15) ** 1.7;
      const x = 116 + column * 72 + random.between(-1, 1) * chaos * 46;
      const y = 132 + row * 72 + random.between(-1, 1) * chaos * 46;
      const turn = random.between(-1, 1) * chaos * 90;
      const colour = tints[Math.min(3, Math.floor((column / 20) * 4 + chaos * random.between(-1, 1)))] ?? house.teal;
      const solid = random.next() < 0.06 + chaos * 0.3;
      const style = {
        fill: solid ? colour : 'none',
        stroke: colour,
        'stroke-width': 4,
        transform: `translate(${digits(x)} ${digits(y)}) rotate(${digits(turn)})`,
      };
      parts.push(rectangle(-30, -30, 60, 60, style));
    }
  }
  return drawing(1600, 1200, house.paper, parts.join(''));
}

/** Ten minutes of an hour of seeds. */
function tenMinutes(): string {
  const centre: Point = [800, 600];
  const dots = Array.from({ length: 900 }, (_, index) => {
    const place = polar(16.4 * Math.sqrt(index + 6), index * goldenAngle, centre);
    const angle = (Math.atan2(place[0] - 800, 600 - place[1]) + 2 * Math.PI) % (2 * Math.PI);
    const warm = angle < Math.PI / 3;
    const reach = distance(place, centre) / 500;
    const fill = warm ? mix(house.ochre, house.terracotta, reach) : mix(house.paper, house.teal, 0.22 + 0.2 * reach);
    return circle(place, (warm ? 7.4 : 6) + 3 * reach, { fill });
  });
  const ticks = Array.from({ length: 60 }, (_, minute) => {
    const angle = (minute * Math.PI) / 30 - Math.PI / 2;
    const fill = minute <= 10 ? house.terracotta : mix(house.paper, house.ink, 0.3);
    return circle(polar(540, angle, centre), minute % 5 === 0 ? 8 : 4, { fill });
  });
  return drawing(1600, 1200, house.paper, dots.join('') + ticks.join(''));
}

/** A leaf whose veins are cells. */
function leaf(): string {
  const outline = 'M250 960C210 520 560 190 1370 200C1390 760 980 1130 470 1010C400 990 330 970 250 960Z';
  const cells = voronoiCells(scatter(340, 9, 1600, 1200), frameOf(-40, -40, 1680, 1280), 2).map(({ corners, site }) => {
    const aside = Math.abs((site[0] - 250) * 0.561 + (site[1] - 960) * 0.828) / 420;
    const fill = mix(
      mix(house.teal, house.ochre, 0.28),
      house.ochre,
      Math.min(0.75, aside * 0.75) * (0.6 + 0.4 * Math.sin(site[0] / 90)),
    );
    return path(`M${corners.map((corner) => corner.map(digits).join(' ')).join('L')}Z`, {
      fill,
      stroke: mix(house.teal, house.ink, 0.25),
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    });
  });
  const veins = Array.from({ length: 8 }, (_, index) => {
    const share = 0.14 + index * 0.1;
    const [x, y] = [250 + 1120 * share, 960 - 760 * share];
    return `M${digits(x)} ${digits(y)}Q${digits(x + 150)} ${digits(y - 10)} ${digits(x + 360)} ${digits(y + 110)}M${digits(x)} ${digits(y)}Q${digits(x - 10)} ${digits(y - 150)} ${digits(x + 90)} ${digits(y - 330)}`;
  }).join('');
  const rib = path('M130 1060Q420 830 1370 200', {
    fill: 'none',
    stroke: house.ink,
    'stroke-width': 15,
    'stroke-linecap': 'round',
  });
  const inside =
    cells.join('') +
    path(veins, {
      fill: 'none',
      stroke: mix(house.teal, house.ink, 0.55),
      'stroke-width': 8,
      'stroke-linecap': 'round',
    });
  return drawing(
    1600,
    1200,
    mix(house.paper, house.teal, 0.1),
    group({}, clip('leaf', path(outline, {}), inside)) +
      path(outline, { fill: 'none', stroke: house.ink, 'stroke-width': 8 }) +
      rib,
  );
}

export const pictures: Picture[] = [
  { ...banner, slug: 'tour-order', paint: disorder },
  { ...banner, slug: 'tour-quick', paint: tenMinutes },
  { ...banner, slug: 'tour-outdoors', paint: leaf },
];
