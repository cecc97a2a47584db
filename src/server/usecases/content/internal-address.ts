/**
 * Returns whether a full URL names a machine in a private network, to which visitors must not be sent: loopback,
 * private and link-local addresses in any spelling, and names that only such networks know.
 */
export function isInternalAddress(url: string): boolean {
  const full = url.startsWith('//') ? `http:${url}` : url;
  if (!/^[a-z][a-z\d+.-]*:/i.test(full) || !URL.canParse(full)) return false;
  // Browsers read 127.1, 0x7f000001 and 2130706433 as the same address; so does this.
  const host = new URL(full).hostname.replace(/\.$/, '').toLowerCase();
  if (host.startsWith('[')) return isInternalSix(host.slice(1, -1));
  return internalName.test(host) || isInternalFour(host);
}

const internalName = /^(?:.+\.)?(?:localhost|local|internal|home\.arpa)$/;

const internalFour =
  /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;

function isInternalFour(host: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(host) && internalFour.test(host);
}

/** Expects the form that browsers use: lower case, shortened. */
function isInternalSix(address: string): boolean {
  const mapped = /^::(?:ffff:)?([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address);
  if (mapped !== null) {
    const [high, low] = [mapped[1], mapped[2]].map((part) => Number.parseInt(part ?? '', 16));
    const bytes = [high ?? 0, low ?? 0].flatMap((part) => [part >> 8, part & 0xff]);
    return isInternalFour(bytes.join('.'));
  }
  return address === '::' || address === '::1' || /^f[cd]|^fe[89ab]/.test(address);
}
