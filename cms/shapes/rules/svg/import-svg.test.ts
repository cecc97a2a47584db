import { describe, expect, it } from 'vitest';
import { areaOf, boundsOf } from '#games/board/rules/coverage.ts';
import { flatten } from '#games/board/rules/flatten.ts';
import { readPath } from '#content/svg-path.ts';
import { importSvg } from './import-svg.ts';
import { type SvgElement } from './svg-element.ts';
import { identity, pointThrough, readTransform, times } from './transform.ts';

const picture = { width: 800, height: 600 };

function element(
  name: string,
  attributes: SvgElement['attributes'] = {},
  children: readonly SvgElement[] = [],
): SvgElement {
  return { name, attributes, children };
}

function svg(...children: readonly SvgElement[]): SvgElement {
  return element('svg', { viewBox: '0 0 400 300' }, children);
}

function boundsIn(data: string): object {
  const { x, y, width, height } = boundsOf(flatten(readPath(data).segments, 0.01));
  return Object.fromEntries(Object.entries({ x, y, width, height }).map(([name, value]) => [name, Math.round(value)]));
}

describe('an SVG file', () => {
  it.each([
    ['rect', { x: '10', y: '20', width: '30', height: '40' }, { x: 20, y: 40, width: 60, height: 80 }],
    ['rect', { x: '10', y: '20', width: '30', height: '40', rx: '5' }, { x: 20, y: 40, width: 60, height: 80 }],
    ['circle', { cx: '50', cy: '60', r: '10' }, { x: 80, y: 100, width: 40, height: 40 }],
    ['ellipse', { cx: '50', cy: '60', rx: '10', ry: '20' }, { x: 80, y: 80, width: 40, height: 80 }],
    ['polygon', { points: '0,0 10,0 10 30' }, { x: 0, y: 0, width: 20, height: 60 }],
    ['path', { d: 'm5 5h10v10z' }, { x: 10, y: 10, width: 20, height: 20 }],
  ])('gives its %s, as large on the picture as in its view', (name, attributes, expected) => {
    const { shapes, unread } = importSvg(svg(element(name, attributes)), picture);
    expect(unread).toEqual([]);
    expect(boundsIn(shapes[0]?.data ?? '')).toEqual(expected);
  });

  it('cuts rounded corners off', () => {
    const { shapes } = importSvg(svg(element('rect', { width: '100', height: '100', rx: '50' })), picture);
    const area = areaOf(flatten(readPath(shapes[0]?.data ?? '').segments, 0.01), 'nonzero');
    expect(Math.abs(area - Math.PI * 100 * 100)).toBeLessThan(100);
  });

  it('applies the transforms of nested groups', () => {
    const shape = element('rect', { width: '10', height: '10', transform: 'rotate(90)' });
    const { shapes } = importSvg(
      svg(element('g', { transform: 'translate(100, 50)' }, [element('g', { transform: 'scale(2)' }, [shape])])),
      picture,
    );
    expect(boundsIn(shapes[0]?.data ?? '')).toEqual({ x: 160, y: 100, width: 40, height: 40 });
  });

  it('names shapes by title, otherwise by label, otherwise by ID', () => {
    const rect = { width: '9', height: '9' };
    const { shapes } = importSvg(
      svg(
        element('rect', { ...rect, id: 'a' }, [element('title', { text: ' Turm ' })]),
        element('rect', { ...rect, id: 'b', 'inkscape:label': 'Haus' }),
        element('rect', { ...rect, id: 'c' }),
        element('rect', rect),
      ),
      picture,
    );
    expect(shapes.map(({ name }) => name)).toEqual(['Turm', 'Haus', 'c', '']);
  });

  it('reports what cannot be imported, and ignores elements that draw nothing', () => {
    const { shapes, unread } = importSvg(
      svg(
        element('defs', {}, [element('rect', { width: '9', height: '9' })]),
        element('rect', { width: '9', height: '9', display: 'none' }),
        element('text', { id: 'label' }),
        element('path', { id: 'broken', d: 'M0 0L' }),
        element('polygon', { points: '1,2 x' }),
        element('rect', { width: '9', height: '9', transform: 'wobble(3)' }),
        element('circle', { r: 'many' }),
        element('path', { d: 'M0 0L9 9' }),
      ),
      picture,
    );
    expect(shapes).toEqual([]);
    expect(unread.map(({ element: name, reason }) => `${name} ${reason}`)).toEqual([
      'text not-a-shape',
      'path broken-path',
      'polygon broken-number',
      'rect broken-transform',
      'circle broken-number',
      'path encloses-nothing',
    ]);
  });

  it('without a view uses the units of its width, otherwise the picture’s pixels', () => {
    const shape = element('rect', { width: '10', height: '10' });
    const sized = importSvg(element('svg', { width: '100mm', height: '75mm' }, [shape]), picture);
    expect(boundsIn(sized.shapes[0]?.data ?? '')).toMatchObject({ width: 21 });
    const plain = importSvg(element('svg', {}, [shape]), picture);
    expect(boundsIn(plain.shapes[0]?.data ?? '')).toMatchObject({ width: 10 });
  });
});

