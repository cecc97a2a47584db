import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { phone } from '#tests/browser/browser.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser, hireStaff } from '#tests/browser/staff.ts';
import { tenLanguages } from '#tests/journeys/staff/ten-languages.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum({
  ...tenLanguages,
  Languages: [...tenLanguages.Languages, { ID: 11, Code: 'sk', DisplayName: 'Slovenčina', AccessibilityCode: 'sk' }],
  Locations: [
    ...tenLanguages.Locations.map((station) => ({ ...station, MediaURL: { de: 'files/tone.wav' } })),
    { ID: 3, Type: 2, Name: { de: 'Depot', en: 'Store' } },
  ],
});

beforeAll(() => hireStaff(museum));

const places = ({ page }: StaffUser) => page.getByRole('navigation', { name: 'Touren und andere Texte' });
const rows = ({ page }: StaffUser) => page.getByRole('main').getByRole('link', { name: /^(?:Station|Tour) „/ });
const expectOpen = ({ page }: StaffUser, count: number) =>
  page
    .getByRole('status')
    .filter({
      hasText:
        count === 0
          ? /^(?:0 Texte sind offen|Hier ist nichts offen)/
          : new RegExp(`^${count} Texte? (?:ist|sind) offen$`),
    })
    .waitFor();

const nameIn = ({ page }: StaffUser, language: string) =>
  page.getByRole('group', { name: 'Name', exact: true }).getByLabel(language, { exact: true });

const targetIn = ({ page }: StaffUser, language: string) =>
  page.getByRole('region', { name: /^(?:Station|Tour) „/ }).getByRole('textbox', { name: language });

async function translateTo({ page }: StaffUser, language: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: 'Nach', exact: true }).selectOption(language);
}

describe('translations', () => {
  it('are worked through by keyboard and on a phone, by users who may edit them', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await staff.open('/translations');
        await places(staff)
          .getByRole('link', { name: /^Stationen ohne Tour/ })
          .waitFor();
        const settings = places(staff).getByRole('link', { name: /^Museum und Einstellungen/ });
        expect(await settings.count()).toBe(0);
        await translateTo(staff, 'العربية');
        await places(staff)
          .getByRole('link', { name: /Rundgang 5 fehlen/ })
          .focus();
        await page.keyboard.press('Enter');
        await expectOpen(staff, 5);
        await staff.guide.expectAccessible();
        await rows(staff).first().focus();
        await page.keyboard.press('ArrowDown');
        await expectFocus(rows(staff).nth(1));
        expect(await rows(staff).nth(1).textContent()).toContain('Station „Ton“: Name');
        await page.keyboard.press('Enter');
        await expectFocus(targetIn(staff, 'العربية'));
        await page.keyboard.type('نغمة');
        await expectOpen(staff, 4);
        await page.keyboard.press('ControlOrMeta+z');
        await expectOpen(staff, 5);
        await page.keyboard.press('ControlOrMeta+y');
        await expectOpen(staff, 4);
        await staff.expectSaid('Alles ist gespeichert');
        await page.reload();
        await expectOpen(staff, 4);
        expect(await page.getByRole('main').getByRole('combobox', { name: 'Nach' }).inputValue()).toBe('ar');

        await page.setViewportSize(phone);
        await translateTo(staff, 'Polski');
        await places(staff)
          .getByRole('link', { name: /^Stationen ohne Tour/ })
          .click();
        await staff.guide.expectAccessible();
        await rows(staff).first().click();
        await expectFocus(targetIn(staff, 'Polski'));
      },
      { savesByItself: true, name: UserGroup.manager },
    ));

  it('are old once their source has changed until they are confirmed', () => asStaff(museum, confirmTranslations));
});

describe('the texts of the guide', () => {
  it('are changed in one language, and for some numbers', () => asStaff(museum, changeGuideTexts));
});

