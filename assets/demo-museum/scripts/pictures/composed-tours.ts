import { polar, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import { banner, cropOf, embed, type Picture, type Square } from '../drawing/picture.js';
import { circle, clip, digits, drawing, element, path, polyline, rectangle } from '../drawing/vector.js';

const shown = (image: Buffer, x: number, y: number, width: number, height: number): string =>
  element('image', { href: embed(image), x, y, width, height, preserveAspectRatio: 'xMidYMid slice' });

const views: Record<string, Square> = {
  fern: { left: 260, top: 300, size: 700 },
  shell: { left: 240, top: 240, size: 900 },
  hilbert: { left: 260, top: 60, size: 1080 },
};

/** Three arched windows into the rooms behind. */
async function windows(slugs: readonly string[], ground: string, line: string): Promise<string> {
  const arch = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`;
  const parts = await Promise.all(
    slugs.map(async (slug, index) => {
      const [width, height] = index === 1 ? [460, 940] : [380, 780];
      const x = [130, 570, 1090][index];
      const y = 1060 - height;
      const image = await cropOf(slug, width * 2, height * 2, views[slug]);
      const hole = arch(x, y, width, height);
      return (
        clip(`arch${index}`, path(hole, {}), shown(image, x, y, width, height)) +
        path(arch(x - 16, y - 16, width + 32, height + 16), { fill: 'none', stroke: line, 'stroke-width': 5 })
      );
    }),
  );
  return drawing(1600, 1200, ground, parts.join('') + rectangle(60, 1060, 1480, 6, { fill: line }));
}

/** Eight stations as the sectors of one rose window. */
async function rose(): Promise<string> {
  const slugs = [
    'penrose',
    'mandelbrot',
    'voronoi',
    'girih',
    'truchet',
    'reaction-diffusion',
    'sunflower',
    'quasicrystals',
  ];
  const centre: Point = [800, 600];
  const ring = (inner: number, outer: number, from: number, to: number): string => {
    const [a, b, c, d] = [
      polar(inner, from, centre),
      polar(outer, from, centre),
      polar(outer, to, centre),
      polar(inner, to, centre),
    ].map((point) => point.map(digits).join(' '));
    return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}Z`;
  };
  const sectors = await Promise.all(
    slugs.map(async (slug, index) => {
      const image = await cropOf(slug, 900, 900);
      const from = ((index - 0.5) * Math.PI) / 4 - Math.PI / 2 + 0.02;
      const [x, y] = polar(350, from + Math.PI / 8 - 0.02, centre);
      return clip(
        `sector${index}`,
        path(ring(168, 545, from, from + Math.PI / 4 - 0.04), {}),
        shown(image, x - 260, y - 260, 520, 520),
      );
    }),
  );
  const heart = clip(
    'heart',
    circle(centre, 150, {}),
    shown(await cropOf('knots', 720, 720, { left: 380, top: 180, size: 840 }), 640, 440, 320, 320),
  );
  return drawing(1600, 1200, house.ink, sectors.join('') + heart);
}

/** A lens that finds the colours in a grey pattern. */
async function lens(): Promise<string> {
  const violet = mix(house.plum, house.ink, 0.55);
  const found = await cropOf('truchet', 1600, 1200);
  const colours = await cropOf('penrose', 1200, 1200, { left: 300, top: 100, size: 1000 });
  const centre: Point = [740, 540];
  const handle = polyline([polar(390, Math.PI / 4, centre), polar(690, Math.PI / 4, centre)], {
    stroke: house.ochre,
    'stroke-width': 64,
    'stroke-linecap': 'round',
  });
  const veil = rectangle(0, 0, 1600, 1200, { fill: violet, opacity: 0.86 });
  const rim =
    circle(centre, 372, { fill: 'none', stroke: house.ink, 'stroke-width': 62 }) +
    circle(centre, 372, { fill: 'none', stroke: house.ochre, 'stroke-width': 38 });
  const glass = clip('glass', circle(centre, 360, {}), shown(colours, centre[0] - 400, centre[1] - 400, 800, 800));
  return drawing(1600, 1200, violet, shown(found, 0, 0, 1600, 1200) + veil + handle + glass + rim);
}

export const pictures: Picture[] = [
  { ...banner, slug: 'group-inside', paint: () => windows(['girih', 'penrose', 'hilbert'], house.paper, house.ink) },
  {
    ...banner,
    slug: 'group-outside',
    paint: () => windows(['fern', 'shell', 'honeycomb'], mix(house.teal, house.ink, 0.3), house.ochre),
  },
  { ...banner, slug: 'tour-highlights', paint: rose },
  { ...banner, slug: 'tour-detectives', paint: lens },
];