describe('by numbers', () => {
  const dataOf = (shape: SvgElement, root: SvgElement['attributes'] = {}): string | undefined =>
    importSvg(element('svg', root, [shape]), picture).shapes[0]?.data;
  const reasonOf = (name: string, attributes: SvgElement['attributes']): string | undefined =>
    importSvg(element('svg', {}, [element(name, attributes)]), picture).unread[0]?.reason;
  const box = { x: '10', y: '20', width: '30', height: '40' };

  it('a rectangle becomes its corners, starting at the top left', () => {
    expect(dataOf(element('rect', box))).toBe('M10 20L40 20L40 60L10 60Z');
    expect(dataOf(element('rect', { ...box, rx: '0', ry: '9' }))).toBe('M10 20L40 20L40 60L10 60Z');
    expect(dataOf(element('rect', { ...box, rx: 'auto' }))).toBe('M10 20L40 20L40 60L10 60Z');
  });

  it('round corners start and end one radius from the corner, at most half a side', () => {
    const around = /^M13 20L37 20C\S+ \S+ \S+ \S+ 40 24L40 56C\S+ \S+ \S+ \S+ 37 60L13 60C\S+ \S+ \S+ \S+ 10 56L10 24C/;
    expect(dataOf(element('rect', { ...box, rx: '3', ry: '4' }))).toMatch(around);
    expect(dataOf(element('rect', { ...box, ry: '4' }))).toMatch(/^M14 20L36 20C.* 40 24L40 56C/);
    expect(dataOf(element('rect', { ...box, rx: '4' }))).toMatch(/^M14 20L36 20C.* 40 24L40 56C/);
    expect(dataOf(element('rect', { ...box, rx: '99', ry: '4' }))).toMatch(/^M25 20L25 20C.* 40 24L40 56C/);
    expect(dataOf(element('rect', { ...box, rx: '3', ry: '99' }))).toMatch(/^M13 20L37 20C.* 40 40L40 40C/);
  });

  it('a circle starts at its left', () => {
    expect(dataOf(element('circle', { cx: '50', cy: '60', r: '10' }))).toMatch(
      /^M40 60C.* 50 50C.* 60 60C.* 50 70C.* 40 60Z$/,
    );
    expect(dataOf(element('ellipse', { cx: '50', cy: '60', ry: '20' }))).toMatch(/^M30 60C.* 50 40C/);
  });

  it.each([
    ['1in', 106],
    ['1pc', 26],
    ['3PT', 14],
    ['2.54cm', 106],
    ['25.4mm', 106],
    ['1e1', 20],
    ['4%', 42],
    [' +4px ', 14],
  ])('a width of %j ends at %d', (width, right) => {
    expect(dataOf(element('rect', { ...box, width }))).toBe(`M10 20L${right} 20L${right} 60L10 60Z`);
  });

  it.each(['4em', '1.2.3', 'x', ''])('a width of %j is invalid', (width) =>
    expect(reasonOf('rect', { ...box, width })).toBe('broken-number'),
  );

  it.each([
    ['rect', { ...box, width: '1e308' }],
    ['rect', { ...box, width: '-30' }],
    ['circle', { cx: '5', cy: '5', r: '-5' }],
    ['rect', { ...box, transform: 'scale(1e200) scale(1e200)' }],
    ['path', { d: 'M0 0L1e9 0L5 5Z' }],
    ['path', { d: 'M0 0L0 -1e9L5 5Z' }],
    ['path', { d: 'M0 0C1e9 0 5 0 5 5Z' }],
    ['path', { d: 'M0 0C0 0 5 -1e9 5 5Z' }],
  ])('%s %j is on no picture', (name, attributes) => expect(reasonOf(name, attributes)).toBe('broken-number'));

  it('a number with very many spaces is read at once', () => {
    expect(reasonOf('rect', { ...box, x: `1${' '.repeat(200_000)}!` })).toBe('broken-number');
  });

  it('a view is stretched onto the picture from its own corner', () => {
    const shape = element('rect', box);
    expect(dataOf(shape, { viewBox: '5, 10, 400, 200' })).toBe('M10 30L70 30L70 150L10 150Z');
    expect(dataOf(shape, { viewBox: '5 10 0 0', width: '400', height: '200' })).toBe('M10 30L70 30L70 150L10 150Z');
    expect(dataOf(shape, { viewBox: '5 10 400', width: '400', height: '200' })).toBe('M20 60L80 60L80 180L20 180Z');
    expect(dataOf(shape, { width: '400' })).toBe('M10 20L40 20L40 60L10 60Z');
    expect(dataOf(shape, { height: '400' })).toBe('M10 20L40 20L40 60L10 60Z');
  });

  it('polylines are closed, and need pairs of numbers', () => {
    expect(dataOf(element('polyline', { points: ' 0 0, 9,0 9 9 ' }))).toBe('M0 0L9 0L9 9Z');
    expect(reasonOf('polyline', { points: '0 0 9 0 9' })).toBe('broken-number');
    expect(reasonOf('polygon', { points: '0 0 9 0' })).toBe('encloses-nothing');
  });

  it('a curve there and back encloses an area', () => {
    expect(dataOf(element('path', { d: 'M0 0C0 5 9 5 9 0Z' }))).toBe('M0 0C0 5 9 5 9 0Z');
  });

  it.each([
    ['defs', {}],
    ['rect', { ...box, display: 'none' }],
    ['rect', { ...box, style: 'fill:red; display : none' }],
    ['linearGradient', {}],
    ['namedview', {}],
    ['clipPath', {}],
  ])('%s %j draws nothing', (name, attributes) => {
    expect(importSvg(svg(element(name, attributes, [element('rect', box)])), picture)).toEqual({
      shapes: [],
      unread: [],
    });
  });

  it.each(['g', 'a', 'svg', 'switch'])('shapes inside %s are found', (name) => {
    expect(importSvg(svg(element(name, {}, [element('rect', box)])), picture).shapes).toHaveLength(1);
  });
});

