import { describe, expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, expectFocus } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum({
  ...smallMuseum,
  Languages: [...smallMuseum.Languages, { ID: 3, Code: 'cs', DisplayName: 'Čeština', AccessibilityCode: 'cs' }],
});

describe('the texts of the guide', () => {
  it('are found, changed in one language and kept as text blocks', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/messages');
      await page.getByText('Texte des Guides', { exact: true }).click();
      await clerk.guide.expectAt('/cms/messages/guide');
      await page.getByLabel('Was Gäste lesen auf').selectOption('Čeština');
      await clerk.expectSaid(/^\d+ Texte fehlen in dieser Sprache/);
      await page.getByText('Fehlende', { exact: true }).click();
      await page.keyboard.press('Escape');
      const search = page.getByRole('textbox', { name: /^Einen Text des Guides/ });
      await search.fill('los geht');
      await search.press('ArrowDown');
      const row = page.getByRole('link', { name: /^Los geht’s/ });
      await expectFocus(row);
      await row.press('Enter');
      await clerk.guide.expectAt('/cms/messages/guide/action.start');
      await clerk.guide.expectAccessible();
      await page.getByRole('textbox', { name: 'Čeština' }).fill('Začněte');
      // It is missing no longer.
      await row.waitFor({ state: 'detached' });
      await page.getByText('Geänderte', { exact: true }).click();
      await row.getByText('Von Ihnen: Začněte').waitFor();
      await clerk.save();
      const { catalogue } = await museum.services.inEdit.current();
      expect(catalogue.message('action.start')).toEqual({ cs: 'Začněte' });
      await clerk.press('Rückgängig');
      await row.waitFor({ state: 'detached' });
      expect(await page.getByRole('textbox', { name: 'Čeština' }).inputValue()).toBe('');
    }));

  it('are changed for some numbers only', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/messages/guide/tours.stations');
      const czech = page.getByRole('group', { name: 'Čeština' });
      await czech.getByRole('textbox', { name: 'Nur für Zahlen wie 2, 3, 4' }).fill('{count} zastavení');
      await czech.getByRole('textbox', { name: 'Für jede Zahl' }).waitFor();
      const german = page.getByRole('group', { name: 'Deutsch' });
      await german.getByRole('textbox', { name: 'Für jede Zahl' }).fill('{count} Halte');
      await german.getByRole('textbox', { name: 'Für jede Zahl' }).fill('');
      await german.getByRole('textbox', { name: 'Für jede Zahl' }).blur();
      await clerk.save();
      const { catalogue } = await museum.services.inEdit.current();
      expect(catalogue.message('tours.stations.few')).toEqual({ cs: '{count} zastavení' });
      expect(catalogue.message('tours.stations')).toBeUndefined();
    }));
});
