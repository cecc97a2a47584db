import { isIP, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns what one customer of a provider usually has: an IPv4 address, or the first 64 bits of an IPv6 address, whose
 * other 64 its owner chooses freely (RFC 6177). Anything else that a proxy passes on is one network, so that an
 * attacker cannot make up another for each attempt.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const inside = mapped.exec(bare)?.[1];
  if (inside !== undefined) return inside;
  if (bare !== '' && isIP(bare) === 0) return 'unknown';
  if (!isIPv6(bare)) return bare;
  const [before = '', after = ''] = bare.split('::');
  const start = partsOf(before);
  const end = partsOf(after);
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const all = [...start, ...(bare.includes('::') ? zeros : []), ...end];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

function partsOf(text: string): readonly string[] {
  return text.split(':').filter((part) => part !== '');
}
