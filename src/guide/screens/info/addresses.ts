import { isGuidePath } from '#content/guide-path.ts';

/**
 * A link that staff entered, as a full http(s) address; undefined when it is none.
 *
 * @param home the guide's own address with a slash at its end; it stands in for `{host}` at the beginning (section 5)
 */
export function webAddress(entered: string, home: string): string | undefined {
  const text = entered.trim();
  const full = text.startsWith('{host}') ? home.replace(/\/$/, '') + slashed(text.slice('{host}'.length)) : text;
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return undefined;
  return new URL(full).href;
}

/** A museum's website, which staff also write without its scheme: `www.museum.example`. */
export function websiteAddress(entered: string): string | undefined {
  const text = entered.trim();
  const isBare = /^[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#].*)?$/.test(text);
  return webAddress(isBare ? `https://${text}` : text, '');
}

export function phoneAddress(entered: string): string | undefined {
  const plus = entered.trim().startsWith('+') ? '+' : '';
  // "+49 (0)711": the zero in brackets is not dialled together with the country's code.
  const digits = (plus === '' ? entered : entered.replace('(0)', '')).replaceAll(/\D/g, '');
  return digits.length < 3 ? undefined : `tel:${plus}${digits}`;
}

export function mailAddress(entered: string): string | undefined {
  const text = entered.trim();
  return /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(text)
    ? `mailto:${encodeURIComponent(text).replace('%40', '@')}`
    : undefined;
}

/** Where the visitor came from, as the link to here told; never another host, never here again. */
export function cameFrom(state: unknown, here: string): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return undefined;
  const { from } = state;
  return isGuidePath(from) && !new RegExp(`^${here}(?:[/?#]|$)`).test(from) ? from : undefined;
}

function slashed(path: string): string {
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}
