import { beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { phone } from './browser.ts';
import { atDesk, type Clerk, expectFocus, hireStaff } from './staff.ts';
import { tenLanguages } from './ten-languages.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum({
  ...tenLanguages,
  Locations: [
    ...tenLanguages.Locations.map((station) => ({ ...station, MediaURL: { de: 'files/tone.wav' } })),
    { ID: 3, Type: 2, Name: { de: 'Depot', en: 'Store' } },
  ],
});

beforeAll(() => hireStaff(museum));

const places = ({ page }: Clerk) => page.getByRole('navigation', { name: 'Touren und andere Texte' });
const rows = ({ page }: Clerk) => page.getByRole('main').getByRole('link', { name: /^(?:Station|Tour) „/ });
const expectOpen = ({ page }: Clerk, count: number) =>
  page
    .getByRole('status')
    .filter({
      hasText:
        count === 0
          ? /^(?:0 Texte sind offen|Hier ist nichts offen)/
          : new RegExp(`^${count} Texte? (?:ist|sind) offen$`),
    })
    .waitFor();

const nameIn = ({ page }: Clerk, language: string) =>
  page.getByRole('group', { name: 'Name', exact: true }).getByLabel(language, { exact: true });

async function translateTo({ page }: Clerk, language: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: 'Nach', exact: true }).selectOption(language);
}

it('A translator works through a tour by keyboard, and takes it back', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page } = clerk;
      await clerk.open('/translations');
      await translateTo(clerk, 'العربية');
      await places(clerk)
        .getByRole('link', { name: /Rundgang 5 fehlen/ })
        .focus();
      await page.keyboard.press('Enter');
      await expectOpen(clerk, 5);
      await clerk.guide.expectAccessible();
      await rows(clerk).first().focus();
      await page.keyboard.press('ArrowDown');
      await expectFocus(rows(clerk).nth(1));
      expect(await rows(clerk).nth(1).textContent()).toContain('Station „Ton“: Name');
      await page.keyboard.press('Enter');
      await clerk.guide.expectAt('/cms/locations/1');
      await expectFocus(nameIn(clerk, 'العربية'));
      await page.keyboard.type('نغمة');
      await page.goBack();
      await expectOpen(clerk, 4);
      await page.keyboard.press('ControlOrMeta+z');
      await expectOpen(clerk, 5);
      await page.keyboard.press('ControlOrMeta+y');
      await expectOpen(clerk, 4);
      await clerk.expectSaid('Alles ist gespeichert');
      await page.reload();
      await expectOpen(clerk, 4);
      expect(await page.getByRole('main').getByRole('combobox', { name: 'Nach' }).inputValue()).toBe('ar');
    },
    { savesByItself: true },
  ));

it('A translation is old once its source has changed, until it is confirmed or translated again', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/locations/2');
    const old = page.getByText('Älter als „Deutsch“', { exact: true });
    await nameIn(clerk, 'English').waitFor();
    expect(await old.count()).toBe(0);
    await nameIn(clerk, 'Deutsch').fill('Große Stille');
    await old.waitFor();
    await clerk.guide.expectAccessible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => old.count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+y');
    await old.waitFor();
    await clerk.press('Stimmt noch: English');
    await expectFocus(nameIn(clerk, 'English'));
    await expect.poll(() => old.count()).toBe(0);
    // The note and the text are one step each, and the text stays when the note is taken back.
    await page.keyboard.press('ControlOrMeta+z');
    await old.waitFor();
    expect(await nameIn(clerk, 'Deutsch').inputValue()).toBe('Große Stille');
    await page.keyboard.press('ControlOrMeta+y');
    await clerk.save();
    await page.reload();
    await nameIn(clerk, 'Deutsch').waitFor();
    expect(await old.count()).toBe(0);

    await nameIn(clerk, 'Deutsch').fill('Kleine Stille');
    await clerk.save();
    await page.getByRole('link', { name: 'Übersetzungen' }).click();
    await places(clerk)
      .getByRole('link', { name: /Rundgang 2 fehlen · 1 veraltet/ })
      .click();
    await page.getByText('Veraltet', { exact: true }).click();
    await expectOpen(clerk, 1);
    await clerk.press('Stimmt noch: Station „Kleine Stille“: Name');
    await expectOpen(clerk, 0);
    await expectFocus(page.getByRole('heading', { level: 2, name: /Rundgang$/ }));
    await page.keyboard.press('ControlOrMeta+z');
    await expectOpen(clerk, 1);
    await rows(clerk).first().click();
    await clerk.guide.expectAt('/cms/locations/2');
    await expectFocus(nameIn(clerk, 'English'));
    await nameIn(clerk, 'English').fill('A little silence');
    await expect.poll(() => old.count()).toBe(0);
    await clerk.save();
  }));

it('Managers see the texts that they may edit, on a phone as well', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.guide.open('/cms/?transitionTo=%2Ftranslations');
    await clerk.logIn(UserGroup.manager);
    await page.getByRole('heading', { level: 1, name: 'Übersetzungen' }).waitFor();
    await places(clerk)
      .getByRole('link', { name: /^Stationen ohne Tour/ })
      .waitFor();
    expect(
      await places(clerk)
        .getByRole('link', { name: /^Museum und Einstellungen/ })
        .count(),
    ).toBe(0);
    await page.setViewportSize(phone);
    await translateTo(clerk, 'Polski');
    await places(clerk)
      .getByRole('link', { name: /^Stationen ohne Tour/ })
      .click();
    await clerk.guide.expectAccessible();
    await rows(clerk).first().click();
    await clerk.guide.expectAt('/cms/locations/3');
    await expectFocus(nameIn(clerk, 'Polski'));
  }));
