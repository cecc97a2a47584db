/** Letters of any language, as browsers translate them, digits, dots and hyphens, or an IPv6 address in brackets. */
const host = /^(?:[\p{L}\p{M}\p{N}.-]+|\[[\da-f:.]+\])(?::\d*)?$/iu;

/**
 * Returns whether a full web address names a host that no browser asks. URLs permit some of them, such as
 * `https://a;script-src/`, which would end a directive of a security policy.
 */
export function hasWrongHost(url: string): boolean {
  const [, place] = /^(?:https?:)?[\\/]{2}([^\\/?#]*)/i.exec(url.trim()) ?? [];
  return place !== undefined && !host.test(place.replace(/^.*@/, ''));
}
