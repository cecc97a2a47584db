import { type Event, EVENT_ID, getScalarValue, SCALAR_STYLE, type ScalarStyle } from 'js-yaml';
import { type Path } from '../schema/trail.ts';

/** Counted from 1, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the positions of the values at some paths. A missing field gets the position of its nearest ancestor.
 *
 * @param find returns where values begin, of those that are wanted, in one pass for any number of paths
 */
export function findPositions(
  source: string,
  paths: readonly Path[],
  find: (wanted: ReadonlySet<string>) => ReadonlyMap<string, number>,
): readonly Position[] {
  const offsets = find(new Set(paths.flatMap(ancestors)));
  const lines = lineStarts(source);
  return paths.map((path) => {
    const known = ancestors(path).find((candidate) => offsets.has(candidate));
    return inLines(lines, known === undefined ? 0 : (offsets.get(known) ?? 0));
  });
}

export function positionAt(source: string, offset: number): Position {
  return inLines(lineStarts(source), offset);
}

function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function inLines(starts: readonly number[], offset: number): Position {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

interface Frame {
  readonly isMapping: boolean;
  readonly prefix: string;
  index: number;
  key: string | undefined;
}

const separator = '\u0000';

/** Returns the key of a value below another, whose key is empty for the whole. */
export function keyBelow(key: string, step: string | number): string {
  return key + separator + step;
}

/** Returns where values begin, of those whose keys are wanted. */
export function offsetsInEvents(
  events: readonly Event[],
  source: string,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const frames: Frame[] = [];

  for (const event of events) {
    if (event.type === EVENT_ID.POP) frames.pop();
    else if (event.type === EVENT_ID.DOCUMENT) frames.push({ isMapping: false, prefix: '', index: -1, key: undefined });
    else enter(event);
  }
  return offsets;

  function enter(event: Exclude<Event, { type: 1 | 6 }>): void {
    const frame = frames.at(-1);
    if (frame === undefined) return;
    if (frame.isMapping && frame.key === undefined) {
      frame.key = event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : '';
      // A key that is itself a collection cannot be part of a path; so its contents are skipped.
      if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) push(event, '');
      return;
    }
    const step = frame.isMapping ? (frame.key ?? '') : String((frame.index += 1));
    frame.key = undefined;
    const path = frames.length === 1 ? '' : keyBelow(frame.prefix, step);
    if (wanted.has(path) && !offsets.has(path)) offsets.set(path, startOf(event));
    if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) push(event, path);
  }

  function push(event: Event, path: string): void {
    frames.push({ isMapping: event.type === EVENT_ID.MAPPING, prefix: path, index: -1, key: undefined });
  }
}

function startOf(event: Exclude<Event, { type: 1 | 6 }>): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart - (isQuoted(event.style) ? 1 : 0);
  return event.type === EVENT_ID.ALIAS ? event.anchorStart - 1 : event.start;
}

function isQuoted(style: ScalarStyle): boolean {
  return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
}

/** Returns the keys of the path and all its ancestors, longest first. */
function ancestors(path: Path): readonly string[] {
  const keys = [''];
  for (const step of path) keys.unshift(keyBelow(keys[0] ?? '', step));
  return keys;
}
