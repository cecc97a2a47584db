/**
 * Paints the page: a theme and its shade change the custom properties of the root element, and nothing else.
 *
 * @param paint names and values, see tokens.css
 */
export function paintRoot(
  paint: Iterable<readonly [name: string, value: string]>,
  shade: 'light' | 'dark' | 'high',
): void {
  const root = document.documentElement;
  for (const [name, colour] of paint) root.style.setProperty(name, colour);
  root.dataset['contrast'] = shade === 'high' ? 'high' : 'normal';
  root.dataset['look'] = shade === 'dark' ? 'dark' : 'light';
}
