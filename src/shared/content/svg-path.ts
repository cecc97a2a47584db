import { type Point } from './outline.ts';

/**
 * A segment of SVG path data, with absolute points: shorthands (H, V, S, T) are expanded, curves and arcs stay. After a
 * `close` without a `move`, the next segment begins where the closed one did.
 */
export type PathSegment =
  | { readonly kind: 'move'; readonly to: Point }
  | { readonly kind: 'line'; readonly to: Point }
  | { readonly kind: 'quadratic'; readonly control: Point; readonly to: Point }
  | { readonly kind: 'cubic'; readonly first: Point; readonly second: Point; readonly to: Point }
  | ArcSegment
  | { readonly kind: 'close' };

export interface ArcSegment {
  readonly kind: 'arc';
  /** Never negative; radii that are too small are enlarged when drawn. */
  readonly radii: Point;
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly isLarge: boolean;
  readonly isSweep: boolean;
  readonly to: Point;
}

export type PathFaultReason =
  | 'move-first'
  | 'unknown-command'
  | 'number-expected'
  | 'flag-expected'
  | 'number-too-large'
  | 'too-long';

export interface PathFault {
  readonly reason: PathFaultReason;
  /** The character that cannot be read, counted from 0; the text's length when something is missing at its end. */
  readonly at: number;
}

/** The segments before a fault are drawn; the rest is ignored. */
export interface PathReading {
  readonly segments: readonly PathSegment[];
  readonly fault?: PathFault;
}

/** Segments: drawing more takes a phone seconds, where they cross each other. */
export const longestPath = 5000;

/** Reads path data in any form that SVG 1.1 or 2 allows. An empty text draws nothing and is valid. */
export function readPath(data: string): PathReading {
  const segments: PathSegment[] = [];
  let pen = penAt(origin, origin);
  let at = afterBlanks(data, 0);
  while (at < data.length) {
    let letter = data.charAt(at);
    const kinds = argumentsOf.get(letter.toLowerCase());
    if (kinds === undefined) return { segments, fault: { reason: 'unknown-command', at } };
    if (segments.length === 0 && !/m/i.test(letter)) return { segments, fault: { reason: 'move-first', at } };
    at = afterBlanks(data, at + 1);
    if (kinds === '') {
      segments.push({ kind: 'close' });
      pen = penAt(pen.start, pen.start);
      continue;
    }
    let hasMore = true;
    while (hasMore) {
      const read = readArguments(data, at, kinds);
      if ('reason' in read) return { segments, fault: read };
      const segment = segmentOf(letter, read.numbers, pen);
      if (!pointsOf(segment).every(isFinitePoint)) return { segments, fault: { reason: 'number-too-large', at } };
      if (segments.length >= longestPath) return { segments, fault: { reason: 'too-long', at } };
      segments.push(segment);
      pen = penAfter(segment, pen);
      const next = afterSeparator(data, read.end);
      hasMore = /[\d.+-]/.test(data.charAt(next.at));
      if (!hasMore && next.hasComma) return { segments, fault: { reason: 'number-expected', at: next.at } };
      at = next.at;
      // Further points of a move are lines.
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
    }
  }
  return { segments };
}

/** The arguments of each command: n, a number; f, a flag. */
const argumentsOf: ReadonlyMap<string, string> = new Map([
  ['m', 'nn'],
  ['l', 'nn'],
  ['h', 'n'],
  ['v', 'n'],
  ['c', 'nnnnnn'],
  ['s', 'nnnn'],
  ['q', 'nnnn'],
  ['t', 'nn'],
  ['a', 'nnnffnn'],
  ['z', ''],
]);

const origin: Point = { x: 0, y: 0 };

type Drawn = Exclude<PathSegment, { kind: 'close' }>;

/** The start of the next segment, and the control points that smooth ones mirror. */
interface Pen {
  readonly at: Point;
  /** Where the subpath began. */
  readonly start: Point;
  readonly cubic: Point;
  readonly quadratic: Point;
}

