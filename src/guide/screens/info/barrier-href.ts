import { mailAddress, webAddress, websiteAddress } from '#ui/addresses.ts';

export interface BarrierAddressOptions {
  /** Configuration.Access.BarrierAddress, as staff entered it. */
  readonly entered: string;
  /** The museum's mail address. */
  readonly email: string;
  /** The guide's own address. */
  readonly home: string;
}

/**
 * Returns the link by which visitors report a barrier: a web page, or a mail that they can change before they send it.
 * Undefined if the museum has neither.
 */
export function barrierHref(
  { entered, email, home }: BarrierAddressOptions,
  mail: { readonly subject: string; readonly lines: readonly string[] },
): string | undefined {
  const to = mailAddress(entered) ?? webAddress(entered, home) ?? websiteAddress(entered) ?? mailAddress(email);
  if (to?.startsWith('mailto:') !== true) return to;
  return `${to}?subject=${encoded(mail.subject)}&body=${encoded(mail.lines.join('\r\n'))}`;
}

/** Half a character cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}

/** Returns a path without what identifies a visitor: of the query, only what chooses the screen. */
export function plainPath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://guide.invalid');
  const kept = [...searchParams].filter(([name]) => name === 'dive' || name === 'by');
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept).toString()}`;
}
