import type { Size } from './zoom-view.ts';

/** Returns the size in an SVG drawing's viewBox, for drawings that state no width and height. */
export async function viewBoxOf(url: string): Promise<Size | undefined> {
  const answer = await fetch(url);
  return answer.ok ? readViewBox(await answer.text()) : undefined;
}

export function readViewBox(svg: string): Size | undefined {
  const [, box = ''] = /<(?:\w+:)?svg\s[^>]*?\bviewBox\s*=\s*["']([^"']*)["']/i.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
