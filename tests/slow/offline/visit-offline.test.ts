import { afterAll, beforeAll, describe, it } from 'vitest';
import { phone } from '#tests/browser/browser.ts';
import { arrive } from '#tests/browser/device-on-the-way.ts';
import { sitDown } from '#tests/browser/game-table.ts';
import { openMap, stations, turnOn } from '#tests/browser/park.ts';
import { type DemoOffline, openDemoOffline, picturesShown } from '#tests/journeys/offline/demo-offline.ts';

describe('a visit without a network, with all tours downloaded (specification 4 and 7.8)', () => {
  let demo: DemoOffline;

  beforeAll(async () => {
    demo = await openDemoOffline();
  });

  afterAll(() => demo.close());

  it('a walk finds its way on the map, the station there sounds and leads on; each kind of game opens, one is won, and the board shows it', async () => {
    const { guide, goTo, beginTour, expectStored } = demo;
    const { page } = guide;
    await page.setViewportSize(phone);
    await openMap(guide);
    beginTour();
    await picturesShown(page);
    await turnOn(guide);
    await arrive(guide, stations[302]);
    await guide.expectAt('/detail/302');
    await guide.expectSound();
    await page.locator('input[type=range]:enabled').first().press('End');
    await page.getByText('Als Nächstes').waitFor();
    await page.waitForFunction(() =>
      [...(window.cicerone?.played ?? [])].some(
        ({ currentSrc, currentTime }) => currentSrc.endsWith('/announce-next.mp3') && currentTime > 0.3,
      ),
    );
    await expectStored(3);

    const table = sitDown(guide);
    await goTo('/info', 'Über das Museum');
    beginTour();
    for (const [station, name, isDrawn] of [
      [403, 'Vier Teile Sonne', true],
      [405, 'Der schlechte Fliesenleger', false],
      [407, 'Verborgene Spiralen', true],
    ] as const) {
      await goTo(`/detail/${station}`, name);
      await table.begin();
      if (isDrawn) await table.expectDrawn();
      await picturesShown(page);
      await table.close();
    }
    await goTo('/detail/401', 'Drei Paare');
    await table.begin();
    await table.expectDrawn();
    await table.findPairs();
    await table.expectWon('Drei Paare, gut gemerkt!', '+10 Punkte');
    await table.leaveAsWinner(/^Sonnenblume, Schale und Farn/);
    await goTo('/locations/4?by=board', 'Musterdetektive');
    await page.getByText('1 von 8 gelöst').waitFor();
    await page.getByText('10 von 120 Punkten').waitFor();
    await page.locator('[data-condition=shown] canvas').waitFor();
    await expectStored(4);
  });
});
