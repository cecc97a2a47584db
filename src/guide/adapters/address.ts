/**
 * Writes a text into the page's address as the visitor types it. This is not a navigation: the router, the focus and
 * the scroll position stay as they are. Nothing is written when the browser refuses, which it does when the address
 * changes too often.
 */
export function noteInAddress(parameter: string, text: string): void {
  const address = new URL(globalThis.location.href);
  if ((address.searchParams.get(parameter) ?? '') === text) return;
  if (text === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, text);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Going back restores the last text that was written.
  }
}
