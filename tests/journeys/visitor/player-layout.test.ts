import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

const sheet = ({ page }: Guide) => page.getByRole('group', { name: /^Wiedergabe/ }).locator('..');
const topOfPlayer = async (guide: Guide): Promise<number> => (await sheet(guide).boundingBox())?.y ?? 0;

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

async function resize({ page }: Guide, { width, height, text }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
}

/** Tabs through the screen to its last link. */
async function expectNothingCovered(guide: Guide, { height, width }: Screen): Promise<void> {
  const { page } = guide;
  await expect.poll(() => topOfPlayer(guide)).toBeGreaterThan(height / 2);
  const links = page.getByRole('main').getByRole('link');
  for (let steps = 0; steps < 40; steps += 1) {
    await guide.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const isInPlayer = element?.closest('[role=group]') !== null;
      return { bottom: element?.getBoundingClientRect().bottom ?? 0, isInPlayer, name: element?.textContent };
    });
    if (!focused.isInPlayer) expect(focused.bottom, focused.name ?? '').toBeLessThanOrEqual(await topOfPlayer(guide));
    if (await links.last().evaluate((link) => link === document.activeElement)) break;
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => {
      const last = await links.last().boundingBox();
      return (last?.y ?? Infinity) + (last?.height ?? 0) <= (await topOfPlayer(guide));
    })
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

describe('the player, within reach of the thumb', () => {
  it('covers neither the focus nor the end of the text on phones, and moves with the text on wide screens', () =>
    as(async (guide) => {
      for (const phone of [
        { width: 360, height: 740, text: '100%' },
        { width: 320, height: 640, text: '200%' },
      ]) {
        await guide.open('/detail/101');
        await guide.expectHeading('Penrose-Parkett');
        await resize(guide, phone);
        await expectNothingCovered(guide, phone);
      }
      for (const wide of [
        { width: 740, height: 360, text: '100%' },
        { width: 1280, height: 800, text: '100%' },
      ]) {
        await resize(guide, wide);
        const moved = (): Promise<number> =>
          sheet(guide).evaluate((element) => {
            scrollTo(0, 0);
            const before = element.getBoundingClientRect().y;
            scrollTo(0, 100);
            return before - element.getBoundingClientRect().y;
          });
        await expect.poll(moved, { message: `${wide.width} px` }).toBe(100);
      }
    }));
});

describe('a recording with captions or a time line (specification 3.1)', () => {
  const captions =
    'WEBVTT\n\n00:00.000 --> 00:05.000\nEin Punkt schwingt.\n\n00:06.000 --> 00:20.000\nZwei zugleich.\n';
  const film = readFileSync(join(demoMuseum, 'files/video/lissajous.mp4'));
  const [tone] = smallMuseum.Locations;
  const { as: atFilm } = openMuseum(
    {
      ...smallMuseum,
      Locations: [
        {
          ID: 1,
          Type: 1,
          Name: { de: 'Film' },
          MediaURL: { de: 'files/film.mp4' },
          CaptionsURL: { de: 'files/film.vtt' },
        },
        { ...tone, ID: 2, DeepDives: [3], Timeline: { Locations: [3], Times: [2] } },
        { ID: 3, Name: { de: 'Mehr' } },
      ],
    },
    { files: { 'film.vtt': captions, 'film.mp4': film } },
  );

  it('shows its captions, which can be switched off, and opens a deep dive where it occurs', () =>
    atFilm(async (guide) => {
      const { page } = guide;
      await guide.open('/detail/1');
      const line = (words: string) => page.getByRole('main').locator('p').getByText(words, { exact: true });
      await line('Ein Punkt schwingt.').waitFor();
      await guide.tap('Untertitel im Video');
      await line('Ein Punkt schwingt.').waitFor({ state: 'detached' });
      await guide.tap('Untertitel im Video');
      await guide.play();
      await guide.expectSound();
      await page.getByRole('slider').fill('5.5');
      await line('Ein Punkt schwingt.').waitFor({ state: 'detached' });
      await line('Zwei zugleich.').waitFor();

      await guide.open('/detail/2');
      await guide.play();
      await guide.expectSound();
      await guide.tap('Mehr dazu: 0:02, Mehr');
      await guide.expectAt('/detail/2?dive=3');
      await guide.expectHeading('Mehr');
    }));
});
