import { type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from './museum.ts';
import { rootPassword, serve, type Served } from './serve.ts';
import { storedWhole } from './stored-whole.ts';

let folder: MuseumFolder;
let museum: Served;
/** Without enableInEditAndPreview. */
let plain: Served;

const edited = 'Neuer Ton';

beforeAll(async () => {
  folder = await writeMuseum(smallMuseum);
  museum = await serve(folder.folder, { enableInEditAndPreview: true });
  plain = await serve(folder.folder);
  const [found] = await call('GET', '/db?variant=INEDIT').then(({ Locations }) => Locations);
  await call('POST', '/api/db/locations', [{ ...found, Name: { de: edited } }]);
});

afterAll(async () => {
  await museum.close();
  await plain.close();
  await folder.remove();
});

/** A call of root, from beside the browser. */
async function call(method: string, path: string, body?: unknown) {
  const ask = async (given: RequestInit & { readonly path: string }): Promise<Response> =>
    fetch(museum.origin + given.path, given);
  const json = { 'content-type': 'application/json' };
  const login = JSON.stringify({ Name: 'root', Password: rootPassword });
  const { Session } = (await (await ask({ path: '/session', method: 'POST', body: login, headers: json })).json()) as {
    Session: string;
  };
  const headers = { ...json, authorization: `Bearer ${Session}` };
  const answer = await ask({ path, method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { readonly Locations: readonly object[] };
}

const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const isChosen = (page: Page, name: string) => page.getByRole('button', { name, exact: true, pressed: true }).waitFor();

/** A member of staff in the staff area. */
async function logIn(page: Page, origin = museum.origin): Promise<void> {
  await page.goto(`${origin}/cms/`);
  await page.getByLabel('Name', { exact: true }).fill('root');
  await page.getByLabel('Passwort', { exact: true }).fill(rootPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(/\/cms\/overview/);
}

/** A browser in which somebody is logged in to the staff area, and has the guide in its first tab. */
async function asStaff(task: (guide: Guide, cms: Page) => Promise<void>, { origin } = museum): Promise<void> {
  const guide = await visit(await sharedBrowser(), { origin, hasWorker: true, context: { viewport: desktop } });
  const cms = await guide.context.newPage();
  await logIn(cms, origin);
  await guide.open('/detail/1');
  await guide.expectHeading('Ton');
  await storedWhole(guide.page);
  await task(guide, cms);
  await guide.leave();
}

/** All texts that the browser has stored. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

const definitionFor = (page: Page, session: string) =>
  page.evaluate(async (bearer) => {
    const headers: Record<string, string> = bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
    return (await fetch('/db', { headers })).text();
  }, session);

it('staff see the content in edit, nobody else does, and nothing of it is stored', () =>
  asStaff(async (guide) => {
    const { page } = guide;
    const other = await guide.context.newPage();
    await other.goto(`${museum.origin}/locations/1`);
    await other.getByRole('link', { name: 'Ton', exact: false }).first().waitFor();
    await isChosen(page, 'Veröffentlicht');
    await isChosen(other, 'Veröffentlicht');
    await guide.expectAccessible();

    await choice(page, 'In Bearbeitung').click();
    await guide.expectHeading(edited);
    await isChosen(page, 'In Bearbeitung');
    await other.getByRole('link', { name: edited, exact: false }).first().waitFor();

    const session = await page.evaluate(() => localStorage.getItem('session') ?? '');
    expect(await definitionFor(page, session)).toContain(edited);
    expect(await definitionFor(page, '')).not.toContain(edited);
    expect(await definitionFor(page, `${session}x`)).not.toContain(edited);
    expect(await storedTexts(page)).toContain('"Ton"');
    expect(await storedTexts(page)).not.toContain(edited);

    const visitor = await visit(await sharedBrowser(), { origin: museum.origin, hasWorker: true });
    await visitor.open('/detail/1');
    await visitor.expectHeading('Ton');
    await storedWhole(visitor.page);
    await visitor.page.reload();
    await visitor.expectHeading('Ton');
    expect(await choice(visitor.page, 'In Bearbeitung').count()).toBe(0);
    await visitor.leave();

    guide.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await guide.context.setOffline(true);
    await page.reload();
    await guide.expectHeading('Ton');
    await isChosen(page, 'Veröffentlicht');
    await page.getByText('Das Museum ist nicht erreichbar').waitFor();
    await guide.context.setOffline(false);
    await choice(page, 'In Bearbeitung').click();
    await guide.expectHeading(edited);

    await choice(page, 'Veröffentlicht').click();
    await guide.expectHeading('Ton');
    await isChosen(page, 'Veröffentlicht');
    await isChosen(other, 'Veröffentlicht');
    await other.getByRole('link', { name: 'Ton', exact: true }).first().waitFor();
  }));

it('a logout in the staff area leads its other tabs to the login and the guide home, with the published content', () =>
  asStaff(async (guide, cms) => {
    const { page } = guide;
    const second = await guide.context.newPage();
    await second.goto(`${museum.origin}/cms/tours`);
    await second.getByRole('button', { name: 'Abmelden' }).waitFor();
    await choice(page, 'In Bearbeitung').click();
    await guide.expectHeading(edited);

    await cms.getByRole('button', { name: 'Abmelden' }).click();
    await cms.getByRole('button', { name: 'Anmelden' }).waitFor();
    await second.getByRole('button', { name: 'Anmelden' }).waitFor();
    await guide.expectAt('/welcome');
    expect(new URL(second.url()).pathname).toBe('/cms/');
    await guide.open('/detail/1');
    await guide.expectHeading('Ton');
    expect(await choice(page, 'In Bearbeitung').count()).toBe(0);

    // Another login begins with what visitors see.
    await logIn(cms);
    await page.reload();
    await isChosen(page, 'Veröffentlicht');
    await guide.expectHeading('Ton');
  }));

it('a session that the server has ended shows the published content and cannot choose', () =>
  asStaff(async (guide) => {
    const { page } = guide;
    guide.allow(/401/);
    await choice(page, 'In Bearbeitung').click();
    await guide.expectHeading(edited);
    await museum.services.db.write((rows) => rows.deleteFrom('sessions').execute());
    await page.reload();
    await guide.expectHeading('Ton');
    await choice(page, 'In Bearbeitung').click();
    await page.getByText('Prüfen Sie die Verbindung').waitFor();
    await isChosen(page, 'Veröffentlicht');
    await guide.expectHeading('Ton');
  }));

it('in the staff area the preview cannot be toggled', async () => {
  const guide = await visit(await sharedBrowser(), { origin: museum.origin, context: { viewport: desktop } });
  await logIn(guide.page);
  await guide.page.getByRole('button', { name: 'Guide ansehen' }).first().click();
  const frame = guide.page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Veröffentlicht' }).click();
  await frame.getByText('Die Vorschau lässt sich im CMS nicht umschalten').waitFor();
  await guide.leave();
});

it('clear leaves nothing of the museum, and the guide stores it again', () =>
  asStaff(async (guide) => {
    const { page } = guide;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'clear' }));
    await expect.poll(() => storedTexts(page)).not.toContain('"Ton"');
    await page.reload();
    await guide.expectHeading('Ton');
    await expect.poll(() => storedTexts(page)).toContain('"Ton"');
  }));

it('a museum that has not switched it on offers no choice', () =>
  asStaff(async (guide) => {
    // What staff could choose has been asked for before the rest of the guide is stored.
    await expect
      .poll(() => guide.page.evaluate(async () => (await caches.match('/info/media')) !== undefined))
      .toBe(true);
    expect(await choice(guide.page, 'In Bearbeitung').count()).toBe(0);
  }, plain));
