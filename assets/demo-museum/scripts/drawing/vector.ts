import type { Point } from './geometry.js';

type Attributes = Readonly<Record<string, string | number>>;

export const digits = (value: number): string => String(Math.round(value * 100) / 100);

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? digits(value) : value}"`)
    .join('');

export const element = (name: string, attributes: Attributes, content = ''): string =>
  content === '' ? `<${name}${write(attributes)}/>` : `<${name}${write(attributes)}>${content}</${name}>`;

export const line = (points: readonly Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const path = (data: string, attributes: Attributes): string => element('path', { d: data, ...attributes });
export const polygon = (points: readonly Point[], attributes: Attributes): string =>
  path(line(points, true), attributes);
export const polyline = (points: readonly Point[], attributes: Attributes): string =>
  path(line(points), { fill: 'none', ...attributes });
export const circle = ([x, y]: Point, radius: number, attributes: Attributes): string =>
  element('circle', { cx: x, cy: y, r: radius, ...attributes });
export const rectangle = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });
export const group = (attributes: Attributes, content: string): string => element('g', attributes, content);
export const clip = (name: string, shape: string, content: string): string =>
  `<clipPath id="${name}">${shape}</clipPath>${group({ 'clip-path': `url(#${name})` }, content)}`;

export function drawing(width: number, height: number, background: string, content: string): string {
  const ground = background === '' ? '' : rectangle(0, 0, width, height, { fill: background });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${content}</svg>\n`;
}

/** A closed path through the points with rounded corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length];
    const after = points[(index + 1) % points.length];
    const cut = (toward: Point): Point => {
      const length = Math.hypot(toward[0] - point[0], toward[1] - point[1]) || 1;
      const share = Math.min(radius, length / 2) / length;
      return [point[0] + (toward[0] - point[0]) * share, point[1] + (toward[1] - point[1]) * share];
    };
    const [start, end] = [cut(before), cut(after)];
    return `${index === 0 ? 'M' : 'L'}${digits(start[0])} ${digits(start[1])}Q${digits(point[0])} ${digits(point[1])} ${digits(end[0])} ${digits(end[1])}`;
  });
  return `${parts.join('')}Z`;
}
