import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d|Failed to load resource/ });

it('Root sets a password, which visitors then need', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    const type = (name: string) => page.getByRole('radio', { name, exact: true });
    const password = page.getByRole('textbox', { name: 'Passwort für Gäste' });
    await clerk.open('/loginType');
    await expect.poll(() => type('Ohne Einschränkung').isChecked()).toBe(true);
    await clerk.guide.expectAccessible();
    await type('Mit einem Passwort auf Zeit').click();
    await page.getByLabel('Der Zugang gilt').fill('0');
    await clerk.press('Zugang speichern');
    await clerk.expectSaid('Geben Sie ein Passwort ein oder wählen Sie eine andere Art des Zugangs.');
    await clerk.expectSaid('Geben Sie eine ganze Zahl ab 1 ein.');
    await page.getByLabel('Der Zugang gilt').fill('2');
    await page.getByLabel('Einheit').selectOption('weeks');
    await password.fill('Pendel');
    await page.getByLabel('Text über dem Passwortfeld').fill('Es steht auf der Karte.');
    await clerk.press('Zugang speichern');
    await clerk.expectSaid('Der Zugang ist gespeichert und gilt ab jetzt.');
    await clerk.expectSaid('So gilt es jetzt.');
    await museum.as(async (visitor) => {
      await visitor.open('/');
      await visitor.expectAt(/^\/login/);
      await visitor.page.getByText('Es steht auf der Karte.').waitFor();
      await visitor.page.getByRole('textbox').or(visitor.page.locator('input[type=password]')).first().fill('Pendel');
      await visitor.page.keyboard.press('Enter');
      await visitor.expectAt('/welcome');

      // Nobody can read the password again, and another one logs visitors out.
      await page.reload();
      await expect.poll(() => type('Mit einem Passwort auf Zeit').isChecked()).toBe(true);
      const another = page.getByRole('textbox', { name: 'Neues Passwort für Gäste' });
      await expect.poll(() => another.inputValue()).toBe('');
      await another.fill('Unruh');
      await clerk.expectSaid('Gäste, die gerade im Guide sind, müssen sich neu anmelden.');

      // Leaving asks to save first, and stays if that fails.
      await page.route('**/api/access/loginType', (route) => route.abort());
      await page.getByRole('link', { name: 'Übersicht' }).click();
      await clerk.press('Speichern und weiter');
      await page
        .getByRole('alert')
        .getByText(/^Der Server/)
        .waitFor();
      await expect.poll(() => another.inputValue()).toBe('Unruh');
      await page.unroute('**/api/access/loginType');
      await page.getByRole('link', { name: 'Übersicht' }).click();
      await clerk.press('Speichern und weiter');
      await clerk.guide.expectAt('/cms/overview');
      await visitor.page.reload();
      await visitor.expectAt(/^\/login/);
    });
  }));

it('The form fits a phone', () =>
  atDesk(
    museum,
    async (clerk) => {
      await clerk.open('/loginType');
      await clerk.page.getByRole('radio', { name: 'Mit einem Token' }).click();
      await clerk.page.getByLabel('Der Zugang gilt').waitFor();
      await clerk.guide.expectAccessible();
      await clerk.press('Änderungen verwerfen');
    },
    { viewport: phone },
  ));
