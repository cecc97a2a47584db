import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d|Failed to load resource/ });

describe('how visitors log in (specification 2.5 and 7.4)', () => {
  it('changes at once: root sets a password that visitors then need, and another one logs them out', () =>
    asStaff(museum, async (staff) => {
      const { page, press } = staff;
      const type = (name: string) => page.getByRole('radio', { name, exact: true });
      await staff.open('/loginType');
      await expect.poll(() => type('Ohne Einschränkung').isChecked()).toBe(true);
      await type('Mit einem Passwort auf Zeit').click();
      await page.getByLabel('Der Zugang gilt').fill('2');
      await page.getByLabel('Einheit').selectOption('weeks');
      await page.getByRole('textbox', { name: 'Passwort für Gäste' }).fill('Pendel');
      await page.getByLabel('Text über dem Passwortfeld').fill('Es steht auf der Karte.');
      await press('Zugang speichern');
      await staff.expectSaid('So gilt es jetzt.');
      await museum.as(async (visitor) => {
        await visitor.open('/');
        await visitor.expectAt(/^\/login/);
        await visitor.page.getByText('Es steht auf der Karte.').waitFor();
        await visitor.page.getByRole('textbox').or(visitor.page.locator('input[type=password]')).first().fill('Pendel');
        await visitor.page.keyboard.press('Enter');
        await visitor.expectAt('/welcome');

        await page.reload();
        const another = page.getByRole('textbox', { name: 'Neues Passwort für Gäste' });
        await another.fill('Unruh');
        await press('Zugang speichern');
        await staff.expectSaid('So gilt es jetzt.');
        await visitor.page.reload();
        await visitor.expectAt(/^\/login/);
      });
    }));
});