describe('positions of shapes', () => {
  const square = element('rect', { id: 'a', width: '10', height: '10' });
  const boundsOfAll = (...children: readonly SvgElement[]): readonly object[] => {
    const { shapes, unread } = importSvg(svg(...children), { width: 400, height: 300 });
    expect(unread).toEqual([]);
    return shapes.map(({ data }) => boundsIn(data));
  };
  const style = (text: string): SvgElement => element('style', { text });

  it.each<[string, SvgElement['attributes'], object]>([
    [
      'a view',
      { x: '200', y: '100', width: '100', height: '100', viewBox: '0 0 10 10' },
      { x: 200, y: 100, width: 100, height: 100 },
    ],
    ['its corner', { x: '200', y: '100' }, { x: 200, y: 100, width: 10, height: 10 }],
    [
      'a view in the middle',
      { width: '100', height: '50', viewBox: '0 0 10 10' },
      { x: 25, y: 0, width: 50, height: 50 },
    ],
    [
      'a view at its end',
      { width: '100', height: '50', viewBox: '0 0 10 10', preserveAspectRatio: 'xMaxYMin meet' },
      { x: 50, y: 0, width: 50, height: 50 },
    ],
    [
      'a view that is cut',
      { width: '100', height: '50', viewBox: '0 0 10 10', preserveAspectRatio: 'xMidYMid slice' },
      { x: 0, y: -25, width: 100, height: 100 },
    ],
    [
      'a stretched view',
      { width: '100', height: '50', viewBox: '0 0 10 10', preserveAspectRatio: 'none' },
      { x: 0, y: 0, width: 100, height: 50 },
    ],
    ['all of the outer one', { viewBox: '0 0 40 30' }, { x: 0, y: 0, width: 100, height: 100 }],
    [
      'parts of the outer one',
      { x: '50%', width: '25%', height: '10', viewBox: '0 0 100 10' },
      { x: 200, y: 0, width: 10, height: 10 },
    ],
  ])('within an inner svg depends on %s', (_, attributes, expected) => {
    expect(boundsOfAll(element('svg', attributes, [square]))).toEqual([expected]);
  });

  it.each([
    ['translate(100px, 50px)', { x: 100, y: 50, width: 10, height: 10 }],
    ['translateX(10%) scale(2)', { x: 40, y: 0, width: 20, height: 20 }],
    ['rotate(.25turn)', { x: -10, y: 0, width: 10, height: 10 }],
    ['translate3d(5px, 6px, 0) scaleY(200%)', { x: 5, y: 6, width: 10, height: 20 }],
    ['none', { x: 0, y: 0, width: 10, height: 10 }],
  ])('follows the CSS transform %s, also of a class', (transform, expected) => {
    const styled = { ...square, attributes: { ...square.attributes, style: `fill:red; transform: ${transform}` } };
    const classed = { ...square, attributes: { ...square.attributes, class: 'b a' } };
    expect(boundsOfAll(styled)).toEqual([expected]);
    expect(boundsOfAll(style(`.a{transform:${transform}}`), classed)).toEqual([expected]);
  });

  it('follows where a transform begins, and the single ones of CSS', () => {
    const turned = { ...square.attributes, transform: 'rotate(180)', 'transform-origin': '10 10' };
    expect(boundsOfAll(element('rect', turned))).toEqual([{ x: 10, y: 10, width: 10, height: 10 }]);
    const middle = { ...square.attributes, style: 'transform: scale(-1); transform-origin: center' };
    expect(boundsOfAll(element('rect', middle))).toEqual([{ x: 390, y: 290, width: 10, height: 10 }]);
    const single = { ...square.attributes, style: 'translate: 30px; scale: 2 3' };
    expect(boundsOfAll(element('rect', single))).toEqual([{ x: 30, y: 0, width: 20, height: 30 }]);
  });

  it('is reported where it depends on unknown boxes or depth', () => {
    for (const css of [
      'transform: scale(2); transform-box: fill-box',
      'transform: rotate3d(1,1,1,45deg)',
      'transform: translate(2em)',
      ...['2em 0', '0 2em'].map((origin) => `transform: scale(2); transform-origin: ${origin}`),
    ]) {
      const { shapes, unread } = importSvg(svg(element('rect', { ...square.attributes, style: css })), picture);
      expect([shapes, unread.map(({ reason }) => reason)]).toEqual([[], ['broken-transform']]);
    }
  });

  it('follows repeated shapes and symbols', () => {
    const symbol = element('symbol', { id: 's', viewBox: '0 0 10 10' }, [square]);
    const group = element('g', { id: 'g', transform: 'translate(5 0)' }, [square]);
    expect(
      boundsOfAll(
        element('defs', {}, [group]),
        symbol,
        element('use', { href: '#g', x: '20', y: '30' }),
        element('use', { 'xlink:href': '#s', x: '100', width: '20', height: '20' }),
        element('use', { href: '#a', transform: 'scale(2)' }),
      ),
    ).toEqual([
      { x: 25, y: 30, width: 10, height: 10 },
      { x: 100, y: 0, width: 20, height: 20 },
      { x: 0, y: 0, width: 20, height: 20 },
    ]);
    const named = importSvg(
      svg(element('defs', {}, [square]), element('use', { href: '#a' }), element('use', { id: 'own', href: '#a' })),
      picture,
    );
    expect(named.shapes.map(({ name }) => name)).toEqual(['a', 'own']);
  });

  it('repeats nothing without end', () => {
    const loop = element('g', { id: 'l' }, [element('use', { href: '#l' })]);
    const levels = Array.from({ length: 30 }, (_, at) =>
      element(
        'g',
        { id: `l${at}` },
        Array.from({ length: 10 }, () => element('use', { href: `#l${at + 1}` })),
      ),
    );
    for (const root of [
      svg(loop),
      svg(element('defs', {}, levels), element('use', { href: '#l0' })),
      svg(element('use', { href: 'x.svg#a' })),
    ]) {
      const { shapes, unread } = importSvg(root, picture);
      expect(shapes).toEqual([]);
      expect(new Set(unread.map(({ reason }) => reason))).toEqual(new Set(['broken-reference']));
    }
  });

  it.each([
    '.a{display:none}',
    '#x { visibility: hidden }',
    'g.a rect{display:none}',
    'g > rect { visibility: collapse }',
    '@media screen{rect{display:none!important}}',
    '<!-- /* } */ svg .a { DISPLAY : none } -->',
    'rect{display:inline}#y{display:none}rect{display:block}',
  ])('does not matter for what %s hides', (css) => {
    const hidden = element('g', { id: 'x', class: 'a' }, [element('rect', { ...square.attributes, id: 'y' })]);
    expect(boundsOfAll(style(css), hidden)).toEqual([]);
  });

  it('shows what is visible in a hidden layer, and what only paper hides', () => {
    const inner = element('rect', { ...square.attributes, visibility: 'visible' });
    expect(boundsOfAll(element('g', { visibility: 'hidden' }, [square, inner]))).toHaveLength(1);
    expect(
      boundsOfAll(style('@media print{rect{display:none}}@font-face{src:x}.z{display:none}'), square),
    ).toHaveLength(1);
  });

  it('tells rules that it cannot read, if they would decide', () => {
    const css = 'rect:nth-child(2){display:none} a[b]{fill:red} .ok{display:none}';
    expect(importSvg(svg(style(css), square), picture).unread).toEqual([
      { element: 'style', name: 'rect:nth-child(2)', reason: 'unread-style' },
    ]);
  });

  it('shows one child of a switch, as browsers do', () => {
    const paper = element('g', { requiredExtensions: 'http://ns.adobe.com/AdobeIllustrator/10.0/' }, [square]);
    const other = element('g', { transform: 'translate(9 9)' }, [square]);
    expect(boundsOfAll(element('switch', {}, [paper, other, square]))).toEqual([{ x: 9, y: 9, width: 10, height: 10 }]);
  });

  it.each([
    ['path', { d: 'M40 40h60v60H40z', transform: 'matrix(-1 0 0 1 400-10)' }, { x: 300, y: 30, width: 60, height: 60 }],
    ['polygon', { points: '200 200 260 200 230-140 ' }, { x: 200, y: -140, width: 60, height: 340 }],
    ['path', { d: 'M0 0h40v40H0z', transform: 'matrix(.5.5-.5.5 200 60)' }, { x: 180, y: 60, width: 40, height: 40 }],
    [
      'rect',
      { width: '10', height: '10', transform: 'translate(1e1-2)rotate(0)' },
      { x: 10, y: -2, width: 10, height: 10 },
    ],
  ])('is read from a minified %s %j', (name, attributes, expected) => {
    expect(boundsOfAll(element(name, attributes))).toEqual([expected]);
  });
});

