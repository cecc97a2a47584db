import { decodeBytes } from '../sheets/decode-text.ts';

/** The letters above ASCII of the encoding that zip programs use where they do not say UTF-8: code page 437. */
const letters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}';

/**
 * Returns the path of an entry with slashes, composed letters, and without `./`. Programs on a Mac write UTF-8 without
 * saying so, which other text hardly ever resembles.
 */
export function zipName(bytes: Uint8Array): string {
  const name = decodeBytes(bytes, 'utf-8') ?? Array.from(bytes, letterOf).join('');
  return name
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');
}

function letterOf(byte: number): string {
  return byte < 0x80 ? String.fromCodePoint(byte) : (letters[byte - 0x80] ?? '');
}
