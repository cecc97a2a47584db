import { type CmsKey, type Translate } from '#i18n/pack.ts';

/** What the server notes instead of a name. */
const nameless = {
  '': 'audit.nobody',
  'npm run admin': 'audit.admin',
  schedule: 'audit.schedule',
} as const satisfies Readonly<Record<string, CmsKey>>;

/** Returns how staff read the name of somebody who did something. */
export function personOf(who: string, t: Translate<CmsKey>): string {
  return who in nameless ? t(nameless[who as keyof typeof nameless]) : who;
}
