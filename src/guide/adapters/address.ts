/**
 * Notes a text in the page's own address, as the visitor types it. Nobody goes anywhere by it: the router, the focus and
 * the scroll place stay as they are. Nothing is noted when the browser refuses, as it does when this happens too often.
 */
export function noteInAddress(parameter: string, text: string): void {
  const address = new URL(globalThis.location.href);
  if ((address.searchParams.get(parameter) ?? '') === text) return;
  if (text === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, text);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // On the way back the visitor finds the last noted text.
  }
}
