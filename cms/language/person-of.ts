import { type KeyOf, type Translate } from '#i18n/pack.ts';

/** The server's notes in place of a name. */
const nameless = {
  '': 'audit.nobody',
  'npm run admin': 'audit.admin',
  schedule: 'audit.schedule',
} as const satisfies Readonly<Record<string, KeyOf<'cms'>>>;

/** Returns a person's name as staff read it. */
export function personOf(who: string, t: Translate<KeyOf<'cms'>>): string {
  return Object.hasOwn(nameless, who) ? t(nameless[who as keyof typeof nameless]) : who;
}
