import { UserGroup } from '#contract/staff-kinds.ts';
import { giveFactor } from '#tests/browser/second-factor.ts';
import { rootPassword, type ServedHere } from '#tests/browser/serve.ts';

/** Staff of the demo museum, with root's password: one for each first step of a login. */
export const shownStaff = { withCode: 'Mara Lindqvist', withGivenPassword: 'Jonas Weber' } as const;

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';

/** Fills the pages about staff, sessions and the audit trail. */
export async function hireStaff({ db, users, factor, sessions, audit }: ServedHere['services']): Promise<void> {
  const { withCode, withGivenPassword } = shownStaff;
  await users.add({ name: withCode, group: UserGroup.root }, rootPassword);
  await giveFactor(
    {
      services: { factor },
      update: async () => {
        await db.write((rows) => rows.updateTable('users').set({ totpStep: 0 }).where('name', '=', withCode).execute());
      },
    },
    withCode,
  );
  await users.add({ name: withGivenPassword, group: UserGroup.manager }, rootPassword);
  await users.requireChange(withGivenPassword);
  await sessions.openForStaff('root', phone);
  const address = '203.0.113.7';
  const noted = [
    ['logIn', '', 'done'],
    ['restoreBackup', 'before-the-summer.zip', 'done'],
    ['resetFactor', withGivenPassword, 'done'],
    ['changePassword', '', 'refused'],
    ['logIn', '', 'refused'],
    ['removeFile', 'images/old-poster.webp', 'done'],
    ['publish', '', 'done'],
  ] as const;
  for (const [what, about, outcome] of noted) await audit.note({ who: withCode, what, about, outcome, address });
  await audit.note({ who: 'npm run admin', what: 'user add', about: withGivenPassword, outcome: 'done', address: '' });
}
