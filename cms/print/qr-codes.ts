import { encodeQR } from 'qr';

/** One code to print. */
export interface PrintedCode {
  readonly key: string;
  /** The content at the address. */
  readonly name: string;
  /** The number that visitors can type instead; empty for a whole tour. */
  readonly number: string;
  /** The encoded address. */
  readonly address: string;
}

/** Returns the address in a code (section 2.2): a tour, or one of its stations. */
export function qrAddress(base: string, tourCode: string, itemCode?: string): string {
  const folder = base.replace(/\/+$/, '');
  const steps = itemCode === undefined ? [tourCode] : [tourCode, itemCode];
  return `${folder}/qr/${steps.map(encodeURIComponent).join('/')}`;
}

/** Returns the address in the code of a visitor's token. */
export function tokenAddress(base: string, token: string): string {
  return `${base.replace(/\/+$/, '')}/token?token=${encodeURIComponent(token)}`;
}

/**
 * Returns a code as an SVG picture with the quiet zone that readers need.
 *
 * @param care how much of it may be soiled or covered: a quarter, or 30 % below a logo
 */
export function qrPicture(address: string, care: 'quartile' | 'high' = 'quartile'): string {
  return encodeQR(address, 'svg', { ecc: care, border: 4, scale: 4 });
}
