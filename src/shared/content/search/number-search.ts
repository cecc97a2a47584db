import { displayCode, findByCode, normaliseCode } from '../station-code.ts';
import { fold } from './fold.ts';
import { type OpenItem } from './open-items.ts';

export interface NumberSearchOptions {
  /** Whether only whole codes match (GlobalNumberSearchExact), not beginnings. */
  readonly exactOnly: boolean;
  /** Codes are shown with zeros up to this width, and may be typed with them. */
  readonly width: number | undefined;
}

export interface NumberSearch {
  /** Stations whose whole code has been typed; several tours may use the same numbers. */
  readonly exact: readonly OpenItem[];
  /** Stations whose code begins with what was typed; empty if only whole codes match. */
  readonly beginnings: readonly OpenItem[];
}

/** Finds stations of all tours by the typed part of their code. */
export function searchNumbers(
  items: readonly OpenItem[],
  typed: string,
  { exactOnly, width }: NumberSearchOptions,
): NumberSearch {
  const wanted = normaliseCode(typed);
  const spelt = items.map((open) => ({ open, Code: open.item.Code }));
  const found = findByCode(spelt, wanted).candidates;
  const shown =
    width === undefined
      ? []
      : findByCode(
          spelt.map(({ open, Code }) => ({ open, Code: displayCode(Code, width) })),
          wanted,
        ).candidates;
  const meant = new Set([...found, ...shown].map(({ open }) => open));
  if (meant.size === 0) {
    const folded = fold(wanted, 'short');
    return folded === wanted ? { exact: [], beginnings: [] } : searchNumbers(items, folded, { exactOnly, width });
  }
  const candidates = items.filter((open) => meant.has(open));
  const exact = candidates.filter(({ item }) => findByCode([item], wanted).exact !== undefined);
  const isExact = new Set(exact);
  return {
    exact: exact.toSorted((one, other) => Number(isSame(other, wanted)) - Number(isSame(one, wanted))),
    beginnings: exactOnly ? [] : candidates.filter((open) => !isExact.has(open)),
  };
}

function isSame({ item }: OpenItem, wanted: string): boolean {
  return normaliseCode(item.Code) === wanted;
}
