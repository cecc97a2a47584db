import { type Point } from '#content/outline.ts';

export interface Dash {
  readonly on: number;
  readonly off: number;
}

/** The largest number of strokes: more would be indistinguishable, and slow to draw. */
const most = 400;

/** The strokes of a dashed line. A line that would need too many gets longer strokes. */
export function dashes(line: readonly Point[], isClosed: boolean, { on, off }: Dash): readonly (readonly Point[])[] {
  const [first] = line;
  const points = isClosed && first !== undefined ? [...line, first] : line;
  const length = points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
  const grown = Math.max(1, length / (on + off) / most);
  const strokes: Point[][] = [];
  let left = on * grown;
  let isOn = true;
  let stroke: Point[] = first === undefined ? [] : [first];
  for (const [index, to] of points.entries()) {
    let from = points[index - 1] ?? to;
    let way = distance(from, to);
    while (way > left) {
      const share = left / way;
      from = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      way -= left;
      if (isOn) strokes.push([...stroke, from]);
      stroke = [from];
      isOn = !isOn;
      left = (isOn ? on : off) * grown;
    }
    left -= way;
    if (way > 0) stroke.push(to);
  }
  if (isOn && stroke.length > 1) strokes.push(stroke);
  return strokes;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
