import { securityHeaders } from './security-headers.ts';

/** Headers of pages, which name the hosts that the current content needs. */
export const pageFacts = {
  'cache-control': 'no-cache',
  // Screens and hints depend on the visitor's language.
  vary: 'Accept-Language, Accept-Encoding',
  'content-type': 'text/html; charset=utf-8',
} as const;

/** Returns the security headers of pages: the same object for the same origins. */
export type PageHeaders = (origins: readonly string[]) => Readonly<Record<string, string>>;

/** @param own the origins of the server itself, if it is elsewhere */
export function createPageHeaders(own: readonly string[]): PageHeaders {
  let made = { origins: own, headers: securityHeaders(own, 'page') };
  return (origins) => {
    if (made.origins !== origins) made = { origins, headers: securityHeaders([...own, ...origins], 'page') };
    return made.headers;
  };
}
