import { encodeQR } from 'qr';

/** One code to print. */
export interface PrintedCode {
  readonly key: string;
  /** What visitors find at the address. */
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

/**
 * Returns a code as an SVG picture with the quiet zone that readers need. It stays readable with a quarter of it
 * soiled.
 */
export function qrPicture(address: string): string {
  return encodeQR(address, 'svg', { ecc: 'quartile', border: 4, scale: 4 });
}
