import { type Locator, type Page } from 'playwright';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { desktop } from './browser.ts';
import { type Guide } from './guide.ts';
import { rootPassword } from './serve.ts';
import { type Museum, type VisitOptions } from './visits.ts';

/** A member of the museum's staff at a desk. */
export interface Clerk {
  readonly guide: Guide;
  readonly page: Page;
  /** Opens a section, logged in already. */
  readonly open: (path: string) => Promise<void>;
  readonly logIn: (name?: string, password?: string) => Promise<void>;
  readonly save: () => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Presses a button that opens a menu, and one of its items. */
  readonly pick: (name: string, item: string) => Promise<void>;
  /** Types into a field of a group of fields, such as the name in German. */
  readonly type: (group: string, field: string, text: string) => Promise<void>;
  readonly expectSaid: (text: string | RegExp) => Promise<void>;
}

/** Runs a member of staff's visit from start to end. */
export async function atDesk(
  museum: Pick<Museum, 'as'>,
  task: (clerk: Clerk) => Promise<void>,
  options: VisitOptions & { readonly savesByItself?: boolean } = {},
): Promise<void> {
  const { savesByItself = false, ...visit } = options;
  await museum.as(
    async (guide) => {
      // Most tests decide themselves when to save.
      if (!savesByItself) await guide.page.addInitScript(() => localStorage.setItem('cmsAutosave', 'off'));
      await task(seat(guide));
    },
    { viewport: desktop, ...visit },
  );
}

function seat(guide: Guide): Clerk {
  const { page } = guide;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const clerk: Clerk = {
    guide,
    page,
    logIn: async (name = 'root', password = rootPassword) => {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await button('Anmelden').click();
    },
    open: async (path) => {
      await guide.open(`/cms/?transitionTo=${encodeURIComponent(path)}`);
      await clerk.logIn();
      await guide.expectAt(`/cms${path}`);
    },
    save: async () => {
      await button('Speichern').click();
      await page.getByText('Alles ist gespeichert').waitFor();
    },
    press: (name) => button(name).click(),
    pick: async (name, item) => {
      await button(name).click();
      // The previous menu may still be fading out.
      const menu = page.getByRole('menu', { name, exact: true });
      await menu.getByRole('menuitem', { name: item, exact: true }).click();
    },
    type: async (group, field, text) => {
      await page.getByRole('group', { name: group, exact: true }).getByLabel(field).fill(text);
    },
    expectSaid: async (text) => {
      await page.getByText(text).first().waitFor();
    },
  };
  return clerk;
}

/** Gives the museum one user in each group below root, named after the group, with root's password. */
export async function hireStaff(museum: Museum): Promise<void> {
  for (const group of [UserGroup.desk, UserGroup.manager]) {
    await museum.services.users.add({ name: group, group }, rootPassword);
  }
}

/** Expects the focus on an element. */
export async function expectFocus(found: Locator): Promise<void> {
  await found.and(found.page().locator(':focus')).waitFor();
}
