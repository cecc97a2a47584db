import { type Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

describe('the staff area', () => {
  it('lets staff change, save and publish a station, which visitors then see', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      await clerk.page.getByRole('link', { name: /^Ton\b/ }).click();
      await clerk.type('Name', 'Deutsch', 'Neuer Ton');
      await clerk.expectSaid('1 Änderung nicht gespeichert');
      await clerk.save();
      await museum.as(async (guide) => {
        await guide.open('/detail/1');
        await guide.expectHeading('Ton');
      });
      await clerk.press('Veröffentlichen …');
      await clerk.expectSaid('Station „Neuer Ton“ · geändert');
      await clerk.guide.expectAccessible();
      await clerk.press('Veröffentlichen');
      await clerk.expectSaid(/^Veröffentlicht\. Gäste haben jetzt Version/);
      await museum.as(async (guide) => {
        await guide.open('/detail/1');
        await guide.expectHeading('Neuer Ton');
      });
    }));

  it('undoes and redoes by keys, and discards', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      await clerk.page.getByRole('link', { name: 'Stille' }).click();
      await clerk.type('Name', 'Deutsch', 'Lärm');
      await clerk.page.keyboard.press('Control+z');
      await clerk.page.getByRole('heading', { name: 'Stille' }).waitFor();
      await clerk.expectSaid('Alles ist gespeichert');
      await clerk.page.keyboard.press('Control+Shift+Z');
      await clerk.page.getByRole('heading', { name: 'Lärm' }).waitFor();
      await clerk.page.keyboard.press('Control+s');
      await clerk.expectSaid('Alles ist gespeichert');
      await clerk.press('Verwerfen …');
      await clerk.expectSaid('Station „Lärm“ · geändert');
      await clerk.press('Alle Änderungen verwerfen');
      await clerk.page.getByRole('heading', { name: 'Stille' }).waitFor();
    }));

  it('asks to save before another section is opened', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/2');
      await clerk.type('Zeile über dem Namen', 'Deutsch', 'Neu');
      await clerk.page.getByRole('link', { name: 'Übersicht' }).click();
      await clerk.press('Weiter bearbeiten');
      await clerk.guide.expectAt('/cms/locations/2');
      await clerk.page.getByRole('link', { name: 'Touren', exact: true }).click();
      await clerk.press('Speichern und weiter');
      await clerk.guide.expectAt('/cms/tours');
      await clerk.expectSaid('Alles ist gespeichert');
    }));

  it('asks on the browser’s back button, and goes back once all is saved', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/overview');
      await clerk.page.getByRole('link', { name: 'Sprachen', exact: true }).click();
      await clerk.page.getByRole('link', { name: 'Stationen', exact: true }).click();
      await clerk.page.getByRole('link', { name: 'Stille' }).click();
      await clerk.type('Zeile über dem Namen', 'Deutsch', 'Zurück');
      await clerk.page.goBack();
      await clerk.guide.expectAt('/cms/locations');
      await clerk.page.goBack();
      await clerk.press('Weiter bearbeiten');
      await clerk.guide.expectAt('/cms/locations');
      await clerk.page.goBack();
      await clerk.press('Speichern und weiter');
      await clerk.guide.expectAt('/cms/languages');
      await clerk.page.goForward();
      await clerk.guide.expectAt('/cms/locations');
      await clerk.expectSaid('Alles ist gespeichert');
    }));

  it('continues with a new object, which has its final address once it is saved', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      await clerk.press('Neu');
      await clerk.type('Name', 'Deutsch', 'Ganz neu');
      await clerk.page.getByRole('link', { name: 'Touren', exact: true }).click();
      await clerk.press('Speichern und weiter');
      await clerk.guide.expectAt('/cms/tours');
      await clerk.expectSaid('Alles ist gespeichert');
    }));

  it('rejects a wrong password, and keeps the typed name', () =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms');
      await clerk.logIn('root', 'falsch');
      await clerk.expectSaid('Name oder Passwort stimmt nicht.');
      await expect.poll(() => clerk.page.getByLabel('Name', { exact: true }).inputValue()).toBe('root');
      await clerk.guide.expectAccessible();
    }));

  it('redirects to the login, says why, and continues to the wanted section', () =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms/locations');
      await clerk.expectSaid('Sie müssen angemeldet sein.');
      await clerk.guide.expectAt(/^\/cms\/?\?transitionTo=%2Flocations$/);
      await clerk.logIn();
      await clerk.guide.expectAt('/cms/locations');
    }));

  it('refuses what a group may not open', () =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms/?transitionTo=%2Flocations');
      await clerk.logIn('desk');
      await clerk.expectSaid('Sie haben keinen Zugriff auf /cms/locations');
      await clerk.page.getByRole('link', { name: 'Zur Übersicht' }).click();
      await clerk.guide.expectAt('/cms/overview');
      await expect.poll(() => clerk.page.getByRole('link', { name: 'Stationen' }).count()).toBe(0);
    }));

  it('asks for a new login in place when the session has ended, and loses nothing', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/2');
      await clerk.type('Name', 'English', 'Quiet');
      await endSession(clerk, clerk.page.getByRole('button', { name: 'Speichern', exact: true, includeHidden: true }));
      await clerk.page.getByLabel('Passwort', { exact: true }).fill('a password for tests');
      await clerk.press('Anmelden');
      await clerk.page.getByText(/^Ihre Sitzung ist abgelaufen/).waitFor({ state: 'detached' });
      await clerk.save();
    }));

  it('offers what was not saved when its author logs in again after somebody else', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/2');
      await clerk.type('Name', 'English', 'Unsaved');
      await clerk.expectSaid('1 Änderung nicht gespeichert');
      for (const [name, asks] of [
        ['manager', clerk.page.getByRole('button', { name: 'Speichern', exact: true, includeHidden: true })],
        ['root', clerk.page.getByRole('link', { name: 'Übersicht', includeHidden: true })],
      ] as const) {
        await endSession(clerk, asks);
        await clerk.logIn(name, 'a password for tests');
        await clerk.page.getByText(/^Ihre Sitzung ist abgelaufen/).waitFor({ state: 'detached' });
      }
      await clerk.press('Zurückholen');
      await clerk.expectSaid('1 Änderung nicht gespeichert');
      await clerk.save();
    }));

  it('offers what was not saved after a crash', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/2');
      await clerk.type('Name', 'English', 'Never saved');
      const kept = await clerk.guide.context.newPage();
      await expect.poll(() => clerk.page.evaluate(readKept)).toContain('Never saved');
      // The page dies as in a crash: none of its code runs any more.
      await clerk.page.close();
      await kept.goto(`${museum.origin}/cms/locations/2`);
      await kept.getByText(/wurde 1 Änderung nicht gespeichert/).waitFor();
      await kept.getByRole('button', { name: 'Zurückholen' }).click();
      await kept.getByText('1 Änderung nicht gespeichert').waitFor();
      await expect
        .poll(() => kept.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').inputValue())
        .toBe('Never saved');
    }));

  it('shows side by side what two people have changed', () =>
    atDesk(museum, (first) =>
      atDesk(museum, async (second) => {
        for (const [clerk, name] of [
          [first, 'Von der Ersten'],
          [second, 'Von der Zweiten'],
        ] as const) {
          await clerk.open('/locations/1');
          await clerk.type('Name', 'Deutsch', name);
        }
        await first.save();
        await second.press('Speichern');
        await second.expectSaid('Das hat auch jemand anderes geändert');
        const choice = second.page.getByRole('row', { name: 'Name, Deutsch' }).getByRole('radio');
        await choice.and(second.page.getByLabel('Von der Ersten', { exact: true })).waitFor();
        await choice.and(second.page.getByLabel('Von der Zweiten', { exact: true })).waitFor();
        await second.guide.expectAccessible();
        const wayBack = [() => second.press('Zurück zum Formular'), () => second.page.keyboard.press('Escape')];
        for (const goBack of wayBack) {
          await goBack();
          await second.page.getByRole('dialog').waitFor({ state: 'detached' });
          await second.expectSaid('1 Änderung nicht gespeichert');
          const field = second.page.getByRole('group', { name: 'Name', exact: true }).getByLabel('Deutsch');
          expect(await field.inputValue()).toBe('Von der Zweiten');
          await second.press('Speichern');
          await second.expectSaid('Das hat auch jemand anderes geändert');
        }
        await second.press('Mit dieser Wahl weiter');
        await second.save();
        await first.page.reload();
        await first.page.getByRole('heading', { name: 'Von der Zweiten' }).waitFor();
      }),
    ));
});

/** Ends the session on the server, where the page finds that out by this control's call, or by one of its own. */
async function endSession(clerk: Clerk, asks: Locator): Promise<void> {
  await asks.waitFor();
  const session = await clerk.page.evaluate(() => localStorage.getItem('session'));
  await fetch(`${museum.origin}/api/session`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${String(session)}` },
  });
  // The page's own calls may leave no time for a click.
  await asks.evaluate((control: HTMLElement) => control.click());
  await clerk.expectSaid(/^Ihre Sitzung ist abgelaufen/);
}

function readKept(): Promise<string> {
  return new Promise((resolve) => {
    const request = indexedDB.open('cicerone-cms');
    request.addEventListener('success', () => {
      const all = request.result.transaction('drafts').objectStore('drafts').getAll();
      all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
    });
  });
}
