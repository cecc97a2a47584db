import { type Catalogue, isRedirect } from './catalogue.ts';
import { type Tour } from './entities/tour.ts';
import { type TourItem } from './entities/tour-item.ts';
import { type QrCodes } from './qr-code.ts';
import { findByCode, normaliseCode } from './station-code.ts';

export type CodeLookup =
  | { readonly kind: 'tour'; readonly tour: Tour }
  | { readonly kind: 'item'; readonly item: TourItem }
  | { readonly kind: 'unknown-tour'; readonly code: string }
  | { readonly kind: 'unknown-item'; readonly code: string; readonly tour: Tour };

/**
 * Finds the tour or station of a printed code. Codes match as on the dial pad: case does not matter, and digits match
 * without leading zeros if nothing matches exactly. A tour in the lists takes precedence over one of a disabled group
 * with the same code. A redirect is followed, whichever of its stations is requested.
 */
export function lookUpCodes(catalogue: Catalogue, { tourCode, itemCode }: QrCodes): CodeLookup {
  const tour = tourByCode(catalogue, tourCode);
  if (tour === undefined) return { kind: 'unknown-tour', code: tourCode };
  if (itemCode === undefined) return { kind: 'tour', tour };
  const item = findByCode(catalogue.itemsOf(tour.ID), itemCode).exact;
  if (item !== undefined) return { kind: 'item', item };
  return isRedirect(tour) ? { kind: 'tour', tour } : { kind: 'unknown-item', code: itemCode, tour };
}

function tourByCode(catalogue: Catalogue, code: string): Tour | undefined {
  const open = findByCode(catalogue.tours(), code).exact;
  const stored = catalogue.tourByCode(code);
  // An exact match, even in a disabled group, is better than one without zeros.
  return stored === undefined || sameCode(open, stored) ? (open ?? stored) : stored;
}

function sameCode(open: Tour | undefined, stored: Tour): boolean {
  return open !== undefined && normaliseCode(open.Code) === normaliseCode(stored.Code);
}
