import { describe, expect, it } from 'vitest';
import { arrive, asked } from '#tests/browser/device-on-the-way.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { tone } from '#tests/browser/museum.ts';
import { meadow, openMap, openPark, stations, turnOn } from '#tests/browser/park.ts';
import { expectOneSound } from '#tests/browser/sounding.ts';

const { as } = openPark();

const settings = 'Mein Standort: Einstellungen';

// tests/slow/maps walks on: past two stations, to the one that opens after a recording, and out of the tour.
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
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=map');

      // Stations open on the tour's other screens, too.
      // By keyboard: the notice covers it for a while.
      await page.getByRole('link', { name: 'Liste', exact: true }).press('Enter');
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      expect(await sounds(guide)).toBe(2);

      // Past a station, while the first still plays.
      await arrive(guide, stations[302]);
      await arrive(guide, meadow);
      await guide.expectAt('/detail/301');
      await expectOneSound(guide);
      expect(await sounds(guide)).toBe(2);
      expect(await asked(guide)).toEqual(['precise']);

      await page.getByRole('button', { name: 'Anhalten' }).first().click();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=list');
      await page.getByRole('link', { name: 'Karte', exact: true }).press('Enter');
      const offer = page.getByRole('link', { name: /^Sie sind an „Barnsley-Farn“ vorbeigegangen/ });
      await offer.waitFor();
      await offer.click();
      await guide.expectAt('/detail/302');
      await guide.expectSound();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=map');
      await offer.waitFor({ state: 'detached' });
    }));

  it('opens nothing against the visitor’s wish, leads to the next station in the order of play, and reports nothing', () =>
    as(async (guide) => {
      const { page } = guide;
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await shortenAnnouncement(guide);
      await openMap(guide);
      await turnOn(guide);
      await switchOpening(guide, false);
      await arrive(guide, stations[301]);
      expect(await sounds(guide)).toBe(0);
      await guide.expectAt('/locations/3?by=map');
      await switchOpening(guide, true);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      expect(await sounds(guide)).toBe(1);

      await hearOut(guide);
      await page.getByText('Als Nächstes').waitFor();
      await guide.expectAt('/locations/3?by=map');
      await page.getByRole('link', { name: 'Jetzt dorthin: Barnsley-Farn' }).waitFor();
      await arrive(guide, stations[302]);
      await guide.expectAt('/detail/302');
      await guide.expectSound();
      await page.getByText('Als Nächstes').waitFor({ state: 'detached' });

      // The position never leaves the device, and is not kept on it.
      expect(sent.length).toBeGreaterThan(5);
      expect(sent.filter((request) => /48\.[78]\d|9\.(19|20)\d/.test(request))).toEqual([]);
      const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
      expect(kept).not.toMatch(/48\.[78]\d/);
    }));
});

/** Returns how often the tour's sound was played, which precedes each opening. */
function sounds({ page }: Guide): Promise<number> {
  return page.evaluate(() => window.wayfarer.sounds);
}

/** The announcement of the next station, before a wait of five seconds, takes longer than a step may. */
async function shortenAnnouncement({ page }: Guide): Promise<void> {
  const recording = tone(1);
  await page.route('**/announce-next.mp3', (route) => route.fulfill({ contentType: 'audio/wav', body: recording }));
}

/** Goes to the end of the recording. */
async function hearOut({ page }: Guide): Promise<void> {
  await page.locator('input[type=range]:enabled').first().press('End');
  await page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
}

async function switchOpening({ page, tap }: Guide, isOn: boolean): Promise<void> {
  await tap(settings);
  const opening = page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' });
  await opening.setChecked(isOn);
  await page.keyboard.press('Escape');
  await opening.waitFor({ state: 'hidden' });
}
