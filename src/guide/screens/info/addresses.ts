import { isGuidePath } from '#content/guide-path.ts';

/**
 * Returns a link that staff entered as a full http(s) address; undefined if it is invalid.
 *
 * @param home the guide's own address with a trailing slash; it replaces `{host}` at the beginning (section 5)
 */
export function webAddress(entered: string, home: string): string | undefined {
  const text = entered.trim();
  const full = text.startsWith('{host}') ? home.replace(/\/$/, '') + slashed(text.slice('{host}'.length)) : text;
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return undefined;
  return new URL(full).href;
}

/** Returns the address of a museum's website, which staff may enter without a scheme: `www.museum.example`. */
export function websiteAddress(entered: string): string | undefined {
  const text = entered.trim();
  const isBare = /^[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#].*)?$/.test(text);
  return webAddress(isBare ? `https://${text}` : text, '');
}

export function phoneAddress(entered: string): string | undefined {
  const plus = entered.trim().startsWith('+') ? '+' : '';
  // "+49 (0)711": the zero in brackets is not dialled after a country code.
  const digits = (plus === '' ? entered : entered.replace('(0)', '')).replaceAll(/\D/g, '');
  return digits.length < 3 ? undefined : `tel:${plus}${digits}`;
}

export function mailAddress(entered: string): string | undefined {
  const text = entered.trim();
  return /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(text)
    ? `mailto:${encodeURIComponent(text).replace('%40', '@')}`
    : undefined;
}

/** Returns where the visitor came from, as the link recorded it; never another host, and never this screen. */
export function cameFrom(state: unknown, here: string): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return undefined;
  const { from } = state;
  return isGuidePath(from) && !new RegExp(`^${here}(?:[/?#]|$)`).test(from) ? from : undefined;
}

function slashed(path: string): string {
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}
