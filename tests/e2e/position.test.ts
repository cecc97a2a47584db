import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { arrive, asked, parkPlace } from './device-on-the-way.ts';
import { type Guide } from './guide.ts';
import { openMap, openPark, stations, turnOn } from './park.ts';
import { openMuseum } from './visits.ts';

const { as } = openPark();

describe('the position on the map', () => {
  it('is shown, followed, released and turned off', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      expect(await asked(guide)).toEqual([]);
      await turnOn(guide);
      await guide.expectAccessible();
      await page.getByRole('group', { name: /^Karte: / }).press('ArrowLeft');
      await page.getByRole('button', { name: 'Zurück zu meinem Standort' }).click();
      await guide.tap('Mein Standort: Einstellungen');
      await page.getByText('Ihr Standort ist auf etwa 5 m genau bekannt.').waitFor();
      await guide.expectAccessible();
      await guide.tap('Standort ausschalten');
      await page.getByRole('button', { name: 'Wo bin ich?' }).waitFor();
      await expect.poll(() => page.locator('[data-here]').count()).toBe(0);
      expect(await asked(guide)).toEqual([]);
    }));

  it('costs no high accuracy while nothing needs it', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      await turnOn(guide);
      expect(await asked(guide)).toEqual(['precise']);
      await guide.tap('Mein Standort: Einstellungen');
      await page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).uncheck();
      await page.keyboard.press('Escape');
      await page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).waitFor({ state: 'hidden' });
      expect(await asked(guide)).toEqual(['precise']);
      await page.getByRole('group', { name: /^Karte: / }).press('ArrowLeft');
      await page.getByRole('button', { name: 'Zurück zu meinem Standort' }).waitFor();
      expect(await asked(guide)).toEqual(['coarse']);
      await guide.tap('Liste');
      await page.getByRole('listitem').first().waitFor();
      await page.waitForFunction(() => window.wayfarer.watches.size === 0);
    }));

  it('is not requested while the page is hidden', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await hide(guide, true);
      expect(await asked(guide)).toEqual([]);
      await hide(guide, false);
      expect(await asked(guide)).toEqual(['precise']);
    }));

  it('outside the map is reported with the way back', () =>
    as(
      async (guide) => {
        await openMap(guide);
        await turnOn(guide);
        await guide.page
          .getByText('Sie sind außerhalb dieser Karte. Sie beginnt 300 m weiter in Richtung Osten.')
          .waitFor();
        await guide.expectAccessible();
      },
      parkPlace(-1000, 750),
    ));

  it('is turned by the compass, and so is the way back', () =>
    as(
      async (guide) => {
        const { page } = guide;
        await openMap(guide);
        await guide.tap('Wo bin ich?');
        await page.getByText('in Richtung Osten').waitFor();
        const arrow = page.locator('[style*="--turn"]');
        expect(await arrow.getAttribute('style')).toContain('--turn: 90deg');
        await turn(guide, { alpha: 330, absolute: true });
        await page.locator('[data-here] path[transform="rotate(30)"]').waitFor({ state: 'attached' });
        await page.locator('[style*="--turn: 60deg"]').waitFor();
        // A smaller turn, and a sensor that does not know where north is, change nothing.
        await turn(guide, { alpha: 328, absolute: true });
        await turn(guide, { alpha: 100, absolute: false });
        expect(await arrow.getAttribute('style')).toContain('--turn: 60deg');
      },
      parkPlace(-1000, 750),
    ));

  it('never leaves the device', () =>
    as(async (guide) => {
      const sent: string[] = [];
      guide.page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await openMap(guide);
      await turnOn(guide);
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      expect(sent.length).toBeGreaterThan(5);
      expect(sent.filter((request) => /48\.[78]\d|9\.(19|20)\d/.test(request))).toEqual([]);
      const kept = await guide.page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
      expect(kept).not.toMatch(/48\.[78]\d/);
    }));
});

describe('a museum without GPS', () => {
  const { as: asVisitor } = openMuseum(demoMuseum, { client: { gpsLocator: false } });

  it('has a map without positions', () =>
    asVisitor(async (guide) => {
      await guide.open('/locations/3?by=map');
      await guide.page.getByRole('button', { name: 'Ganze Karte zeigen' }).waitFor();
      await expect.poll(() => guide.page.getByRole('button', { name: 'Wo bin ich?' }).count()).toBe(0);
    }));
});

describe('the screen', () => {
  it('stays on if the visitor wants it, which is remembered', () =>
    as(async (guide) => {
      const { page } = guide;
      await guide.context.addInitScript(countLocks);
      await openMap(guide);
      await turnOn(guide);
      expect(await locks(guide)).toBe(0);
      await guide.tap('Mein Standort: Einstellungen');
      await page.getByRole('switch', { name: 'Bildschirm anlassen' }).check();
      await page.waitForFunction(() => window.wayfarer.locks === 1);
      await page.keyboard.press('Escape');
      // Browsers release the lock when the page is hidden.
      await page.evaluate(() => window.loseLock?.());
      await hide(guide, true);
      await hide(guide, false);
      await page.waitForFunction(() => window.wayfarer.locks === 1);
      await guide.tap('Mein Standort: Einstellungen');
      await guide.tap('Standort ausschalten');
      await page.waitForFunction(() => window.wayfarer.locks === 0);
      await page.reload();
      await turnOn(guide);
      await page.waitForFunction(() => window.wayfarer.locks === 1);
    }));
});

async function hide({ page }: Guide, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Reports a turn of the device, after the shortest pause that is accepted. */
async function turn({ page }: Guide, to: DeviceOrientationEventInit): Promise<void> {
  await page.evaluate(async (turned) => {
    const start = performance.now();
    while (performance.now() - start < 300) await new Promise((resolve) => requestAnimationFrame(resolve));
    dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', turned));
  }, to);
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
