import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitDown } from '#tests/browser/game-table.ts';
import { type Gate } from '#tests/browser/gate.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { media, portal, ready, serveTour } from './downloads-museum.ts';
import { watchScreen } from './screen-watch.ts';
import { throughGate } from './through-gate.ts';

// Too little space, and files that are deleted or damaged: tests/slow/offline/downloads.test.ts.
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => ({ origin, close } = await serveTour()));

afterAll(() => close());

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  return throughGate(origin, task, { hasTouch: true });
}

describe('a visitor takes a tour along (specification 4 and 9)', () => {
  it('installs the guide, downloads a tour with one tap, which is available only with its games, plays them, and gives the space back by the keyboard', () =>
    asVisitor(async (guide, gate) => {
      const { page, context } = guide;
      guide.allow(/503|ERR_/);
      const relent = gate.answer(/\/assets\/choices-.*js$/, { status: 503 });
      await page.addInitScript(() => localStorage.setItem('highContrast', 'true'));
      await guide.open('/welcome');
      const button = page.getByRole('button', { name: 'Den Guide mitnehmen' });
      await button.press('Enter');
      const take = page.getByRole('dialog', { name: 'Den Guide mitnehmen' });
      await take.getByRole('heading', { name: 'Als App installieren' }).waitFor();
      await take.getByRole('button', { name: /^Alle Touren laden/ }).waitFor();
      await guide.expectAccessible();
      await take.getByRole('button', { name: 'Downloads und Speicher' }).press('Enter');
      const storage = page.getByRole('dialog', { name: 'Touren auf diesem Gerät' });
      await storage.getByText('Noch ist nichts geladen.').waitFor();
      await guide.expectAccessible();
      const session = await context.newCDPSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // A private window, such as that of a test, cannot install anything.
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

      await guide.open('/tours/1');
      await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Rundgang$/ }).tap();
      await page.getByRole('button', { name: 'Wartet auf das Netz: Rundgang' }).waitFor();
      relent();
      const badge = page.getByRole('button', ready);
      await badge.waitFor();
      await context.setOffline(true);
      await page.goto(`${gate.origin}/detail/3`);
      const table = sitDown(guide);
      await table.enter();
      await table.layer.getByText('Ja', { exact: true }).waitFor();
      await context.setOffline(false);

      await guide.open('/tours/1');
      await badge.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Rundgang' });
      await sheet.getByText('funktioniert ohne Netz').waitFor();
      await guide.expectAccessible();
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => badge.evaluate(isFocused)).toBe(true);
      await guide.press('Enter');
      await sheet.getByRole('button', { name: 'Vom Gerät entfernen' }).press('Enter');
      const question = sheet.getByRole('group', { name: 'Diese Tour vom Gerät entfernen?' });
      await question.getByText(/Das gibt .+ frei/).waitFor();
      await question.getByRole('button', { name: 'Entfernen' }).press('Enter');
      await sheet.getByRole('button', { name: /^Für unterwegs laden \([^)]+\)$/ }).waitFor();
      await guide.press('Escape');
      await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Rundgang$/ }).waitFor();
    }));

  it('by the keyboard a download is paused, continues, waits for the network and says when it is done; the screen stays on while it runs', () =>
    asVisitor(async (guide, gate) => {
      const { page } = guide;
      await page.addInitScript(watchScreen);
      const locks = (): Promise<number> => page.evaluate(() => window.screenWatch.locks);
      const release = gate.hold(/second\.wav/);
      await guide.open('/locations/1?by=dialpad');
      const badge = page.getByRole('main').getByRole('button', { name: /: Rundgang$/ });
      await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Rundgang$/ }).waitFor();
      expect(await locks()).toBe(0);
      await badge.press('Enter');
      await page.getByRole('button', { name: /^Wird geladen: [1-9]\d? %: Rundgang$/ }).waitFor();
      await expect.poll(locks).toBe(1);
      await page.evaluate(() => window.screenWatch.show(false));
      await expect.poll(locks).toBe(0);
      await page.evaluate(() => window.screenWatch.show(true));
      await expect.poll(locks).toBe(1);
      await badge.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Rundgang' });
      await expect.poll(() => sheet.getByRole('heading', { level: 2 }).evaluate(isFocused)).toBe(true);
      await guide.expectAccessible();
      await sheet.getByRole('button', { name: 'Anhalten' }).press('Enter');
      const goOn = sheet.getByRole('button', { name: 'Fortsetzen' });
      await expect.poll(() => goOn.evaluate(isFocused)).toBe(true);
      await sheet.getByText('Was schon da ist, bleibt auf Ihrem Gerät.').waitFor();
      await expect.poll(locks).toBe(0);

      const relent = gate.answer(media, portal);
      await guide.press('Enter');
      await sheet.getByText('Sobald es wieder da ist, geht der Download von selbst weiter.').waitFor();
      await sheet.getByRole('status').getByText('Wartet auf das Netz: Rundgang').waitFor();
      await guide.expectAccessible();
      relent();
      release();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await sheet.getByRole('status').getByText('Rundgang ist offline verfügbar.').waitFor();
      expect(await sheet.getByRole('progressbar').count()).toBe(0);
      await expect.poll(locks).toBe(0);
      await guide.press('Escape');
      await expect.poll(() => badge.evaluate(isFocused)).toBe(true);
      expect(await badge.getAttribute('aria-label')).toBe('Offline verfügbar: Rundgang');
    }));
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