function penAt(at: Point, start: Point): Pen {
  return { at, start, cubic: at, quadratic: at };
}

function penAfter(segment: Drawn, { start }: Pen): Pen {
  const pen = penAt(segment.to, segment.kind === 'move' ? segment.to : start);
  if (segment.kind === 'cubic') return { ...pen, cubic: segment.second };
  return segment.kind === 'quadratic' ? { ...pen, quadratic: segment.control } : pen;
}

function segmentOf(letter: string, numbers: readonly number[], pen: Pen): Drawn {
  const isRelative = letter === letter.toLowerCase();
  const from = isRelative ? pen.at : origin;
  const number = (index: number): number => numbers[index] ?? 0;
  // Adding 0 turns -0 into 0, because a text cannot express -0.
  const point = (index: number): Point => ({ x: from.x + number(index) + 0, y: from.y + number(index + 1) + 0 });
  switch (letter.toLowerCase()) {
    case 'm':
      return { kind: 'move', to: point(0) };
    case 'h':
      return { kind: 'line', to: { x: point(0).x, y: pen.at.y } };
    case 'v':
      return { kind: 'line', to: { x: pen.at.x, y: from.y + number(0) + 0 } };
    case 'c':
      return { kind: 'cubic', first: point(0), second: point(2), to: point(4) };
    case 's':
      return { kind: 'cubic', first: mirrored(pen.cubic, pen.at), second: point(0), to: point(2) };
    case 'q':
      return { kind: 'quadratic', control: point(0), to: point(2) };
    case 't':
      return { kind: 'quadratic', control: mirrored(pen.quadratic, pen.at), to: point(0) };
    case 'a':
      return {
        kind: 'arc',
        radii: { x: Math.abs(number(0)), y: Math.abs(number(1)) },
        rotation: number(2) + 0,
        isLarge: number(3) === 1,
        isSweep: number(4) === 1,
        to: point(5),
      };
    default:
      return { kind: 'line', to: point(0) };
  }
}

function mirrored(point: Point, at: Point): Point {
  return { x: 2 * at.x - point.x + 0, y: 2 * at.y - point.y + 0 };
}

interface Arguments {
  readonly numbers: readonly number[];
  readonly end: number;
}

const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

function readArguments(data: string, start: number, kinds: string): Arguments | PathFault {
  const numbers: number[] = [];
  let end = start;
  for (const kind of kinds) {
    const at = numbers.length === 0 ? end : afterSeparator(data, end).at;
    if (kind === 'f') {
      if (!/[01]/.test(data.charAt(at))) return { reason: 'flag-expected', at };
      numbers.push(Number(data.charAt(at)));
      end = at + 1;
      continue;
    }
    number.lastIndex = at;
    const [written] = number.exec(data) ?? [];
    if (written === undefined) return { reason: 'number-expected', at };
    const value = Number(written);
    if (!Number.isFinite(value)) return { reason: 'number-too-large', at };
    numbers.push(value);
    end = at + written.length;
  }
  return { numbers, end };
}

function afterBlanks(data: string, from: number): number {
  let at = from;
  while (at < data.length && ' \t\n\r\f'.includes(data.charAt(at))) at += 1;
  return at;
}

/** Blanks, and one comma at most among them. */
function afterSeparator(data: string, from: number): { readonly at: number; readonly hasComma: boolean } {
  const at = afterBlanks(data, from);
  return data.charAt(at) === ',' ? { at: afterBlanks(data, at + 1), hasComma: true } : { at, hasComma: false };
}

/** Returns all points of a segment. */
export function pointsOf(segment: PathSegment): readonly Point[] {
  switch (segment.kind) {
    case 'close':
      return [];
    case 'quadratic':
      return [segment.control, segment.to];
    case 'cubic':
      return [segment.first, segment.second, segment.to];
    case 'move':
    case 'line':
    case 'arc':
      return [segment.to];
  }
}

function isFinitePoint({ x, y }: Point): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}
