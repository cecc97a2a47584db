import { expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, expectFocus } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that fail on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /Failed to load resource/ });

const bySelf = { savesByItself: true };

type SavedObject = Readonly<Record<string, unknown>>;

async function saved(list: 'Locations' | 'TourItems', field: string): Promise<readonly unknown[]> {
  const { answer } = await museum.services.inEdit.current();
  const definition = JSON.parse(answer.bodies.identity.toString()) as Readonly<Record<string, readonly SavedObject[]>>;
  return definition[list]?.map((object) => object[field]) ?? [];
}

const savedNames = () => saved('Locations', 'Name');

it('What is edited is saved by itself, and the focus stays where it is', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations');
      await clerk.press('Neu');
      const name = page.getByRole('group', { name: 'Name', exact: true }).getByLabel('Deutsch');
      await name.pressSequentially('Sanduhr');
      await expect.poll(savedNames).toContainEqual({ de: 'Sanduhr' });
      await clerk.guide.expectAt(/^\/cms\/locations\/\d{1,4}$/);
      await expectFocus(name);
      await name.pressSequentially(' aus Glas');

      // Leaving the section asks nothing, and saves at once.
      await page.getByRole('link', { name: 'Touren', exact: true }).click();
      await clerk.guide.expectAt('/cms/tours');
      await expect.poll(savedNames).toContainEqual({ de: 'Sanduhr aus Glas' });
      await clerk.expectSaid('Alles ist gespeichert');

      // A new row of a tour keeps the focus when it gets its ID.
      await page.getByRole('link', { name: /Rundgang/ }).click();
      await page.getByRole('tab', { name: /^Stationen/ }).click();
      await clerk.press('Stationen hinzufügen');
      await page.getByRole('checkbox', { name: 'Sanduhr aus Glas' }).click();
      await clerk.press('1 Station hinzufügen');
      const code = page.getByRole('textbox', { name: /^Code/ }).last();
      await code.fill('77');
      await expect.poll(() => saved('TourItems', 'Code')).toContain('77');
      await clerk.expectSaid('Alles ist gespeichert');
      await expectFocus(code);
      await clerk.press('Veröffentlichen …');
      await page
        .getByRole('dialog')
        .getByText(/Sanduhr aus Glas/)
        .first()
        .waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).last().click();
    },
    bySelf,
  ));

it('It waits for a lost server, and can be switched off', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/1');
      await page.route('**/api/db/**', (route) => route.abort());
      await clerk.type('Name', 'English', 'Clock');
      await clerk.expectSaid(/^Nicht gespeichert: keine Verbindung/);
      await page.unroute('**/api/db/**');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(savedNames).toContainEqual({ de: 'Ton', en: 'Clock' });

      await page.getByRole('switch', { name: 'Von selbst speichern' }).click({ force: true });
      await clerk.type('Name', 'English', 'Tone');
      await page.getByRole('link', { name: 'Übersicht' }).click();
      await clerk.expectSaid('Es gibt nicht gespeicherte Änderungen');
      await clerk.press('Speichern und weiter');
      await clerk.guide.expectAt('/cms/overview');
      await page.reload();
      await expect.poll(() => page.getByRole('switch', { name: 'Von selbst speichern' }).isChecked()).toBe(false);
      await clerk.guide.expectAccessible();
    },
    bySelf,
  ));
