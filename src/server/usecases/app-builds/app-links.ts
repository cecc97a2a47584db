import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls, BuildKind } from '#contract/calls/build-calls.ts';
import { type BuildRow } from './retained-builds.ts';

type AppLinks = AnswerOf<(typeof buildCalls)['appLinks']>;

/**
 * Says that the museum's links belong to its app, so that Android opens them there without a question:
 * https://developer.android.com/training/app-links
 */
export function appLinks(applicationId: string, builds: readonly Pick<BuildRow, 'kind' | 'certificate'>[]): AppLinks {
  const certificates = new Set(builds.filter(({ kind }) => kind === BuildKind.release).map((row) => row.certificate));
  if (certificates.size === 0) return [];
  const target = {
    namespace: 'android_app',
    package_name: applicationId,
    sha256_cert_fingerprints: [...certificates].map(fingerprint),
  } as const;
  return [{ relation: ['delegate_permission/common.handle_all_urls'], target }];
}

/** @returns the bytes in capitals with colons between them */
function fingerprint(hex: string): string {
  return (hex.toUpperCase().match(/../g) ?? []).join(':');
}
