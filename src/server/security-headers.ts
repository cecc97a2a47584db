/** Returns the security headers of every answer. Made once for each state of the content. */
export function securityHeaders(mediaOrigins: readonly string[]): Readonly<Record<string, string>> {
  const media = mediaOrigins.map((origin) => ` ${origin}`).join('');
  return {
    'content-security-policy': [
      "default-src 'self'",
      // Pictures drawn in a canvas and sounds made in the page are blobs; code sets styles on elements.
      `img-src 'self' blob: data:${media}`,
      `media-src 'self' blob: data:${media}`,
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self' blob:",
      `connect-src 'self'${media}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join(';'),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };
}
