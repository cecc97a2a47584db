import { type Page } from 'playwright';
import { UserGroup } from '#contract/staff-kinds.ts';
import { desktop } from './browser.ts';
import { type Guide } from './guide.ts';
import { rootPassword } from './serve.ts';
import { restAt } from './page-pool.ts';
import { type Museum, type VisitOptions } from './visits.ts';

/** A member of the museum's staff at a desk. */
export interface StaffUser {
  readonly guide: Guide;
  readonly page: Page;
  /** Opens a section, logged in already. */
  readonly open: (path: string) => Promise<void>;
  /** Logs in without the form. `open` does it, once a visit. */
  readonly logInByCall: () => Promise<void>;
  readonly logIn: (name?: string, password?: string) => Promise<void>;
  readonly save: () => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Presses a button that opens a menu, and one of its items. */
  readonly pick: (name: string, item: string) => Promise<void>;
  /** Shows the folded fields of the open form. */
  readonly unfold: () => Promise<void>;
  /** Types into a field of a group of fields, such as the name in German. */
  readonly type: (group: string, field: string, text: string) => Promise<void>;
  readonly expectSaid: (text: string | RegExp) => Promise<void>;
}

export interface StaffOptions extends VisitOptions {
  /** Whether edits are saved automatically. Most tests decide themselves when to save. */
  readonly savesByItself?: boolean;
  /** Whether the preview is open beside forms, as it is for staff until they fold it. It takes as long as the form. */
  readonly hasPreview?: boolean;
  /** Whose session is used; root's without a name. All have root's password. */
  readonly name?: string;
}

/**
 * Runs a member of staff's visit from start to end. Afterwards the museum has its published content again: what was
 * edited and not published is discarded.
 */
export async function asStaff(
  museum: Pick<Museum, 'as' | 'origin'>,
  task: (staff: StaffUser) => Promise<void>,
  { savesByItself = false, hasPreview = false, name = 'root', ...visit }: StaffOptions = {},
): Promise<void> {
  const { origin } = museum;
  let hasEdited = false;
  await museum.as(
    async (guide) => {
      const { page } = guide;
      page.on('request', (request) => {
        hasEdited ||= request.method() !== 'GET' && isEdit(request.url().slice(origin.length));
      });
      await restAt(page, origin);
      if (!savesByItself) await page.evaluate(() => localStorage.setItem('cmsAutosave', 'off'));
      if (!hasPreview) await page.evaluate(() => localStorage.setItem('cmsPreview', 'folded'));
      await task(createStaffUser(guide, async () => enter(guide, origin, await openSession(origin, name))));
    },
    { viewport: desktop, ...visit },
  );
  if (!hasEdited) return;
  const discarded = await callAs(origin, await openSession(origin, 'root'), '/api/db/discardInEdit');
  if (!discarded.ok) throw new Error(`The edits could not be discarded: ${await discarded.text()}`);
}

/** Saying what is worked on changes nothing. */
const isEdit = (path: string): boolean => path.startsWith('/api/') && path !== '/api/work';

interface StaffSession {
  readonly Session: string;
  readonly UserName: string;
  readonly UserGroup: UserGroup;
}

/** The open sessions of the worker's museums, by address and name: a log-in costs the server 50 ms. */
const sessions = new Map<string, StaffSession>();

async function openSession(origin: string, name: string): Promise<StaffSession> {
  const key = `${origin} ${name}`;
  const known = sessions.get(key);
  if (known !== undefined && (await callAs(origin, known, '/api/session')).ok) return known;
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Name: name, Password: rootPassword }),
  });
  if (!answer.ok) throw new Error(`${name} cannot log in: ${answer.status} ${await answer.text()}`);
  const session = (await answer.json()) as StaffSession;
  sessions.set(key, session);
  return session;
}

/** Gives a page a session as if a member of staff had logged in there. */
async function enter(
  { page, setCookie }: Guide,
  origin: string,
  { Session, UserName, UserGroup: group }: StaffSession,
): Promise<void> {
  await restAt(page, origin);
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    ['session', Session],
    ['sessionUser', UserName],
    ['sessionGroup', group],
  ] as const);
  // Pictures and sounds are fetched with the cookie.
  await setCookie('cicerone', Session);
}

function callAs(origin: string, { Session }: StaffSession, path: string): Promise<Response> {
  return fetch(origin + path, { headers: { authorization: `Bearer ${Session}` } });
}

function createStaffUser(guide: Guide, logInByCall: () => Promise<void>): StaffUser {
  let isLoggedIn = false;
  const { page } = guide;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const staff: StaffUser = {
    guide,
    page,
    logIn: async (name = 'root', password = rootPassword) => {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await button('Anmelden').click();
    },
    logInByCall,
    open: async (path) => {
      if (!isLoggedIn) await logInByCall();
      isLoggedIn = true;
      await guide.open(`/cms${path}`);
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
    unfold: async () => {
      const more = page.getByRole('button', { name: /^Mehr(?: \(|$)/, expanded: false });
      await more.first().waitFor();
      while ((await more.count()) > 0) await more.first().click();
    },
    type: async (group, field, text) => {
      await page.getByRole('group', { name: group, exact: true }).getByLabel(field).fill(text);
    },
    expectSaid: async (text) => {
      await page.getByText(text).first().waitFor();
    },
  };
  return staff;
}

/** Gives the museum one user in each group below root, named after the group, with root's password. */
export async function hireStaff(museum: Museum): Promise<void> {
  for (const group of [UserGroup.desk, UserGroup.manager]) {
    await museum.services.users.add({ name: group, group }, rootPassword);
  }
}
