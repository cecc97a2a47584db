import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { card, map, marker, markers, openMap } from '#tests/journeys/maps/map-locators.ts';
import { mapTour, plan } from '#tests/journeys/maps/map-tour.ts';

const thousand = Array.from({ length: 1000 }, (_, index) => index + 1);

const largeMuseum = {
  ...smallMuseum,
  Tours: [{ ...mapTour, Selectors: [4, 1] }],
  TourItems: thousand.map((ID) => ({
    ID,
    TourID: 1,
    LocationID: ID,
    Code: String(ID),
    Position: ID,
    MapX: 20 + (ID % 40) * 39,
    MapY: 20 + Math.floor(ID / 40) * 46,
  })),
  Locations: thousand.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
};

const { as } = openMuseum(largeMuseum, { files: { 'plan.svg': plan } });

describe('a map of 1,000 stations', () => {
  it('renders few of them at once, all within reach, and leaves nothing behind when it is closed', () =>
    as(async (guide) => {
      await openMap(guide, '/locations/1');
      await expect.poll(() => markers(guide).count()).toBeLessThan(100);
      const counts = await map(guide)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => Number.parseInt(one.getAttribute('aria-label') ?? '0', 10)));
      const alone = await map(guide).getByRole('link').count();
      expect(counts.reduce((sum, count) => sum + count, alone)).toBe(1000);

      const openAndClose = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await guide.tap('Liste');
          await map(guide).waitFor({ state: 'detached' });
          await guide.tap('Karte');
          await markers(guide).first().waitFor();
        }
      };
      const measure = await createMeasure(guide);
      await openAndClose(1);
      const before = await measure();
      await openAndClose(2);
      const after = await measure();
      expect(after.listeners - before.listeners).toBeLessThan(2);
      expect(after.nodes - before.nodes).toBeLessThan(20);

      await map(guide).focus();
      await guide.press('+', '+', '+');
      await marker(guide, /^\d+ Station \d+$/)
        .first()
        .waitFor();
      await expect.poll(() => markers(guide).count()).toBeLessThan(250);
      // At the left edge, half-way down.
      const far = marker(guide, /^480 Station 480$/);
      for (let step = 0; step < 20 && (await far.count()) === 0; step += 1) await guide.press('ArrowLeft');
      await far.focus();
      await guide.press('Enter');
      await card(guide).getByText('Station 480', { exact: true }).waitFor();
    }));
});

/** Returns a function that counts the page's nodes and listeners, after a garbage collection. */
async function createMeasure({ context, page }: Guide) {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
}
