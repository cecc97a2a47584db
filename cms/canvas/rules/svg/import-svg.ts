import { type Point } from '#content/outline.ts';
import { farthest } from '#contract/copied-shapes.ts';
import { formatPath } from '#games/board/rules/format-path.ts';
import { type PathSegment, readPath } from '#content/svg-path.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Contour, type PathNode, contoursOf, segmentsOf } from '../contours.ts';
import { linesThrough, roundPath } from '../plain-paths.ts';
import { identity, type Matrix, pointThrough, readTransform, times } from './transform.ts';

/** An element of an SVG file, as plain data. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}

export interface ImportedShape {
  /** Its title or ID in the file; empty if it has neither. */
  readonly name: string;
  /** Path data in the pixels of the picture. */
  readonly data: string;
}

/** An element of the file that is not a shape or cannot be read. */
export interface Unread {
  readonly element: string;
  readonly name: string;
  readonly reason: 'not-a-shape' | 'broken-path' | 'broken-number' | 'broken-transform' | 'encloses-nothing';
}

export interface Imported {
  readonly shapes: readonly ImportedShape[];
  readonly unread: readonly Unread[];
}

/** Imports the shapes of an SVG file onto a picture. The file's view is stretched to fill the picture. */
export function importSvg(svg: SvgElement, picture: Size): Imported {
  const shapes: ImportedShape[] = [];
  const unread: Unread[] = [];
  for (const child of svg.children) walk(child, ontoPicture(svg, picture));
  return { shapes, unread };

  function walk(element: SvgElement, through: Matrix): void {
    if (silent.has(element.name) || isHidden(element)) return;
    const name = nameOf(element);
    const tell = (reason: Unread['reason']): void => void unread.push({ element: element.name, name, reason });
    const own = readTransform(element.attributes['transform'] ?? '');
    if (own === undefined) return tell('broken-transform');
    const matrix = times(through, own);
    if (groups.has(element.name)) {
      for (const child of element.children) walk(child, matrix);
      return;
    }
    const segments = segmentsOfElement(element);
    if (typeof segments === 'string') return tell(segments);
    const contours = contoursOf(segments).map((contour) => mapped(contour, matrix));
    if (!contours.flat().every(isNear)) return tell('broken-number');
    if (!contours.some(enclosesSomething)) return tell('encloses-nothing');
    shapes.push({ name, data: formatPath(segmentsOf(contours)) });
  }
}

/** Elements that draw nothing themselves. */
const silent: ReadonlySet<string> = new Set([
  'title',
  'desc',
  'metadata',
  'defs',
  'style',
  'script',
  'clipPath',
  'mask',
  'symbol',
  'linearGradient',
  'radialGradient',
  'pattern',
  'filter',
  'marker',
  'namedview',
]);
const groups: ReadonlySet<string> = new Set(['g', 'a', 'svg', 'switch']);

function isHidden({ attributes }: SvgElement): boolean {
  return attributes['display'] === 'none' || /display\s*:\s*none/.test(attributes['style'] ?? '');
}

function nameOf({ attributes, children }: SvgElement): string {
  const title = children.find(({ name }) => name === 'title')?.attributes['text'];
  return (title ?? attributes['inkscape:label'] ?? attributes['id'] ?? '').trim();
}

/** The matrix that stretches the file's view onto the picture; without a view, its units are the picture's pixels. */
function ontoPicture({ attributes }: SvgElement, picture: Size): Matrix {
  const box = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, w = 0, h = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const width = w > 0 ? w : (lengthOf(attributes['width']) ?? 0);
  const height = h > 0 ? h : (lengthOf(attributes['height']) ?? 0);
  if (!(width > 0 && height > 0)) return identity;
  const [right, down] = [picture.width / width, picture.height / height];
  return { a: right, b: 0, c: 0, d: down, e: -x * right, f: -y * down };
}

