import { createHash } from 'node:crypto';
import { fitScript } from './fit-script.ts';
import { lookScript } from './look-script.ts';

const scriptHashes = [lookScript, fitScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/**
 * Lets browsers use HTTPS only, for a year. Sent once visitors come by HTTPS. Other sites below the museum's domain are
 * not ours to decide about, so they are left out.
 */
export const onlyEncrypted = ['strict-transport-security', 'max-age=31536000'] as const;

/**
 * Returns the security headers of answers. Made once for each state of the content.
 *
 * @param kind pages name their base, and the staff area's preview frames them; nothing else needs either
 */
export function securityHeaders(
  mediaOrigins: readonly string[],
  kind: 'page' | 'other',
): Readonly<Record<string, string>> {
  const own = kind === 'page' ? "'self'" : "'none'";
  const media = mediaOrigins.map((origin) => ` ${origin}`).join('');
  return {
    'content-security-policy': [
      "default-src 'self'",
      // Pictures drawn in a canvas and sounds made in the page are blobs; code sets styles on elements.
      `img-src 'self' blob: data:${media}`,
      `media-src 'self' blob: data:${media}`,
      `script-src 'self'${kind === 'page' ? ` ${scriptHashes.join(' ')}` : ''}`,
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self' blob:",
      `connect-src 'self'${media}`,
      "object-src 'none'",
      `base-uri ${own}`,
      "form-action 'self'",
      `frame-ancestors ${own}`,
    ].join(';'),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': kind === 'page' ? 'SAMEORIGIN' : 'DENY',
  };
}
