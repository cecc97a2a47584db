import { type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, sharedBrowser } from '#tests/browser/browser.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
import { smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword, serve, type Served } from '#tests/browser/serve.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';

let museum: Served;
const ends: (() => Promise<void>)[] = [];

const edited = 'Neuer Ton';

beforeAll(async () => {
  const { folder, remove } = await writeMuseum(smallMuseum);
  museum = await serve(folder, { client: { enableInEditAndPreview: true } });
  ends.push(museum.close, remove);
  const session = await openSession();
  const [found] = (await call(session, 'GET', '/db?variant=INEDIT')).Locations;
  await call(session, 'POST', '/api/db/locations', [{ ...found, Name: { de: edited } }]);
});

afterAll(async () => {
  for (const end of ends) await end();
});

describe('the copy in edit (specification 4, "data variant", and 7.8)', () => {
  it('is for staff alone, from the server, in all tabs, and never stored; a logout leads other tabs to the login and the guide back to what visitors see', async () => {
    const guide = await visit(await sharedBrowser(), {
      origin: museum.origin,
      hasWorker: true,
    });
    const { page, context } = guide;
    guide.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|401/);
    // A page without scripts.
    await guide.open('/info/version');
    const session = await enter(guide);
    // First a museum that has not switched it on.
    await page.route(/config\.json/, (route) => route.fulfill({ json: {} }));
    await guide.open('/detail/1');
    await guide.expectHeading('Ton');
    await storedWhole(page);
    // The choices for staff have been requested before the rest of the guide is stored.
    await expect.poll(() => page.evaluate(isListStored)).toBe(true);
    expect(await choice(page, 'In Bearbeitung').count()).toBe(0);
    await page.unroute(/config\.json/);
    await page.reload();
    const other = await context.newPage();
    await other.goto(`${museum.origin}/locations/1`);
    for (const one of [page, other]) await chosen(one, 'Veröffentlicht').waitFor();
    await guide.expectAccessible();

    await choice(page, 'In Bearbeitung').click();
    await guide.expectHeading(edited);
    await chosen(page, 'In Bearbeitung').waitFor();
    await other.getByRole('link', { name: edited }).first().waitFor();
    expect(await definitionFor(page, session)).toContain(edited);
    expect(await definitionFor(page, '')).not.toContain(edited);
    expect(await definitionFor(page, `${session}x`)).not.toContain(edited);
    expect(await isStored(page, '"Ton"')).toBe(true);
    expect(await isStored(page, edited)).toBe(false);

    await other.close();
    await context.setOffline(true);
    await page.reload();
    await guide.expectHeading('Ton');
    await chosen(page, 'Veröffentlicht').waitFor();
    await page.getByText('Das Museum ist nicht erreichbar').waitFor();
    await context.setOffline(false);
    await choice(page, 'Veröffentlicht').click();
    await page.getByText('Das Museum ist nicht erreichbar').waitFor({ state: 'detached' });
    await guide.expectHeading('Ton');

    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'clear' }));
    await expect.poll(() => isStored(page, '"Ton"')).toBe(false);
    await page.reload();
    await guide.expectHeading('Ton');
    await expect.poll(() => isStored(page, '"Ton"')).toBe(true);

    await choice(page, 'In Bearbeitung').click();
    await guide.expectHeading(edited);
    const staff = await context.newPage();
    await staff.setViewportSize(desktop);
    await staff.goto(`${museum.origin}/cms/tours`);
    await staff.getByRole('button', { name: 'Abmelden' }).waitFor();
    const second = await context.newPage();
    await second.setViewportSize(desktop);
    await second.goto(`${museum.origin}/cms/tours`);
    await second.getByRole('button', { name: 'Abmelden' }).click();
    for (const one of [second, staff]) await one.getByRole('button', { name: 'Anmelden' }).waitFor();
    expect(new URL(staff.url()).pathname).toBe('/cms/');
    await guide.expectAt('/welcome');
    await guide.open('/detail/1');
    await guide.expectHeading('Ton');
    expect(await choice(page, 'In Bearbeitung').count()).toBe(0);
    await guide.leave();
  });
});

function choice(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function chosen(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true, pressed: true });
}

const json = { 'content-type': 'application/json' };

interface StaffSession {
  readonly Session: string;
  readonly UserName: string;
  readonly UserGroup: string;
}

async function openSession(): Promise<StaffSession> {
  const body = JSON.stringify({ Name: 'root', Password: rootPassword });
  const answer = await fetch(`${museum.origin}/session`, { method: 'POST', body, headers: json });
  expect(answer.status).toBe(200);
  return (await answer.json()) as StaffSession;
}

async function call({ Session }: StaffSession, method: string, path: string, body?: unknown) {
  const headers = { ...json, authorization: `Bearer ${Session}` };
  const given = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(museum.origin + path, given);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { readonly Locations: readonly object[] };
}

/** Gives the browser a session as if a member of staff had logged in. Returns it. */
async function enter({ page, setCookie }: Guide): Promise<string> {
  const { Session, UserName, UserGroup } = await openSession();
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    ['session', Session],
    ['sessionUser', UserName],
    ['sessionGroup', UserGroup],
  ] as const);
  await setCookie('cicerone', Session);
  return Session;
}

/** Whether anything that the browser has stored, but for the files of the guide itself, has this text in it. */
function isStored(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    for (const name of (await caches.keys()).filter((one) => !one.includes(' shell '))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (((await (await cache.match(request))?.text()) ?? '').includes(wanted)) return true;
    }
    return false;
  }, text);
}

async function isListStored(): Promise<boolean> {
  return (await caches.match('/info/media')) !== undefined;
}

function definitionFor(page: Page, session: string): Promise<string> {
  return page.evaluate(async (bearer) => {
    const headers: Record<string, string> = bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
    return (await fetch('/db', { headers })).text();
  }, session);
}