function segmentsOfElement(element: SvgElement): readonly PathSegment[] | Unread['reason'] {
  const { name, attributes } = element;
  if (name === 'path') {
    const { segments, fault } = readPath(attributes['d'] ?? '');
    return fault === undefined ? segments : 'broken-path';
  }
  if (name === 'polygon' || name === 'polyline') {
    const corners = pointsOf(attributes['points'] ?? '');
    return corners === undefined ? 'broken-number' : linesThrough(corners);
  }
  if (name !== 'rect' && name !== 'circle' && name !== 'ellipse') return 'not-a-shape';
  const length = (key: string): number => lengthOf(attributes[key] ?? '0') ?? Number.NaN;
  const numbers = Object.fromEntries(['x', 'y', 'width', 'height', 'cx', 'cy', 'r'].map((key) => [key, length(key)]));
  const { x = 0, y = 0, width = 0, height = 0, cx = 0, cy = 0, r = 0 } = numbers;
  const [rx, ry] = [attributes['rx'] ?? attributes['ry'], attributes['ry'] ?? attributes['rx']].map(
    (radius) => lengthOf(radius === 'auto' ? undefined : radius) ?? 0,
  );
  if (!Object.values(numbers).every(Number.isFinite)) return 'broken-number';
  if (Math.min(width, height, r) < 0) return 'broken-number';
  if (name === 'circle') return roundPath({ x: cx, y: cy }, { x: r, y: r });
  if (name === 'ellipse') return roundPath({ x: cx, y: cy }, { x: rx ?? 0, y: ry ?? 0 });
  return rectPath({ x, y }, { width, height }, { x: Math.min(rx ?? 0, width / 2), y: Math.min(ry ?? 0, height / 2) });
}

function rectPath({ x, y }: Point, { width, height }: Size, radii: Point): readonly PathSegment[] {
  const [right, bottom] = [x + width, y + height];
  if (!(radii.x > 0 && radii.y > 0))
    return linesThrough([
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ]);
  const arc = (to: Point): PathSegment => ({ kind: 'arc', radii, rotation: 0, isLarge: false, isSweep: true, to });
  const line = (to: Point): PathSegment => ({ kind: 'line', to });
  return [
    { kind: 'move', to: { x: x + radii.x, y } },
    line({ x: right - radii.x, y }),
    arc({ x: right, y: y + radii.y }),
    line({ x: right, y: bottom - radii.y }),
    arc({ x: right - radii.x, y: bottom }),
    line({ x: x + radii.x, y: bottom }),
    arc({ x, y: bottom - radii.y }),
    line({ x, y: y + radii.y }),
    arc({ x: x + radii.x, y }),
    { kind: 'close' },
  ];
}

function pointsOf(given: string): readonly Point[] | undefined {
  const numbers = given
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length % 2 !== 0 || !numbers.every(Number.isFinite)) return undefined;
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
}

/** Returns a length in pixels, from CSS units; undefined if it is malformed. */
function lengthOf(given: string | undefined): number | undefined {
  const [, number, unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec((given ?? '').trim()) ?? [];
  const factor = units[unit.toLowerCase()];
  return number === undefined || factor === undefined || !Number.isFinite(Number(number))
    ? undefined
    : Number(number) * factor;
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

function mapped(contour: Contour, matrix: Matrix): Contour {
  return contour.map(({ at, before, behind }) => ({
    at: pointThrough(matrix, at),
    ...(before === undefined ? {} : { before: pointThrough(matrix, before) }),
    ...(behind === undefined ? {} : { behind: pointThrough(matrix, behind) }),
  }));
}

function isNear({ at, before = at, behind = at }: PathNode): boolean {
  return [at, before, behind].every(({ x, y }) => Math.abs(x) <= farthest && Math.abs(y) <= farthest);
}

/** Returns whether the line has three points, or a curve there and back. */
function enclosesSomething(contour: Contour): boolean {
  return contour.length > 2 || contour.some(({ behind }) => behind !== undefined);
}