/** Makes translations old, and confirms them or translates them again. */
async function confirmTranslations(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/locations/2');
  const old = page.getByText('Älter als „Deutsch“', { exact: true });
  await nameIn(staff, 'English').waitFor();
  expect(await old.count()).toBe(0);
  await nameIn(staff, 'Deutsch').fill('Große Stille');
  await old.waitFor();
  await staff.guide.expectAccessible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => old.count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+y');
  await old.waitFor();
  await staff.press('Stimmt noch: English');
  await expectFocus(nameIn(staff, 'English'));
  await expect.poll(() => old.count()).toBe(0);
  // The note and the text are one step each, and the text stays when the note is taken back.
  await page.keyboard.press('ControlOrMeta+z');
  await old.waitFor();
  expect(await nameIn(staff, 'Deutsch').inputValue()).toBe('Große Stille');
  await page.keyboard.press('ControlOrMeta+y');
  await staff.save();
  await page.reload();
  await nameIn(staff, 'Deutsch').waitFor();
  expect(await old.count()).toBe(0);

  await nameIn(staff, 'Deutsch').fill('Kleine Stille');
  await staff.save();
  await page.getByRole('link', { name: 'Übersetzungen' }).click();
  await places(staff)
    .getByRole('link', { name: /Rundgang 2 fehlen · 1 veraltet/ })
    .click();
  await page.getByRole('combobox', { name: 'Anzeigen' }).selectOption('Veraltet');
  await page
    .getByRole('status')
    .filter({ hasText: /^1 Text$/ })
    .waitFor();
  await staff.press('Stimmt noch: Station „Kleine Stille“: Name');
  await page
    .getByRole('status')
    .filter({ hasText: /^0 Texte$/ })
    .waitFor();
  await expectFocus(page.getByRole('heading', { level: 2, name: /Rundgang$/ }));
  await page.keyboard.press('ControlOrMeta+z');
  await page
    .getByRole('status')
    .filter({ hasText: /^1 Text$/ })
    .waitFor();
  await rows(staff).first().click();
  await expectFocus(targetIn(staff, 'English'));
  await targetIn(staff, 'English').fill('A little silence');
  await expect.poll(() => old.count()).toBe(0);
  await staff.save();
}

/** Changes texts of the guide in one language, and for some numbers. */
async function changeGuideTexts(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/messages');
  await page.getByText('Texte des Guides', { exact: true }).click();
  await staff.guide.expectAt('/cms/messages/guide');
  await page.getByLabel('Was Gäste lesen auf').selectOption('Slovenčina');
  await staff.expectSaid(/^\d+ Texte fehlen in dieser Sprache/);
  await page.getByText('Fehlende', { exact: true }).click();
  await page.keyboard.press('Escape');
  const search = page.getByRole('textbox', { name: /^Einen Text des Guides/ });
  await search.fill('los geht');
  await search.press('ArrowDown');
  const row = page.getByRole('link', { name: /^Los geht’s/ });
  await expectFocus(row);
  await row.press('Enter');
  await staff.guide.expectAt('/cms/messages/guide/action.start');
  await staff.guide.expectAccessible();
  await page.getByRole('textbox', { name: 'Slovenčina' }).fill('Začnite');
  // It is missing no longer.
  await row.waitFor({ state: 'detached' });
  await page.getByText('Geänderte', { exact: true }).click();
  await row.getByText('Von Ihnen: Začnite').waitFor();
  await staff.save();
  expect((await museum.editingCopy()).message('action.start')).toEqual({ sk: 'Začnite' });
  await staff.press('Rückgängig');
  await row.waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Slovenčina' }).inputValue()).toBe('');
  await staff.save();

  await page.getByText('Alle', { exact: true }).click();
  await search.fill('');
  await staff.guide.open('/cms/messages/guide/tours.stations');
  const slovak = page.getByRole('group', { name: 'Slovenčina' });
  await slovak.getByRole('textbox', { name: 'Nur für Zahlen wie 2, 3, 4' }).fill('{count} zastávky');
  await slovak.getByRole('textbox', { name: 'Für jede Zahl' }).waitFor();
  const german = page.getByRole('group', { name: 'Deutsch' });
  await german.getByRole('textbox', { name: 'Für jede Zahl' }).fill('{count} Halte');
  await german.getByRole('textbox', { name: 'Für jede Zahl' }).fill('');
  await german.getByRole('textbox', { name: 'Für jede Zahl' }).blur();
  await staff.save();
  const catalogue = await museum.editingCopy();
  expect(catalogue.message('tours.stations.few')).toEqual({ sk: '{count} zastávky' });
  expect(catalogue.message('tours.stations')).toBeUndefined();
}
