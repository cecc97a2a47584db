/**
 * Returns whether the visitor is using something that must not vanish: an open dialog, such as a game, or a text field.
 *
 * @param which a selector of the dialogs that count, if not all do
 */
export function isVisitorBusy(which = ''): boolean {
  return document.querySelector(`dialog[open]${which}`) !== null || isWriting(document.activeElement);
}

function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  return element instanceof HTMLInputElement && writtenIn.includes(element.type) && element.value !== '';
}

const writtenIn = ['text', 'search', 'tel', 'number', 'email', 'url', 'password'];

/** Calls back when a dialog closes or a field loses the focus; returns the stop. */
export function onRelease(listener: () => void): () => void {
  const listeners = new AbortController();
  // The close event does not bubble.
  for (const type of ['close', 'focusout'])
    document.addEventListener(type, () => queueMicrotask(listener), { signal: listeners.signal, capture: true });
  return () => listeners.abort();
}
