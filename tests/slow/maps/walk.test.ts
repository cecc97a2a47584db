import { describe, expect, it } from 'vitest';
import { arrive, asked, tell } from '#tests/browser/device-on-the-way.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMap, openPark, stations, turnOn } from '#tests/browser/park.ts';
import { expectOneSound } from '#tests/browser/sounding.ts';

const { as } = openPark();

const settings = 'Mein Standort: Einstellungen';

describe('a walk through the park (MapGPSAutoActivation, specification 3.3)', () => {
  it('opens each station as the visitor arrives, after the tour’s sound, but interrupts no dialog and no recording', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      await turnOn(guide);
      await guide.tap(settings);
      await arrive(guide, stations[303]);
      expect(await sounds(guide)).toBe(0);
      await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
      await guide.expectAt('/detail/303');
      await page.getByText('Sie sind da, deshalb hat sich diese Station geöffnet').first().waitFor();
      expect(await sounds(guide)).toBe(1);
      await tell(guide, stations[303]);
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=map');

      // Stations open on the tour's other screens, too.
      // By keyboard: the notice covers it for a while.
      await page.getByRole('link', { name: 'Liste', exact: true }).press('Enter');
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      expect(await sounds(guide)).toBe(2);

      // Past one station, and on to another, while the first still plays.
      await arrive(guide, stations[302]);
      await arrive(guide, stations[304]);
      await guide.expectAt('/detail/301');
      await expectOneSound(guide);
      expect(await sounds(guide)).toBe(2);
      await hearOut(guide);
      await tell(guide, stations[304]);
      await guide.expectAt('/detail/304');
      expect(await sounds(guide)).toBe(3);
      await guide.expectSound();
      await expectOneSound(guide);
      expect(await asked(guide)).toEqual(['precise']);

      await page.getByRole('button', { name: 'Anhalten' }).first().click();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=list');
      await guide.tap('Karte');
      const offer = page.getByRole('link', { name: /^Sie sind an „Barnsley-Farn“ vorbeigegangen/ });
      await offer.waitFor();
      await offer.click();
      await guide.expectAt('/detail/302');
      await guide.expectSound();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=map');
      await page.locator('[data-here]').waitFor({ state: 'attached' });
      await offer.waitFor({ state: 'detached' });

      expect(await asked(guide)).toEqual(['precise']);
      await guide.tap('Zurück');
      await guide.expectHeading('Draußen und Spiele');
      await page.waitForFunction(() => window.wayfarer.watches.size === 0);
    }));
});

/** Returns how often the tour's sound was played, which precedes each opening. */
function sounds({ page }: Guide): Promise<number> {
  return page.evaluate(() => window.wayfarer.sounds);
}

/** Goes to the end of the recording. */
async function hearOut({ page }: Guide): Promise<void> {
  await page.locator('input[type=range]:enabled').first().press('End');
  await page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
}
