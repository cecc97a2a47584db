import { describe, expect, it } from 'vitest';
import { desktop, phone } from '#tests/browser/browser.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { goTo } from './go-to.ts';
import { stationForm } from './station-form.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// In one long walk: tests/slow/staff/rich-text.test.ts.
const table = '<table><tbody><tr><td>Höhe</td><td lang="fr">3 m</td></tr></tbody></table>';
const museum = openMuseum({
  ...smallMuseum,
  Locations: [
    ...smallMuseum.Locations,
    { ID: 3, Type: 2, Name: { de: 'Figur' }, Text: { de: 'Aus <em>Ton</em> & Holz.', en: 'Of clay.' } },
    { ID: 4, Type: 2, Name: { de: 'Tafel' }, Text: { de: table } },
    { ID: 5, Type: 2, Name: { de: 'Kopie' }, Text: { de: 'Alt.' } },
    { ID: 6, Type: 2, Name: { de: 'Verweis' }, Text: { de: 'Mehr' } },
  ],
});

const texts = (staff: StaffUser) => stationForm(staff).group('Texte', 'Text');

async function expectStored(staff: StaffUser, name: string, text: unknown): Promise<void> {
  await staff.save();
  expect((await stationForm(staff).stored(name))['Text']).toMatchObject({ de: text });
}

const address = ({ page }: StaffUser) => page.getByRole('textbox', { name: 'Adresse des Links' });
const linkButton = (staff: StaffUser) => texts(staff).getByRole('button', { name: 'Link', exact: true }).first();

async function link(staff: StaffUser, text: string): Promise<void> {
  // Until the toolbar is there, the field shows the source.
  await linkButton(staff).waitFor();
  await texts(staff).getByRole('textbox', { name: 'Deutsch' }).selectText();
  await linkButton(staff).click();
  await address(staff).fill(text);
  await address(staff).press('Enter');
}

describe('a text with formatting (specification 3.1; decisions: the toolbar keeps what it knows and shows the rest as HTML)', () => {
  it('is formatted by a toolbar and by keys, undone in the draft, pasted without foreign styles, edited as HTML, or linked, on a phone too', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/3');
      const german = texts(staff).getByRole('textbox', { name: 'Deutsch' });
      await german.locator('em').getByText('Ton').waitFor();
      // Opening changes nothing.
      expect(await page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true);

      await german.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+b');
      await german.locator('strong').first().waitFor();
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => german.locator('strong').count()).toBe(0);
      expect(await german.textContent()).toBe('Aus Ton & Holz.');

      await german.selectText();
      await texts(staff).getByRole('button', { name: 'Aufzählung' }).first().click();
      await expectStored(staff, 'Figur', '<ul><li>Aus <em>Ton</em> & Holz.</li></ul>');
      await goTo(staff, '/locations/5', 'Kopie');
      await german.getByText('Alt.', { exact: true }).waitFor();
      await linkButton(staff).waitFor();
      await german.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await german.evaluate((field) => {
        const data = new DataTransfer();
        data.setData(
          'text/html',
          '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Aus </span><span style="font-weight:700">Ton</span></p><table><tr><td>Höhe</td><td>3 m</td></tr></table></b>',
        );
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      });
      await german.locator('strong').getByText('Ton').waitFor();
      await expectStored(staff, 'Kopie', 'Aus <strong>Ton</strong>\n\nHöhe | 3 m');

      await goTo(staff, '/locations/4', 'Tafel');
      await staff.expectSaid(/^Die Formatierleiste würde einen Teil dieses HTML verlieren/);
      expect(await german.inputValue()).toBe(table);
      await german.fill(`${table}<p>Neu</p>`);
      await expectStored(staff, 'Tafel', `${table}<p>Neu</p>`);

      await goTo(staff, '/locations/6', 'Verweis');
      await staff.page.setViewportSize(phone);
      await link(staff, 'javascript:alert(1)');
      await staff.expectSaid(/^Geben Sie eine Webadresse/);
      await expect
        .poll(async () => {
          const [field, button] = [await address(staff).boundingBox(), await linkButton(staff).boundingBox()];
          if (field === null || button === null) return false;
          const isApart = field.y >= button.y + button.height || field.y + field.height <= button.y;
          return isApart && field.x >= 0 && field.x + field.width <= phone.width;
        })
        .toBe(true);
      await staff.page.keyboard.press('Escape');
      await address(staff).waitFor({ state: 'detached' });
      expect(await staff.page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true);

      await staff.page.setViewportSize(desktop);
      await link(staff, 'www.museum.example');
      await expectStored(staff, 'Verweis', '<a href="https://www.museum.example/">Mehr</a>');
      await link(staff, '');
      await expectStored(staff, 'Verweis', 'Mehr');
    }));
});
