import { useLayoutEffect } from 'react';
import { paintOf } from '#content/brand.ts';
import { type BrandColours } from '#content/theme-colours.ts';
import { paintRoot } from '#ui/paint-root.ts';
import { notePaint } from './noted-paint.ts';

/** Paints the page and the browser's bar above it. */
export function usePaint(brand: BrandColours, highContrast: boolean, isColoured = false): void {
  useLayoutEffect(() => {
    const paint = new Map(paintOf(brand, highContrast, isColoured));
    paintRoot(paint, highContrast);
    const browserBar = document.querySelector('meta[name="theme-color"]');
    browserBar?.setAttribute('content', paint.get('--primary') ?? '');
  }, [brand, highContrast, isColoured]);
  if (import.meta.env.SSR) notePaint(paintOf(brand, highContrast, isColoured));
}
