import { type Point } from '#content/outline.ts';
import { farthest } from '#contract/copied-shapes.ts';
import { formatPath } from '#games/board/rules/format-path.ts';
import { type PathSegment, readPath } from '#content/svg-path.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Contour, type PathNode, contoursOf, segmentsOf, linesThrough, roundPath } from '../contours.ts';
import { ownTransform, fitView, lengthOf, readCorner, readView } from './viewport.ts';
import { readStyles } from './styles.ts';
import { elementsIn, type SvgElement } from './svg-element.ts';
import { identity, type Matrix, pointThrough, readNumbers, times } from './transform.ts';

export interface ImportedShape {
  /** Its title or ID in the file; empty if it has neither. */
  readonly name: string;
  /** Path data in the pixels of the picture. */
  readonly data: string;
}

/** An element of the file that is not a shape or cannot be read, or style rules that cannot. */
export interface Unread {
  readonly element: string;
  readonly name: string;
  readonly reason:
    | 'not-a-shape'
    | 'broken-path'
    | 'broken-number'
    | 'broken-transform'
    | 'broken-reference'
    | 'encloses-nothing'
    | 'unread-style';
}

export interface Imported {
  readonly shapes: readonly ImportedShape[];
  readonly unread: readonly Unread[];
}

/** The state that an element inherits. */
interface Around {
  readonly through: Matrix;
  /** The reference of percentages. */
  readonly viewport: Size;
  readonly isVisible: boolean;
  readonly ancestors: readonly SvgElement[];
  /** IDs of the elements that are being repeated. */
  readonly used: readonly string[];
}

/** How many elements may come from `use`: repeated repetitions would grow without end. */
const mostUsed = 10_000;

/** Imports the shapes of an SVG file onto a picture. The file's view is stretched to fill the picture. */
export function importSvg(svg: SvgElement, picture: Size): Imported {
  const shapes: ImportedShape[] = [];
  const styles = readStyles(svg);
  const unread: Unread[] = styles.unread.map((name) => ({ element: 'style', name, reason: 'unread-style' }));
  const targets = new Map([...elementsIn(svg)].toReversed().map((element) => [element.attributes['id'], element]));
  let repeated = 0;
  const { matrix, viewport } = ontoPicture(svg, picture);
  const root: Around = { through: matrix, viewport, isVisible: true, ancestors: [], used: [] };
  walkChildren(svg, { ...root, isVisible: isVisible(svg, root) });
  return { shapes, unread };

  function valueOf(element: SvgElement, { ancestors }: Around, property: string): string | undefined {
    return styles.valueOf(element, ancestors, property);
  }

  function isVisible(element: SvgElement, around: Around): boolean {
    const visibility = valueOf(element, around, 'visibility') ?? 'inherit';
    return visibility === 'inherit' ? around.isVisible : visibility === 'visible';
  }

  function walkChildren(element: SvgElement, around: Around): void {
    const inside = { ...around, ancestors: [...around.ancestors, element] };
    for (const child of element.name === 'switch' ? chosenIn(element) : element.children) walk(child, inside);
  }

  function walk(element: SvgElement, around: Around, name = nameOf(element)): void {
    if (around.used.length > 0) repeated += 1;
    if (silent.has(element.name) || valueOf(element, around, 'display') === 'none') return;
    const own = ownTransform((property) => valueOf(element, around, property), around.viewport);
    if (own === undefined) return void unread.push({ element: element.name, name, reason: 'broken-transform' });
    const inner = { ...around, through: times(around.through, own), isVisible: isVisible(element, around) };
    if (element.name === 'svg') return walkView(element, inner, {});
    if (element.name === 'use') return walkUse(element, inner, name);
    if (groups.has(element.name)) return walkChildren(element, inner);
    if (inner.isVisible) addShape(element, inner, name);
  }

  /** @param size of the `use` that shows it */
  function walkView(
    element: SvgElement,
    around: Around,
    size: { readonly width?: string; readonly height?: string },
  ): void {
    const at = (property: 'x' | 'y' | 'width' | 'height', missing: string): number | undefined => {
      const given = property === 'width' || property === 'height' ? size[property] : undefined;
      return lengthOf(given ?? valueOf(element, around, property) ?? missing, around.viewport, alongOf[property]);
    };
    const [x, y] = [at('x', '0'), at('y', '0')];
    const [width, height] = [at('width', '100%'), at('height', '100%')];
    if (x === undefined || y === undefined || width === undefined || height === undefined)
      return void unread.push({ element: element.name, name: nameOf(element), reason: 'broken-number' });
    if (width <= 0 || height <= 0) return;
    const view = readView(element.attributes['viewBox']);
    const fit = fitView(view, { x, y, width, height }, element.attributes['preserveAspectRatio']);
    walkChildren(element, { ...around, through: times(around.through, fit), viewport: view ?? { width, height } });
  }

  function walkUse(element: SvgElement, around: Around, name: string): void {
    const id = /^\s*#(.+?)\s*$/.exec(element.attributes['href'] ?? element.attributes['xlink:href'] ?? '')?.[1];
    const target = targets.get(id);
    const [x, y] = (['x', 'y'] as const).map((property) =>
      lengthOf(valueOf(element, around, property) ?? '0', around.viewport, alongOf[property]),
    );
    const isEndless = id !== undefined && (around.used.includes(id) || repeated > mostUsed);
    if (id === undefined || target === undefined || isEndless || x === undefined || y === undefined)
      return void unread.push({ element: 'use', name, reason: 'broken-reference' });
    const { width, height } = element.attributes;
    const inside = {
      ...around,
      through: times(around.through, { ...identity, e: x, f: y }),
      ancestors: [...around.ancestors, element],
      used: [...around.used, id],
    };
    if (target.name === 'symbol' || target.name === 'svg') {
      if (valueOf(target, inside, 'display') === 'none') return;
      return walkView(target, inside, { ...(width && { width }), ...(height && { height }) });
    }
    walk(target, inside, name || nameOf(target));
  }

  function addShape(element: SvgElement, around: Around, name: string): void {
    const tell = (reason: Unread['reason']): void => void unread.push({ element: element.name, name, reason });
    const segments = segmentsOfElement(element.name, (property) => valueOf(element, around, property), {
      points: element.attributes['points'] ?? '',
      viewport: around.viewport,
    });
    if (typeof segments === 'string') return tell(segments);
    const contours = contoursOf(segments).map((contour) => mapped(contour, around.through));
    if (!contours.flat().every(isNear)) return tell('broken-number');
    if (!contours.some(enclosesSomething)) return tell('encloses-nothing');
    shapes.push({ name, data: formatPath(segmentsOf(contours)) });
  }
}

