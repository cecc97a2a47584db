import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// A museum without a name or settings.
const { Languages, TourGroups, Tours, TourItems, Locations } = smallMuseum;
const red = sharp({ create: { width: 600, height: 600, channels: 3, background: '#c03020' } });
const museum = openMuseum(
  { Languages, TourGroups, Tours, TourItems, Locations },
  { files: { 'sign.png': await red.png().toBuffer() } },
);

const guideIn = ({ page }: StaffUser) => page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');
const switchIn = ({ page }: StaffUser, name: string) => page.getByRole('switch', { name });

async function publish(staff: StaffUser): Promise<void> {
  await staff.save();
  await staff.press('Veröffentlichen …');
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await staff.expectSaid(/^Veröffentlicht\./);
}

describe('a museum that has no settings yet (specification 2.5)', () => {
  it('gets its name, contact details and icons, which visitors get with it', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/configAbout');
      await page.getByRole('heading', { level: 1, name: 'Museum + Info-Knopf' }).waitFor();
      await staff.type('Name', 'Deutsch', 'Haus der Uhren');
      for (const wrong of ['Eine Adresse', 'Eine Telefonnummer', 'Eine E-Mail-Adresse', 'Eine Homepage'])
        await staff.expectSaid(`${wrong} muss gesetzt sein!`);
      await staff.type('Adresse', 'Deutsch', 'Am Markt 1');
      for (const [field, value] of [
        ['Telefon', '0431 1'],
        ['E-Mail', 'haus@uhren.example'],
        ['Website', 'https://uhren.example'],
      ])
        await page.getByRole('textbox', { name: field ?? '' }).fill(value ?? '');
      await expect.poll(() => page.getByText('muss gesetzt sein!').count()).toBe(0);
      await switchIn(staff, 'Kontaktdaten zeigen').click({ force: true });

      const icons = page.getByRole('region', { name: 'Symbole' });
      await icons.getByRole('button', { name: 'Auswählen: Bild im Browser-Tab' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /sign\.png/ })
        .click();
      await staff.press('Alle Symbole aus diesem Bild machen');
      await staff.expectSaid('Die Symbole sind fertig.');
      await expect.poll(() => icons.getByRole('figure').count()).toBe(4);
      await publish(staff);

      await museum.as(async (visitor) => {
        await visitor.open('/welcome');
        await visitor.expectHeading('Haus der Uhren');
        const link = (rel: string) => visitor.page.locator(`link[rel="${rel}"]`).getAttribute('href');
        await expect.poll(() => link('icon')).toMatch(/files\/icons\/favicon\.ico$/);
        await expect.poll(() => link('apple-touch-icon')).toMatch(/files\/icons\/apple-touch-icon\.png$/);
        const href = (await link('apple-touch-icon')) ?? '';
        const { status } = await visitor.page.request.get(href).then((answer) => ({ status: answer.status() }));
        expect(status).toBe(200);
      });
    }));

  it('has its settings shown on the screen that each changes', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const guide = guideIn(staff);
        await staff.open('/configBuild');
        const screen = page.getByRole('combobox', { name: 'Seite in der Vorschau' });
        await screen.waitFor();
        await switchIn(staff, 'Nummern mit Nullen auffüllen').click({ force: true });
        await page.getByRole('textbox', { name: 'Stellen' }).fill('3');
        await expect.poll(() => screen.inputValue()).toBe('list');
        await guide.getByText('001', { exact: true }).waitFor();
        await switchIn(staff, 'Stationsnummern verbergen').click({ force: true });
        await expect.poll(() => guide.getByText('001', { exact: true }).count()).toBe(0);
        await switchIn(staff, 'Suche in Texten').click({ force: true });
        await expect.poll(() => screen.inputValue()).toBe('numbers');
        await guide.getByRole('searchbox').waitFor();
        await screen.selectOption('welcome');
        await guide.getByRole('link', { name: 'Los geht’s' }).waitFor();
      },
      { hasPreview: true },
    ));
});
