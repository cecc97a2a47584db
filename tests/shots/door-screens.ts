import { type Page } from 'playwright';
import { rootPassword } from '#tests/browser/serve.ts';
import { shownStaff } from './hire-staff.ts';
import { type Screen } from './screens.ts';
import { type Words } from './words.ts';

/** Screens of the staff area before anybody is in. */
export const doorScreens: readonly Screen[] = [
  { name: 'door', path: '/cms' },
  {
    name: 'door-code',
    path: '/cms',
    prepare: async (page, words) => {
      await logIn(page, words, shownStaff.withCode);
      await page.getByLabel(words('login.code')).waitFor();
    },
  },
  {
    name: 'door-code-wrong',
    path: '/cms',
    prepare: async (page, words) => {
      await logIn(page, words, shownStaff.withCode);
      await page.getByLabel(words('login.code')).fill('12345');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText(/\p{L}/u).waitFor();
    },
  },
  {
    name: 'door-recovery',
    path: '/cms',
    prepare: async (page, words) => {
      await logIn(page, words, shownStaff.withCode);
      await page.getByRole('button', { name: words('login.useRecovery') }).click();
    },
  },
  {
    name: 'door-first-password',
    path: '/cms',
    prepare: async (page, words) => {
      await logIn(page, words, shownStaff.withGivenPassword);
      await page.getByLabel(words('password.new')).fill('password1');
      await page.getByRole('note').waitFor();
    },
  },
];

async function logIn(page: Page, words: Words, name: string): Promise<void> {
  await page.getByLabel(words('login.name')).fill(name);
  await page.getByLabel(words('login.password')).fill(rootPassword);
  await page.getByRole('button', { name: words('login.submit') }).click();
}
