import { type IncomingMessage, type ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { type LoginSettings } from '../usecases/visitors/login-settings.ts';

export type Protocol = 'http' | 'https';

/** A request whose caller may have what it asks for. */
export interface UsualRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly protocol: Protocol;
  /** The headers that every answer of its kind has: the same object for the same headers. */
  readonly general: Readonly<Record<string, string>>;
}

/** A request that depends on the login, whose caller may read what visitors read. */
export interface OpenRequest extends UsualRequest {
  readonly login: LoginSettings;
}

/** Returns the protocol by which the visitor's browser sent a request; undefined: only the routes know. */
export type ProtocolOf = (request: IncomingMessage) => Protocol | undefined;

/** Headers that the routes alone understand. */
const unusual = ['origin', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const;

/** Longer addresses are none of ours. */
const longestAddress = 1000;

/** Returns whether the routes would do nothing special with a request, whatever its address is. */
export function isUsual({ method, url, headers, httpVersion }: IncomingMessage, { socket }: ServerResponse): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    httpVersion === '1.1' &&
    headers.host !== undefined &&
    // It waits behind another answer on its connection.
    socket !== null &&
    url !== undefined &&
    url.length <= longestAddress &&
    unusual.every((name) => headers[name] === undefined)
  );
}

/** Understands what a trusted proxy tells, in its plain form. */
export function protocolReader(trustedProxies: readonly string[]): ProtocolOf {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return ({ headers, socket }) => {
    const told = headers['x-forwarded-proto'];
    if (told === undefined || trustedProxies.length === 0) return 'http';
    if (told !== 'http' && told !== 'https') return undefined;
    return isTrusted(socket.remoteAddress ?? '') ? told : undefined;
  };

  function isTrusted(remote: string): boolean {
    const address = remote.replace(/^::ffff:(?=\d+\.)/i, '');
    const kind = isIP(address);
    return kind !== 0 && !address.includes('%') && trusted.check(address, kind === 6 ? 'ipv6' : 'ipv4');
  }
}
