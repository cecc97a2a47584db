import { type Locator } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, phone } from './browser.ts';
import { atDesk, type Clerk, expectFocus } from './staff.ts';
import { tenLanguages } from './ten-languages.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum({
  ...tenLanguages,
  TourItems: [...tenLanguages.TourItems, { ID: 3, TourID: 1, LocationID: 3, Code: '3', Position: 2 }],
  Locations: [
    ...tenLanguages.Locations,
    { ID: 3, Type: 1, Name: { de: 'Film' }, MediaURL: { de: 'files/tone.wav', uk: 'files/none.mp4' } },
  ],
});

const field = ({ page }: Clerk, group: string) => page.getByRole('group', { name: group, exact: true }).first();
const labelsIn = (clerk: Clerk, group: string) => field(clerk, group).getByRole('textbox');

const directionOf = (input: Locator) => input.evaluate((element) => getComputedStyle(element).direction);

async function choose({ page }: Clerk, side: 'Aus' | 'Nach', language: string): Promise<void> {
  await page.getByRole('button', { name: /^Sprachen der Formulare/ }).click();
  await page.getByRole('combobox', { name: side, exact: true }).selectOption(language);
  await page.keyboard.press('Escape');
}

it('Two of ten languages stand side by side in their own direction, and the choice is remembered', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/locations/1');
    const name = field(clerk, 'Name');
    await name.getByLabel('Deutsch').waitFor();
    expect(await labelsIn(clerk, 'Name').count()).toBe(2);
    await choose(clerk, 'Nach', 'العربية');
    const arabic = name.getByLabel('العربية');
    expect(await directionOf(arabic)).toBe('rtl');
    expect(await arabic.getAttribute('lang')).toBe('ar');
    expect(await directionOf(name.getByLabel('Deutsch'))).toBe('ltr');
    const [left, right] = [await name.getByLabel('Deutsch').boundingBox(), await arabic.boundingBox()];
    expect(left?.y).toBe(right?.y);
    await clerk.guide.expectAccessible();

    await page.reload();
    await name.getByLabel('العربية').waitFor();
    expect(await labelsIn(clerk, 'Name').count()).toBe(2);
    await choose(clerk, 'Aus', 'العربية');
    await expect
      .poll(() => labelsIn(clerk, 'Name').evaluateAll((all) => all.map((input) => input.getAttribute('lang'))))
      .toEqual(['ar', 'de']);
    await page.setViewportSize(phone);
    const [above, below] = [
      await name.getByLabel('العربية').boundingBox(),
      await name.getByLabel('Deutsch').boundingBox(),
    ];
    expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
    await clerk.guide.expectAccessible();
    await page.setViewportSize(desktop);
  }));

it('The other languages unfold by keyboard, one field at a time or in every form', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/locations/1');
    const more = field(clerk, 'Name').getByRole('button', { name: '+ 8 weitere Sprachen, 8 fehlen' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => labelsIn(clerk, 'Name').count()).toBe(10);
    expect(await labelsIn(clerk, 'Zeile über dem Namen').count()).toBe(2);
    await expectFocus(field(clerk, 'Name').getByRole('button', { name: 'Weniger Sprachen', expanded: true }));
    await page.keyboard.press('Enter');
    await expect.poll(() => labelsIn(clerk, 'Name').count()).toBe(2);

    await page.getByRole('button', { name: /^Sprachen der Formulare/ }).click();
    await page.getByRole('switch', { name: 'Alle Sprachen zeigen' }).click({ force: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sprachen der Formulare: Alle Sprachen' }).waitFor();
    await expect.poll(() => labelsIn(clerk, 'Zeile über dem Namen').count()).toBe(10);
  }));

it('A folded language with a fault is open, and a link to it leads there', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/configAbout');
    const news = field(clerk, 'Adresse der Seite mit Neuigkeiten');
    await news.getByLabel('Deutsch').waitFor();
    await news.getByRole('button', { name: '+ 8 weitere Sprachen, 8 fehlen' }).click();
    await news.getByLabel('Polski').fill('aktualności');
    await news.getByText('Die News-URL muss mit http:// oder {host} beginnen').waitFor();
    await clerk.save();
    await page.getByRole('link', { name: 'Übersicht' }).click();
    await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor();
    await page.getByRole('link', { name: 'Museum + Info-Knopf' }).click();
    await news.getByLabel('Polski').waitFor();
    // Stays open while the fault is corrected.
    await news.getByLabel('Polski').fill('{host}/pl');
    await expect.poll(() => news.getByText('Die News-URL muss').count()).toBe(0);
    await news.getByLabel('Polski').waitFor();

    await clerk.save();
    await page.getByRole('link', { name: 'Prüfen' }).click();
    await clerk.press('Prüfung starten');
    const missing = page.getByRole('region', { name: /^Fehlende Dateien/ });
    await missing.getByRole('link', { name: 'Station „Film“' }).click();
    await expectFocus(
      page
        .getByRole('group', { name: 'Українська' })
        .getByRole('button', { name: /^Auswählen|^Entfernen/ })
        .first(),
    );
  }));
