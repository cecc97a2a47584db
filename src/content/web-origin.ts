/** A host as browsers ask for it: letters, digits, dots and hyphens, or an IPv6 address in brackets; and a port. */
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Returns the origin of a full web address, such as `https://media.example`; undefined for every other address, and for
 * hosts with characters such as `;`, which URLs permit and which would end a directive of a security policy.
 */
export function webOrigin(url: string): string | undefined {
  const full = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return undefined;
  const { origin } = new URL(full);
  return plainOrigin.test(origin) ? origin : undefined;
}

/** Returns whether a full web address cannot be loaded because its host is none. */
export function hasWrongHost(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url) && webOrigin(url) === undefined;
}
