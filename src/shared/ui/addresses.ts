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

/**
 * Returns where a link in a text leads, which staff may enter as they would write it down: `www.museum.example`,
 * `info@museum.example`, `+49 711 1234`. Undefined for what leads nowhere, or would run something.
 */
export function linkAddress(entered: string): string | undefined {
  const text = entered.trim();
  if (/^(?:https?:\/\/|mailto:[^\s@]+@|tel:\+?\d)\S+$/i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^\+?[\d\s()/-]+$/.test(text)) return phoneAddress(text);
  return websiteAddress(text) ?? mailAddress(text);
}

function slashed(path: string): string {
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}
