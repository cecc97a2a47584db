import { useLayoutEffect } from 'react';
import { paintOf, type Shade } from '#content/brand.ts';
import { type BrandColours } from '#content/theme-colours.ts';
import { paintRoot } from '#ui/paint-root.ts';
import { notePaint } from './noted-paint.ts';

/** Paints the page and the browser's bar above it. */
export function usePaint(brand: BrandColours, shade: Shade, isColoured = false): void {
  useLayoutEffect(() => {
    const paint = new Map(paintOf(brand, shade, isColoured));
    paintRoot(paint, shade);
    const browserBar = document.querySelector('meta[name="theme-color"]');
    browserBar?.setAttribute('content', paint.get(shade === 'dark' ? '--own-page' : '--primary') ?? '');
  }, [brand, shade, isColoured]);
  if (import.meta.env.SSR) {
    notePaint({ light: paintOf(brand, 'light', isColoured), dark: paintOf(brand, 'dark', isColoured) });
  }
}
