import { describe, expect, it } from 'vitest';
import { asked, parkPlace, watchDevice } from '#tests/browser/device-on-the-way.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { meadow, openMap, openPark, turnOn } from '#tests/browser/park.ts';
import { map, middleOf, restingBox } from './map-locators.ts';

const { as, asStranger } = openPark();

const settings = 'Mein Standort: Einstellungen';

describe('the visitor’s position (“Where am I”, src/guide/DECISIONS.md)', () => {
  it('is requested on a tap only, followed until the map is dragged, no more exactly than needed, and turned off', () =>
    as(async (guide) => {
      const { page, context } = guide;
      await context.addInitScript(countLocks);
      await openMap(guide);
      expect(await asked(guide)).toEqual([]);
      await turnOn(guide);
      expect(await asked(guide)).toEqual(['precise']);
      await expectFollowed(guide);
      await turnDevice(guide, 330);
      await page.locator('[data-here] path[transform="rotate(30)"]').waitFor({ state: 'attached' });

      await dragMap(guide);
      await page.getByRole('button', { name: 'Zurück zu meinem Standort' }).click();
      await expectFollowed(guide);
      await guide.tap(settings);
      await page.getByText('Ihr Standort ist auf etwa 5 m genau bekannt.').waitFor();
      await page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).uncheck();
      expect(await locks(guide)).toBe(0);
      await page.getByRole('switch', { name: 'Bildschirm anlassen' }).check();
      await page.waitForFunction(() => window.wayfarer.locks === 1);
      await page.keyboard.press('Escape');
      await page.getByRole('switch').first().waitFor({ state: 'hidden' });
      expect(await asked(guide)).toEqual(['precise']);
      await dragMap(guide);
      await page.getByRole('button', { name: 'Zurück zu meinem Standort' }).waitFor();
      expect(await asked(guide)).toEqual(['coarse']);

      // Browsers release the screen when the page is hidden.
      await page.evaluate(() => window.loseLock?.());
      await hide(guide, true);
      expect(await asked(guide)).toEqual([]);
      await hide(guide, false);
      expect(await asked(guide)).toEqual(['coarse']);
      await page.waitForFunction(() => window.wayfarer.locks === 1);

      await guide.tap('Liste');
      await page.getByRole('listitem').first().waitFor();
      await page.waitForFunction(() => window.wayfarer.watches.size === 0);
      await guide.tap('Karte');
      await guide.tap('Zurück zu meinem Standort');
      await guide.tap(settings);
      await guide.tap('Standort ausschalten');
      await page.getByRole('button', { name: 'Wo bin ich?' }).waitFor();
      await expect.poll(() => page.locator('[data-here]').count()).toBe(0);
      expect(await asked(guide)).toEqual([]);
      await page.waitForFunction(() => window.wayfarer.locks === 0);

      // The visitor's choice is remembered.
      await page.reload();
      await turnOn(guide);
      await page.waitForFunction(() => window.wayfarer.locks === 1);
      await guide.tap(settings);
      expect(await page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).isChecked()).toBe(false);
    }));

  it('is explained before the browser asks; a refusal can be read at 320 px in large letters, and ends when it is allowed', () =>
    asStranger(
      async (guide) => {
        const { page, context } = guide;
        await watchDevice(guide);
        await guide.open('/locations/3?by=map');
        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        await guide.tap('Where am I?');
        await page.getByText('Your position stays on your device').waitFor();
        await page.getByText('stations open automatically as you come near').waitFor();
        await guide.tap('Not now');
        expect(await asked(guide)).toEqual([]);

        await guide.tap('Where am I?');
        await guide.tap('Show my position');
        await page.getByText('The guide may not know where you are.').waitFor();
        await expectRefusalInView(guide, 'Ways to a station');
        await guide.expectAccessible();
        await page.getByRole('combobox').selectOption({ label: 'Deutsch' });
        await page.getByText('Der Guide darf nicht wissen, wo Sie sind.').waitFor();
        await expectRefusalInView(guide, 'Wege zur Station');
        await guide.tap('Noch einmal versuchen');
        await page.getByRole('alert').waitFor();

        await context.setGeolocation({ ...parkPlace(-1000, 750), accuracy: 5 });
        await context.grantPermissions(['geolocation']);
        await page.getByText('Sie sind außerhalb dieser Karte. Sie beginnt 300 m weiter in Richtung Osten.').waitFor();
        const arrow = page.locator('[style*="--turn"]');
        expect(await arrow.getAttribute('style')).toContain('--turn: 90deg');
        await turnDevice(guide, 330);
        await page.locator('[style*="--turn: 60deg"]').waitFor();
        await context.setGeolocation({ ...meadow, accuracy: 5 });
        await arrow.waitFor({ state: 'detached' });
        await page.locator('[data-here]').waitFor({ state: 'attached' });
      },
      { locale: 'en-GB', contrast: 'more', viewport: { width: 320, height: 640 } },
    ));
});

/** Expects that the map follows the position: there is nothing to return to. */
async function expectFollowed({ page }: Guide): Promise<void> {
  await page.locator('[data-here] svg').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Zurück zu meinem Standort' }).waitFor({ state: 'detached' });
}

async function dragMap(guide: Guide): Promise<void> {
  const { x, y } = middleOf(await restingBox(map(guide)));
  const { mouse } = guide.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x - 60, y + 20, { steps: 3 });
  await mouse.up();
}

async function expectRefusalInView({ page }: Guide, ways: string): Promise<void> {
  const refusal = await restingBox(page.getByRole('alert'));
  const dock = await restingBox(page.getByRole('navigation', { name: ways }));
  expect(refusal.y + refusal.height).toBeLessThanOrEqual(dock.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

async function hide({ page }: Guide, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Reports that the device is turned this many degrees anticlockwise from north. */
async function turnDevice({ page }: Guide, alpha: number): Promise<void> {
  await page.evaluate(
    (degrees) =>
      dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { alpha: degrees, absolute: true })),
    alpha,
  );
}

declare global {
  interface Window {
    loseLock?: () => void;
  }
}

function locks({ page }: Guide): Promise<number> {
  return page.evaluate(() => window.wayfarer.locks);
}

/** Headless Chromium has no wake lock. */
function countLocks(): void {
  WakeLock.prototype.request = () => {
    let released = false;
    const lose = (): void => {
      if (!released) window.wayfarer.locks -= 1;
      released = true;
    };
    window.wayfarer.locks += 1;
    window.loseLock = lose;
    const lock: Pick<WakeLockSentinel, 'released' | 'release'> = {
      get released() {
        return released;
      },
      release: () => {
        lose();
        return Promise.resolve();
      },
    };
    return Promise.resolve(lock as WakeLockSentinel);
  };
}
