import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

describe('the player, within reach of the thumb', () => {
  it('has the pictures of its time line above the slider, and is above the mini player of another station', () =>
    as(async (guide) => {
      const { page } = guide;
      await guide.open('/detail/104');
      await guide.play();
      await guide.expectSound();
      const marks = page.getByRole('list', { name: 'Worum es in der Aufnahme geht' });
      const mark = marks.getByRole('button', { name: /^Zur Stelle 0:25/ });
      await mark.click();
      await page.waitForFunction(() => Number(document.querySelector('input')?.value) >= 25);
      const isAbove = async (): Promise<boolean> => {
        const [round, slider] = [await mark.boundingBox(), await page.getByRole('slider').boundingBox()];
        return (round?.y ?? Infinity) + (round?.height ?? 0) <= (slider?.y ?? 0) + 1;
      };
      await expect.poll(isAbove).toBe(true);
      await guide.expectAccessible();
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Truchet-Kacheln');
      await page.getByRole('region', { name: 'Läuft gerade' }).waitFor();
      await page.waitForFunction(() => {
        const bar = document.querySelector('section[aria-label="Läuft gerade"]')?.getBoundingClientRect();
        const player = document.querySelector('[role=group]')?.parentElement?.getBoundingClientRect();
        return bar !== undefined && player !== undefined && Math.abs(player.bottom - bar.top) < 1;
      });
    }));
});
