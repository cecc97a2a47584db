import { type Catalogue } from '#content/catalogue.ts';
import { type CodeLookup, lookUpCodes } from '#content/code-lookup.ts';
import { readQrCode } from '#content/qr-code.ts';
import { idIn } from '../routes.ts';
import { pathTo } from './qr/path-to.ts';

/** The destination of a scanned code. */
export type Target =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown-path' }
  | Extract<CodeLookup, { readonly code: string }>;

/** @param guideBases the folders that are the guide's own, as full URLs: in an app also that of the museum's website */
export function findTarget(text: string, catalogue: Catalogue, guideBases: readonly string[]): Target {
  const readings = guideBases.map((base) => readQrCode(text, base));
  const reading = readings.find(({ kind }) => kind !== 'foreign') ?? { kind: 'foreign' };
  switch (reading.kind) {
    case 'foreign':
      return reading;
    case 'path':
      return isThere(reading.path, catalogue) ? reading : { kind: 'unknown-path' };
    case 'codes': {
      const found = lookUpCodes(catalogue, reading.codes);
      if (found.kind === 'unknown-tour' || found.kind === 'unknown-item') return found;
      const path = pathTo(found);
      return path === undefined ? { kind: 'unknown-path' } : { kind: 'path', path: `${path}${reading.search}` };
    }
  }
}

function isThere(path: string, catalogue: Catalogue): boolean {
  const [, screen, parameter] = path.replace(/[?#].*$/, '').split('/');
  const id = idIn(parameter) ?? -1;
  if (screen === 'detail') return catalogue.item(id) !== undefined;
  if (screen === 'locations') return catalogue.tour(id) !== undefined;
  return parameter === undefined || parameter === '' || catalogue.group(id) !== undefined;
}
