import { type Ring } from '#games/board/rules/flatten.ts';
import { boundsOf } from '../../../canvas/rules/box.ts';

/** Sorts outlines into lines from top to bottom, and each line from left to right. */
export function inReadingOrder(rings: readonly Ring[]): readonly Ring[] {
  const places = rings.map((ring) => {
    const { x, y, width, height } = boundsOf(ring);
    return { ring, x: x + width / 2, y: y + height / 2, height };
  });
  const lines: (typeof places)[] = [];
  for (const place of places.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line === undefined || first === undefined || place.y - first.y > first.height / 2) lines.push([place]);
    else line.push(place);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.x - other.x).map(({ ring }) => ring));
}
