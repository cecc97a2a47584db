import { polar, shrink, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import { cropOf, embed, type Picture, type Square } from '../drawing/picture.js';
import { clip, drawing, element, path, polygon, rectangle } from '../drawing/vector.js';

const faces: Record<string, Square> = {
  penrose: { left: 500, top: 300, size: 600 },
  girih: { left: 560, top: 360, size: 480 },
  sunflower: { left: 350, top: 150, size: 900 },
  truchet: { left: 500, top: 300, size: 500 },
  voronoi: { left: 560, top: 260, size: 600 },
  shell: { left: 220, top: 60, size: 1080 },
  honeycomb: { left: 500, top: 300, size: 600 },
  quasicrystals: { left: 500, top: 300, size: 600 },
};

/** Cards in rows and columns; an empty name is a card that is still face down. */
async function cards(deal: readonly (readonly string[])[], size: number, gap: number): Promise<string> {
  const [columns, rows] = [deal[0].length, deal.length];
  const left = 800 - (columns * (size + gap) - gap) / 2;
  const top = 600 - (rows * (size + gap) - gap) / 2;
  const parts = await Promise.all(
    deal.flatMap((line, row) =>
      line.map(async (slug, column) => {
        const [x, y] = [left + column * (size + gap), top + row * (size + gap)];
        const shape = rectangle(x, y, size, size, { rx: size * 0.08 });
        const shadow = rectangle(x + 4, y + 9, size, size, { rx: size * 0.08, fill: house.ink, opacity: 0.16 });
        const back = (): string => {
          const heart: Point = [x + size / 2, y + size / 2];
          const petals = Array.from({ length: 10 }, (_, index) =>
            polygon(
              shrink(
                [
                  heart,
                  polar(size * 0.2, (index - 0.5) * (Math.PI / 5), heart),
                  polar(size * 0.32, index * (Math.PI / 5), heart),
                  polar(size * 0.2, (index + 0.5) * (Math.PI / 5), heart),
                ],
                0.86,
              ),
              { fill: index % 2 === 0 ? house.ochre : mix(house.teal, house.paper, 0.4) },
            ),
          );
          return rectangle(x, y, size, size, { rx: size * 0.08, fill: house.ink }) + petals.join('');
        };
        if (slug === '') return shadow + back();
        const image = element('image', {
          href: embed(await cropOf(slug, 400, 400, faces[slug])),
          x,
          y,
          width: size,
          height: size,
        });
        return shadow + clip(`card${column}x${row}`, shape, image);
      }),
    ),
  );
  return drawing(1600, 1200, mix(house.paper, house.ochre, 0.14), parts.join(''));
}

const piece =
  'M110 110H165C150 60 250 60 235 110H290V165C340 150 340 250 290 235V290H235C250 340 150 340 165 290H110V235C60 250 60 150 110 165Z';

async function jigsawIcon(slug: string, area: Square, noses: boolean): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = element('image', {
    href: embed(await cropOf(slug, 400, 400, area)),
    x: 0,
    y: 0,
    width: 400,
    height: 400,
  });
  const lines = noses
    ? path(piece, { fill: 'none', stroke: house.paper, 'stroke-width': 9 })
    : path('M200 0V400M0 200H400', { stroke: house.paper, 'stroke-width': 12 });
  const veil = noses
    ? path(`M0 0H400V400H0Z${piece}`, { fill: house.paper, opacity: 0.55, 'fill-rule': 'evenodd' })
    : '';
  return sharp(Buffer.from(drawing(400, 400, house.paper, image + veil + lines)), { unlimited: true })
    .png()
    .toBuffer();
}

const icon = (slug: string, paint: () => Promise<Buffer>): Picture => ({ slug, paint, folder: 'icons', limit: 15_000 });

export const pictures: Picture[] = [
  {
    slug: 'memory-easy',
    paint: () =>
      cards(
        [
          ['penrose', '', 'shell'],
          ['', 'penrose', ''],
        ],
        420,
        46,
      ),
    icon: { left: 100, top: 120, size: 940 },
  },
  {
    slug: 'memory-hard',
    paint: () =>
      cards(
        [
          ['', 'girih', '', 'voronoi'],
          ['sunflower', '', 'quasicrystals', ''],
          ['', 'truchet', '', 'honeycomb'],
          ['girih', '', 'sunflower', ''],
        ],
        252,
        26,
      ),
    icon: { left: 220, top: 20, size: 840 },
  },
  icon('jigsaw-easy', () => jigsawIcon('sunflower', { left: 560, top: 360, size: 480 }, false)),
  icon('jigsaw-hard', () => jigsawIcon('mandelbrot', { left: 500, top: 200, size: 700 }, true)),
];
