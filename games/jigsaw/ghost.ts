/** How opaque the faint picture on the board is: clearly visible to visitors who ask for contrast. */
export function ghostAlpha(): number {
  const wantsContrast =
    document.documentElement.dataset['contrast'] === 'high' ||
    matchMedia('(forced-colors: active), (prefers-contrast: more)').matches;
  return wantsContrast ? 0.45 : 0.16;
}
