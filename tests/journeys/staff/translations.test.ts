import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { asStaff, type StaffUser, expectFocus, hireStaff } from '#tests/browser/staff.ts';
import { tenLanguages } from './ten-languages.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// On a phone, and undone: tests/slow/staff/translations.test.ts.
const museum = openMuseum({
  ...tenLanguages,
  Languages: [...tenLanguages.Languages, { ID: 11, Code: 'cs', DisplayName: 'Čeština', AccessibilityCode: 'cs' }],
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

async function translateTo({ page }: StaffUser, language: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: 'Nach', exact: true }).selectOption(language);
}

describe('translations (decision "Translators have a section of their own")', () => {
  it('are worked through by keyboard, by those who may edit them', () =>
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
        await rows(staff).first().focus();
        await page.keyboard.press('ArrowDown');
        await expectFocus(rows(staff).nth(1));
        expect(await rows(staff).nth(1).textContent()).toContain('Station „Ton“: Name');
        await page.keyboard.press('Enter');
        await staff.guide.expectAt('/cms/locations/1');
        await expectFocus(nameIn(staff, 'العربية'));
        await page.keyboard.type('نغمة');
        await page.goBack();
        await expectOpen(staff, 4);
        await page.keyboard.press('ControlOrMeta+z');
        await expectOpen(staff, 5);
        await page.keyboard.press('ControlOrMeta+y');
        await expectOpen(staff, 4);
        await staff.expectSaid('Alles ist gespeichert');
      },
      { savesByItself: true, name: UserGroup.manager },
    ));
});

describe('the texts of the guide (decision "Text blocks replace the guide’s texts from a list of them")', () => {
  it('are changed in one language, and for some numbers', () => asStaff(museum, changeGuideTexts));
});

/** Changes texts of the guide in one language, and for some numbers. */
async function changeGuideTexts(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/messages');
  await page.getByText('Texte des Guides', { exact: true }).click();
  await staff.guide.expectAt('/cms/messages/guide');
  await page.getByLabel('Was Gäste lesen auf').selectOption('Čeština');
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
  await page.getByRole('textbox', { name: 'Čeština' }).fill('Začněte');
  // It is missing no longer.
  await row.waitFor({ state: 'detached' });
  await page.getByText('Geänderte', { exact: true }).click();
  await row.getByText('Von Ihnen: Začněte').waitFor();
  await staff.save();
  expect((await museum.editingCopy()).message('action.start')).toEqual({ cs: 'Začněte' });
  await page.getByText('Alle', { exact: true }).click();
  await search.fill('');
  await page.evaluate(() => {
    history.pushState(null, '', '/cms/messages/guide/tours.stations');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  const czech = page.getByRole('group', { name: 'Čeština' });
  await czech.getByRole('textbox', { name: 'Nur für Zahlen wie 2, 3, 4' }).fill('{count} zastavení');
  await czech.getByRole('textbox', { name: 'Für jede Zahl' }).waitFor();
  await staff.save();
  const catalogue = await museum.editingCopy();
  expect(catalogue.message('tours.stations.few')).toEqual({ cs: '{count} zastavení' });
  expect(catalogue.message('tours.stations')).toBeUndefined();
}
