import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

const scrolledTo = (guide: Guide, place: number): Promise<unknown> =>
  guide.page.waitForFunction((expected) => Math.abs(scrollY - expected) < 2, place);

/** Scrolls down the list, and opens a station without scrolling to it. */
async function openFarDown(guide: Guide): Promise<void> {
  await guide.open('/locations/1');
  await guide.expectHeading('Höhepunkte');
  await guide.page.evaluate(() => scrollTo(0, 400));
  await scrolledTo(guide, 400);
  await guide.page
    .getByRole('main')
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await guide.expectAt(/^\/detail\//);
}

describe('going back and forth', () => {
  it('finds the place in the list again, and begins each new screen at its top', () =>
    as(async (guide) => {
      await openFarDown(guide);
      await guide.expectHeading(/./);
      await scrolledTo(guide, 0);
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await scrolledTo(guide, 400);
      await guide.page.goForward();
      await guide.expectAt(/^\/detail\//);
      await scrolledTo(guide, 0);
    }));

  it('finds the place after a reload in between', () =>
    as(async (guide) => {
      await openFarDown(guide);
      await guide.page.reload();
      await guide.expectHeading(/./);
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await scrolledTo(guide, 400);
    }));
});

it('an address below the guide’s own folder keeps its fragment', () =>
  as(async (guide) => {
    await guide.open('/groups#%');
    await guide.expectAt('/groups#%');
    await guide.expectHeading(/./);
    expect(await guide.page.evaluate(() => scrollY)).toBe(0);
  }));
