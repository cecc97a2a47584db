import { type KeyboardEvent } from 'react';

/** Escape closes the menu or the panel that has the focus, and not also the preview behind it on narrow windows. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
