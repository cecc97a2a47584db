import { readQrCode } from '#content/qr-code.ts';
import { routes } from '../../routes.ts';
import { normaliseToken } from '#contract/normalise-token.ts';

/** Longer texts are not tokens (see the calls of the contract). */
const longest = 200;

/**
 * Returns the token in a printed code or in typed text: an address of this guide, such as `/token?token=ABC`, or the
 * token itself.
 *
 * @param guideBase the guide's own folder, as a full URL
 * @returns the token without blanks and dashes, in capital letters; undefined if the text contains none
 */
export function findToken(text: string, guideBase: string): string | undefined {
  const reading = readQrCode(text, guideBase);
  const token = normaliseToken(reading.kind === 'path' ? tokenIn(reading.path) : text);
  return /^[\p{L}\p{N}]+$/u.test(token) && token.length <= longest ? token : undefined;
}

function tokenIn(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://guide.invalid');
  return pathname.replace(/\/$/, '') === routes.token.href() ? (searchParams.get('token') ?? '') : '';
}
