import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { drawing, rectangle } from '../drawing/vector.js';

/** Rule 30 from one black cell; a cell's colour tells which of the three cells above it gave it life. */
function automaton(rule: number, columns: number, rows: number, cell: number): string {
  const width = columns + 2 * rows;
  let row = new Uint8Array(width);
  row[Math.floor(width / 2)] = 1;
  const tints: Record<number, string> = { 1: house.ink, 2: house.teal, 3: house.teal, 4: house.terracotta };
  const parts: string[] = [];
  for (let line = 0; line < rows; line += 1) {
    const next = new Uint8Array(width);
    for (let index = 1; index < width - 1; index += 1) {
      const pattern = row[index - 1] * 4 + row[index] * 2 + row[index + 1];
      next[index] = (rule >> pattern) & 1;
      const column = index - 1 - rows;
      if (next[index] === 0 || column < 0 || column >= columns) continue;
      const fill = mix(tints[pattern] ?? house.ochre, house.ochre, pattern === 3 ? 0.85 : 0);
      parts.push(
        rectangle(column * cell + 0.6, (line + 1) * cell + 0.6, cell - 1.2, cell - 1.2, { fill, rx: cell * 0.18 }),
      );
    }
    if (line === 0)
      parts.push(
        rectangle((Math.floor(width / 2) - 1 - rows) * cell, 0.6, cell - 1.2, cell - 1.2, { fill: house.ink }),
      );
    row = next;
  }
  return parts.join('');
}

export const pictures: Picture[] = [
  {
    slug: 'cellular-automaton',
    paint: () => drawing(1600, 1200, house.paper, `<g transform="translate(0 40)">${automaton(30, 90, 66, 17.8)}</g>`),
    icon: () => drawing(400, 400, house.paper, `<g transform="translate(0 14)">${automaton(30, 34, 31, 12)}</g>`),
    quality: 66,
  },
];
