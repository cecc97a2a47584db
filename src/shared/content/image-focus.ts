/** The nine positions of the focus picker, row by row. A picture that is cropped keeps this part. */
export const imageFocuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

export type ImageFocus = (typeof imageFocuses)[number];

/** Reads `top-left`, `left top`, `TopLeft`, `centre`, or a number from 0 to 8; undefined if it is invalid. */
export function parseFocus(given: unknown): ImageFocus | undefined {
  if (typeof given === 'number') return imageFocuses[given];
  if (typeof given !== 'string') return undefined;
  if (/^[0-8]$/.test(given)) return imageFocuses[Number(given)];
  const words = given
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
  const known = new Set(['top', 'bottom', 'left', 'right', 'center', 'centre', 'middle']);
  if (words.length > 2 || words.some((word) => !known.has(word))) return undefined;
  const vertical = words.filter((word) => word === 'top' || word === 'bottom');
  const horizontal = words.filter((word) => word === 'left' || word === 'right');
  // "top bottom" joins to a position that is not one of the nine.
  const position = [...vertical, ...horizontal].join('-') || 'center';
  return imageFocuses.find((focus) => focus === position);
}

/** Returns the CSS `object-position` of a focus. Without one it is above the middle, where most portraits have faces. */
export function objectPosition(focus: ImageFocus | ''): string {
  if (focus === '') return '50% 30%';
  const index = imageFocuses.indexOf(focus);
  return `${(index % 3) * 50}% ${Math.floor(index / 3) * 50}%`;
}
