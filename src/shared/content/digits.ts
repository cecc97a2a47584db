/** Writes the digits of a text as western ones, which codes are stored with: keyboards of Arabic and Persian have their own. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
