import { hasWrongHost } from '#content/wrong-host.ts';
import { isForbidden } from './app-text.ts';

/**
 * Returns an address as browsers and Android compare it: small letters, Punycode, percent signs, a slash at its end.
 * A text that is no address, or has parts that {@link faultOfAddress} refuses, stays as it was typed.
 */
export function normalAddress(typed: string): string {
  const address = typed.trim();
  const url = plainUrl(address);
  if (url === undefined) return address;
  url.pathname = url.pathname.replace(/\/*$/, '/');
  return url.href.replaceAll(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase());
}

/** The origin that the guide has inside the app (`src/native/android`). */
const inApp = 'appassets.androidplatform.net';

/** Reasons why an app cannot find its server there. */
export type AddressFault = 'wrong' | 'device' | 'staff';

export function faultOfAddress(address: string): AddressFault | undefined {
  const url = plainUrl(address);
  if (url === undefined || pathOf(url) === undefined) return 'wrong';
  const host = url.hostname.replace(/\.$/, '');
  if (host === inApp || isLoopback(host)) return 'device';
  return /\/cms\/*$/.test(url.pathname) ? 'staff' : undefined;
}

/** What Android's links need of an address; undefined if they cannot lead to it: our manifest names no port. */
export function linkTarget(address: string): { readonly host: string; readonly path: string } | undefined {
  const url = plainUrl(address);
  const path = url === undefined ? undefined : pathOf(url);
  return url === undefined || path === undefined || url.port !== '' ? undefined : { host: url.hostname, path };
}

/** Android's web view refuses HTTP. @returns undefined for what is no HTTPS address, or has more than host and path */
function plainUrl(address: string): URL | undefined {
  if (!/^https:\/\/[^\s"<>\\?#@]+$/i.test(address) || !URL.canParse(address) || hasWrongHost(address)) return undefined;
  return new URL(address);
}

/** @returns the path without percent signs, which is what Android compares; undefined if that is no text */
function pathOf({ pathname }: URL): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return isForbidden(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The URL parser has brought addresses in numbers into one form. */
function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]+|0:0)\])$/.test(host);
}
