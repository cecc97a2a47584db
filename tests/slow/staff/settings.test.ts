import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { phone } from '#tests/browser/browser.ts';
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
  it('gets its name, contact details and icons, and publishing leads to what is missing', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const guide = guideIn(staff);
        await staff.open('/configAbout');
        await page.getByRole('heading', { level: 1, name: 'Museum + Info-Knopf' }).waitFor();
        await guide.getByRole('heading', { level: 1 }).waitFor();
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
        await guide.getByText('Am Markt 1').waitFor();

        await staff.type('Adresse der Seite mit Neuigkeiten', 'Deutsch', 'uhren.example/neu');
        await staff.expectSaid('Die News-URL muss mit http:// oder {host} beginnen');
        await staff.save();
        await page.getByRole('link', { name: 'Übersicht' }).click();
        await staff.press('Veröffentlichen …');
        const dialog = page.getByRole('dialog');
        await dialog.getByText(/^\d+ Fehler: Gäste werden (ihn|sie) sehen\.$/).waitFor();
        expect(await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).isEnabled()).toBe(true);
        // So are the faults of unchanged content.
        await dialog
          .getByRole('link', { name: /^Station „Stille“/ })
          .first()
          .waitFor();
        await dialog.getByRole('link', { name: /News-URL/ }).click();
        await dialog.waitFor({ state: 'detached' });
        await staff.guide.expectAt('/cms/configAbout');
        await staff.type('Adresse der Seite mit Neuigkeiten', 'Deutsch', '{host}/neu');
        await guide.getByRole('link', { name: /Was im Museum gerade los ist/ }).waitFor();

        const icons = page.getByRole('region', { name: 'Symbole' });
        await icons.getByRole('button', { name: 'Auswählen: Bild im Browser-Tab' }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /sign\.png/ })
          .click();
        await staff.press('Alle Symbole aus diesem Bild machen');
        await staff.expectSaid('Die Symbole sind fertig.');
        await expect.poll(() => icons.getByRole('figure').count()).toBe(4);
        await staff.guide.expectAccessible();
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
      },
      { hasPreview: true },
    ));

  it('gets a start screen and settings, which the phone beside the form shows as they are made', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const guide = guideIn(staff);
        await staff.open('/configWelcome');
        await staff.type('Titel', 'Deutsch', 'Willkommen bei den Uhren');
        await guide.getByRole('heading', { level: 1, name: 'Willkommen bei den Uhren' }).waitFor();
        const look = page.getByRole('region', { name: 'Bild und Titel' });
        await look.getByRole('button', { name: 'Auswählen: Bild', exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /sign\.png/ })
          .click();
        await guide.locator('main[data-picture=clear]').waitFor();
        await look.getByText('Abgedunkelt', { exact: true }).click();
        await guide.locator('main[data-picture=darkened]').waitFor();
        await look.getByText('Mit Text', { exact: true }).click();
        await staff.type('Text über dem Bild', 'Deutsch', 'Nur am Sonntag');
        await guide.getByText('Nur am Sonntag').waitFor();
        // Another choice hides the text, and the way back brings it again.
        await look.getByText('Nur das Bild', { exact: true }).click();
        await expect.poll(() => guide.getByText('Nur am Sonntag').count()).toBe(0);
        await look.getByText('Mit Text', { exact: true }).click();
        await guide.getByText('Nur am Sonntag').waitFor();
        await switchIn(staff, 'Sprachen zeigen').click({ force: true });
        await expect.poll(() => guide.getByRole('button', { name: 'English' }).count()).toBe(0);
        await staff.save();

        // The preview goes to the screen that each setting changes.
        const screen = page.getByRole('combobox', { name: 'Seite in der Vorschau' });
        await page
          .getByRole('navigation', { name: 'Menü' })
          .getByRole('link', { name: 'Einstellungen des Guides' })
          .click();
        await screen.waitFor();
        await guide.getByRole('heading', { level: 1 }).waitFor();
        await switchIn(staff, 'Nummern mit Nullen auffüllen').click({ force: true });
        await page.getByRole('textbox', { name: 'Stellen' }).fill('3');
        await expect.poll(() => screen.inputValue()).toBe('list');
        await guide.getByText('001', { exact: true }).waitFor();
        await page.getByRole('textbox', { name: 'Stellen' }).fill('30');
        await staff.expectSaid(/20/);
        await page.getByRole('textbox', { name: 'Stellen' }).fill('3');
        await switchIn(staff, 'Stationsnummern verbergen').click({ force: true });
        await expect.poll(() => guide.getByText('001', { exact: true }).count()).toBe(0);
        await switchIn(staff, 'Suche in Texten').click({ force: true });
        await expect.poll(() => screen.inputValue()).toBe('numbers');
        await guide.getByRole('searchbox').waitFor();
        await screen.selectOption('welcome');
        await guide.getByRole('link', { name: 'Los geht’s' }).waitFor();
        await staff.save();
        await page.setViewportSize(phone);
        await staff.press('Vorschau');
        await guide.getByRole('heading', { level: 1 }).waitFor();
        await staff.guide.expectAccessible();
      },
      { hasPreview: true },
    ));
});
