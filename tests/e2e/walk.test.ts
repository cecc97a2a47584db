import { describe, expect, it } from 'vitest';
import { arrive, asked, tell } from './device-on-the-way.ts';
import { type Guide } from './guide.ts';
import { meadow, openMap, openPark, stations, turnOn } from './park.ts';
import { expectOneSound } from './sounding.ts';

const { as } = openPark();

/** This station has no recording. */
const silent = '303';

/** Returns how often the tour's sound was played, which precedes each opening. */
function sounds({ page }: Guide): Promise<number> {
  return page.evaluate(() => window.wayfarer.sounds);
}

/** Simulates that the visitor has heard the whole recording. */
async function hearOut({ page }: Guide): Promise<void> {
  await page.locator('input[type=range]:enabled').first().press('End');
  await page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
}

describe('a walk through the park', () => {
  it('opens each station once automatically, in order, with the sound, and none while one plays', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      await turnOn(guide);
      let opened = 0;
      for (const [id, spot] of Object.entries(stations)) {
        await arrive(guide, spot);
        await guide.expectAt(`/detail/${id}`);
        await page.getByText('Sie sind da, deshalb hat sich diese Station geöffnet').first().waitFor();
        opened += 1;
        expect(await sounds(guide)).toBe(opened);
        if (id !== silent) {
          await guide.expectSound();
          await tell(guide, spot);
          await hearOut(guide);
        }
        await tell(guide, spot);
        await guide.expectAt(`/detail/${id}`);
      }
      expect(await asked(guide)).toEqual(['precise']);
    }));

  it('waits for a station that plays, and opens the next one afterwards if the visitor is still there', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      // Past one station, and on to another.
      await arrive(guide, stations[302]);
      await arrive(guide, stations[304]);
      await guide.expectAt('/detail/301');
      await expectOneSound(guide);
      expect(await sounds(guide)).toBe(1);
      await hearOut(guide);
      await tell(guide, stations[304]);
      await guide.expectAt('/detail/304');
      expect(await sounds(guide)).toBe(2);
      await guide.expectSound();
      await expectOneSound(guide);
    }));

  it('is led by the order of play to the map, and plays the next station on arrival', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      await turnOn(guide);
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      await hearOut(guide);
      await page.getByText('Als Nächstes').waitFor();
      await guide.expectAt('/locations/3?by=map');
      await page.getByRole('link', { name: 'Jetzt dorthin: Barnsley-Farn' }).waitFor();
      await guide.expectAccessible();
      await arrive(guide, stations[302]);
      await guide.expectAt('/detail/302');
      await guide.expectSound();
      await page.getByText('Als Nächstes').waitFor({ state: 'detached' });
    }));

  it('offers a station that was passed while another played, and plays it when asked', () =>
    as(async (guide) => {
      const { page } = guide;
      const offer = page.getByRole('link', { name: /^Sie sind an „Barnsley-Farn“ vorbeigegangen/ });
      await openMap(guide);
      await turnOn(guide);
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      await arrive(guide, stations[302]);
      await arrive(guide, meadow);
      await page.getByRole('button', { name: 'Anhalten' }).first().click();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=map');
      await offer.waitFor();
      await guide.expectAccessible();
      await offer.click();
      await guide.expectAt('/detail/302');
      await guide.expectSound();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=map');
      await page.locator('[data-here]').waitFor({ state: 'attached' });
      await offer.waitFor({ state: 'detached' });
    }));

  it('waits while a dialog is open', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await guide.tap('Mein Standort: Einstellungen');
      await arrive(guide, stations[302]);
      expect(await sounds(guide)).toBe(0);
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
      await guide.expectAt('/detail/302');
      expect(await sounds(guide)).toBe(1);
    }));

  it('continues in the list, and pauses outside the tour', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await guide.tap('Liste');
      await arrive(guide, stations[304]);
      await guide.expectAt('/detail/304');
      await guide.expectSound();
      await guide.page.getByRole('button', { name: 'Anhalten' }).first().click();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=list');
      await guide.page.getByRole('link', { name: 'Karte' }).waitFor();
      expect(await asked(guide)).toEqual(['precise']);
      await guide.tap('Zurück');
      await guide.expectHeading('Draußen und Spiele');
      await guide.page.waitForFunction(() => window.wayfarer.watches.size === 0);
    }));

  it('opens nothing if the visitor does not want it', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await guide.tap('Mein Standort: Einstellungen');
      await guide.page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).uncheck();
      await guide.page.keyboard.press('Escape');
      await arrive(guide, stations[301]);
      expect(await sounds(guide)).toBe(0);
      await guide.tap('Mein Standort: Einstellungen');
      await guide.page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).check();
      await guide.page.keyboard.press('Escape');
      await guide.expectAt('/detail/301');
      expect(await sounds(guide)).toBe(1);
    }));
});
