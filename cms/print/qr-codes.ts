import { encodeQR } from 'qr';

/** One code to print. */
export interface PrintedCode {
  readonly key: string;
  /** What visitors find behind it. */
  readonly name: string;
  /** The number that they type instead; empty for a whole tour. */
  readonly number: string;
  /** What the code says. */
  readonly address: string;
}

/** The address behind a code (section 2.2): a tour, or one of its stations. */
export function qrAddress(base: string, tourCode: string, itemCode?: string): string {
  const folder = base.replace(/\/+$/, '');
  const steps = itemCode === undefined ? [tourCode] : [tourCode, itemCode];
  return `${folder}/qr/${steps.map(encodeURIComponent).join('/')}`;
}

/** A code as an SVG picture with the quiet edge that readers need; a quarter of it may be dirty. */
export function qrPicture(address: string): string {
  return encodeQR(address, 'svg', { ecc: 'quartile', border: 4, scale: 4 });
}