describe('a transform', () => {
  it.each([
    ['', { x: 3, y: 5 }],
    ['translate(10)', { x: 13, y: 5 }],
    ['translate(10,20) scale(2)', { x: 16, y: 30 }],
    ['rotate(90)', { x: -5, y: 3 }],
    ['rotate(180 3 5)', { x: 3, y: 5 }],
    ['matrix(0 1 -1 0 7 8)', { x: 2, y: 11 }],
    ['skewX(45)', { x: 8, y: 5 }],
    ['skewY(45)', { x: 3, y: 8 }],
  ])('%j moves a point', (text, expected) => {
    const at = pointThrough(readTransform(text) ?? identity, { x: 3, y: 5 });
    expect(at.x).toBeCloseTo(expected.x, 9);
    expect(at.y).toBeCloseTo(expected.y, 9);
  });

  it.each(['rotate', 'rotate(x)', 'matrix(1 2 3)', 'spin(3)'])('%j is invalid', (text) =>
    expect(readTransform(text)).toBeUndefined(),
  );

  it('that is the identity leaves others unchanged', () => {
    const turn = readTransform('rotate(30) translate(4 5)') ?? identity;
    expect(times(identity, turn)).toEqual(turn);
    expect(times(turn, identity)).toEqual(turn);
  });
});
