import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser, hireStaff } from '#tests/browser/staff.ts';
import { tenLanguages } from './ten-languages.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// On a phone, and undone: tests/slow/staff/translations.test.ts.
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

const targetIn = ({ page }: StaffUser, language: string) =>
  page.getByRole('region', { name: /^(?:Station|Tour) „/ }).getByRole('textbox', { name: language });

async function translateTo({ page }: StaffUser, language: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: 'Nach', exact: true }).selectOption(language);
}

describe('translations', () => {
  it('are worked through by keyboard, by users who may edit them', () =>
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
        await expectFocus(targetIn(staff, 'العربية'));
        await page.keyboard.type('نغمة');
        await expectOpen(staff, 4);
        await page.keyboard.press('F8');
        await expectFocus(targetIn(staff, 'العربية'));
        expect(await targetIn(staff, 'العربية').inputValue()).toBe('');
        await page.keyboard.press('ControlOrMeta+z');
        await expectOpen(staff, 5);
        await page.keyboard.press('ControlOrMeta+y');
        await expectOpen(staff, 4);
        await staff.expectSaid('Alles ist gespeichert');
      },
      { savesByItself: true, name: UserGroup.manager },
    ));
});