/** Returns the child that a `switch` shows: the first that asks for no extensions, which no browser has. */
function chosenIn({ children }: SvgElement): readonly SvgElement[] {
  const drawn = children.filter(({ name, attributes }) => !silent.has(name) && !attributes['requiredExtensions']);
  const plain = drawn.find(({ attributes }) => attributes['systemLanguage'] === undefined);
  return [plain ?? drawn[0] ?? []].flat();
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
const groups: ReadonlySet<string> = new Set(['g', 'a', 'switch']);

function nameOf({ attributes, children }: SvgElement): string {
  const title = children.find(({ name }) => name === 'title')?.attributes['text'];
  return (title ?? attributes['inkscape:label'] ?? attributes['id'] ?? '').trim();
}

/** Stretches the file's view onto the picture; without a view, its units are the picture's pixels. */
function ontoPicture({ attributes }: SvgElement, picture: Size): { readonly matrix: Matrix; readonly viewport: Size } {
  const view = readView(attributes['viewBox']);
  const [x, y] = readCorner(attributes['viewBox']);
  const width = view?.width ?? lengthOf(attributes['width'], picture, 'width') ?? 0;
  const height = view?.height ?? lengthOf(attributes['height'], picture, 'height') ?? 0;
  if (!(width > 0 && height > 0)) return { matrix: identity, viewport: picture };
  const [right, down] = [picture.width / width, picture.height / height];
  return {
    matrix: { a: right, b: 0, c: 0, d: down, e: -x * right, f: -y * down },
    viewport: { width, height },
  };
}

const alongOf = {
  x: 'width',
  y: 'height',
  width: 'width',
  height: 'height',
  cx: 'width',
  cy: 'height',
  r: 'both',
  rx: 'width',
  ry: 'height',
} as const;

interface Drawn {
  readonly points: string;
  readonly viewport: Size;
}

function segmentsOfElement(
  name: string,
  valueOf: (property: string) => string | undefined,
  { points, viewport }: Drawn,
): readonly PathSegment[] | Unread['reason'] {
  if (name === 'path') {
    const given = valueOf('d') ?? '';
    const { segments, fault } = readPath(/^path\(\s*["'](.*)["']\s*\)$/s.exec(given)?.[1] ?? given);
    return fault === undefined ? segments : 'broken-path';
  }
  if (name === 'polygon' || name === 'polyline') {
    const corners = pointsOf(points);
    return corners === undefined ? 'broken-number' : linesThrough(corners);
  }
  if (name !== 'rect' && name !== 'circle' && name !== 'ellipse') return 'not-a-shape';
  const length = (key: keyof typeof alongOf): number =>
    lengthOf(valueOf(key) ?? '0', viewport, alongOf[key]) ?? Number.NaN;
  const lengths = { x: length('x'), y: length('y'), cx: length('cx'), cy: length('cy'), r: length('r') };
  const [width, height] = [length('width'), length('height')];
  const [rx = 0, ry = 0] = (['rx', 'ry'] as const).map((key) => {
    const [own, other] = [valueOf(key), valueOf(key === 'rx' ? 'ry' : 'rx')];
    const [given, along] = own === undefined || own === 'auto' ? [other, key === 'rx' ? 'ry' : 'rx'] : [own, key];
    return lengthOf(given === 'auto' ? undefined : given, viewport, alongOf[along as 'rx' | 'ry']) ?? 0;
  });
  if (![...Object.values(lengths), width, height].every(Number.isFinite)) return 'broken-number';
  const { x, y, cx, cy, r } = lengths;
  if (Math.min(width, height, r) < 0) return 'broken-number';
  if (name === 'circle') return roundPath({ x: cx, y: cy }, { x: r, y: r });
  if (name === 'ellipse') return roundPath({ x: cx, y: cy }, { x: rx, y: ry });
  return rectPath({ x, y }, { width, height }, { x: Math.min(rx, width / 2), y: Math.min(ry, height / 2) });
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
  const numbers = readNumbers(given);
  if (numbers === undefined || numbers.length % 2 !== 0 || !numbers.every(Number.isFinite)) return undefined;
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
}

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
