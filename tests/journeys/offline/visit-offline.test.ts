import { afterAll, beforeAll, describe, it } from 'vitest';
import { phone } from '#tests/browser/browser.ts';
import { type DemoOffline, openDemoOffline, picturesShown } from './demo-offline.ts';

// A walk and the games: tests/slow/offline/visit-offline.test.ts.
/** So tall that pictures further down are requested, too. */
const tall = { width: 360, height: 4000 };

describe('a visit without a network, with all tours downloaded (specification 4 and 7.8)', () => {
  let demo: DemoOffline;

  beforeAll(async () => {
    demo = await openDemoOffline();
  });

  afterAll(() => demo.close());

  it('screens and stations have their pictures, sound, video and captions; search, number pad and a scanned code lead to stations', async () => {
    const { guide, goTo, walkThrough, expectStored } = demo;
    const { page } = guide;
    await page.setViewportSize(tall);
    for (const [path, heading] of [
      ['/groups', /./],
      ['/tours/1', 'Im Museum'],
      ['/tours/2', 'Draußen und Spiele'],
    ] as const)
      await goTo(path, heading);
    // A recording with captions and a deeper one, a video.
    await walkThrough(1, [101, 103]);
    await expectStored(1);
    // A silent station, and the maps of a building.
    await walkThrough(2, [200]);
    await expectStored(2);

    await page.setViewportSize(phone);
    await goTo('/numbers', 'Suche');
    await page.getByRole('searchbox').fill('penrose park');
    await page.getByRole('listitem').filter({ hasText: 'Penrose-Parkett' }).first().getByRole('link').click();
    await guide.expectHeading('Penrose-Parkett');
    await goTo('/locations/1?by=dialpad', 'Höhepunkte');
    await page.getByRole('textbox', { name: 'Nummer der Station' }).fill('8');
    await guide.press('Enter');
    await guide.expectAt('/detail/108');
    await guide.tap('Zurück');
    await guide.tap('QR-Code');
    await guide.expectAt('/detail/107');
    await picturesShown(page);
  });
});
