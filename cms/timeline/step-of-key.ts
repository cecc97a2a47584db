import { smallestStep } from './switch-times.ts';

/**
 * Returns the seconds by which a key moves a time; undefined for other keys. Time runs from left to right in every
 * language.
 */
export function stepOfKey({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): number | undefined {
  const step = shiftKey ? 1 : smallestStep;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return -step;
    case 'ArrowRight':
    case 'ArrowUp':
      return step;
    case 'PageDown':
      return -10;
    case 'PageUp':
      return 10;
    case 'Home':
      return Number.NEGATIVE_INFINITY;
    case 'End':
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}
