import { type FrameLocator, type Locator } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

/** A picture that cannot be made much smaller. */
const noise = await sharp({
  create: { width: 640, height: 480, channels: 3, background: '#808080', noise: { type: 'gaussian', sigma: 60 } },
})
  .jpeg()
  .toBuffer();

const content = {
  Languages: [
    { ID: 1, Code: 'de', DisplayName: 'Deutsch', AccessibilityCode: 'de', IsDefault: true },
    { ID: 2, Code: 'en', DisplayName: 'English', AccessibilityCode: 'en' },
  ],
  TourGroups: [{ ID: 1, Code: 'G', Name: { de: 'Rundgänge', en: 'Tours' } }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'T', Name: { de: 'Rundgang', en: 'Round' } }],
  TourItems: [{ ID: 11, TourID: 1, LocationID: 1, Code: '1', Position: 1 }],
  Locations: [
    {
      ID: 1,
      Type: 0,
      Name: { de: 'Das Tor', en: 'The gate' },
      MediaURL: { de: 'files/tone.wav' },
      ImageDescriptors: [{ ImageURL: 'files/noise.jpg' }],
    },
  ],
};
const museum = openMuseum(content, { files: { 'noise.jpg': noise } });

const pane = ({ page }: Clerk, number: number): Locator =>
  page.getByRole('region', { name: `Ansicht ${number}`, exact: true });
const guide = (clerk: Clerk, number: number): FrameLocator => pane(clerk, number).frameLocator('iframe');
const heading = (shown: FrameLocator, name: string): Promise<void> =>
  shown.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function openViews(clerk: Clerk): Promise<void> {
  await clerk.press('Guide ansehen');
  await clerk.press('Mehrere Ansichten nebeneinander');
  await heading(guide(clerk, 1), 'Das Tor');
}

/** Turns one way of looking on or off. */
async function turn(clerk: Clerk, number: number, way: string): Promise<void> {
  await pane(clerk, number)
    .getByRole('button', { name: /^Darstellung/ })
    .click();
  await clerk.page.getByRole('checkbox', { name: way }).click();
  await clerk.page.keyboard.press('Escape');
}

describe('Several views of the guide', () => {
  it('differ in device, language, contrast, letters and direction, and all follow what is typed', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/1');
      await openViews(clerk);
      await clerk.guide.expectAccessible();
      await guide(clerk, 2).locator(':root[data-contrast=high]').waitFor();
      const letters = (number: number) =>
        guide(clerk, number)
          .locator(':root')
          .evaluate((root) => getComputedStyle(root).fontSize);
      await expect.poll(() => letters(2)).toBe('32px');
      expect(await letters(1)).toBe('16px');
      const width = (number: number) =>
        guide(clerk, number)
          .locator(':root')
          .evaluate(() => innerWidth);
      expect([await width(1), await width(3)]).toEqual([360, 1280]);

      await pane(clerk, 1).getByLabel('Sprache').selectOption('English');
      await heading(guide(clerk, 1), 'The gate');
      await turn(clerk, 3, 'Von rechts nach links');
      await guide(clerk, 3).locator(':root[dir=rtl]').waitFor();

      await clerk.type('Name', 'English', 'The old gate');
      await clerk.type('Name', 'Deutsch', 'Das alte Tor');
      await heading(guide(clerk, 1), 'The old gate');
      await heading(guide(clerk, 2), 'Das alte Tor');
      await heading(guide(clerk, 3), 'Das alte Tor');
    }));

  it('play without sound, and say what a screen reader says', () =>
    atDesk(museum, async (clerk) => {
      await clerk.page.addInitScript(() => {
        const { play } = HTMLMediaElement.prototype;
        HTMLMediaElement.prototype.play = function noted() {
          Reflect.set(window, 'played', this);
          return play.call(this);
        };
      });
      await clerk.open('/locations/1');
      await openViews(clerk);
      await turn(clerk, 1, 'Ohne Ton');
      await turn(clerk, 1, 'Mit dem, was ein Screenreader vorliest');
      await heading(guide(clerk, 1), 'Das Tor');
      const said = pane(clerk, 1).getByRole('list', { name: 'Was ein Screenreader vorliest, der Reihe nach' });
      await said.getByText('Das Tor').first().waitFor();
      const lines = (await said.getByRole('listitem').allTextContents()).join('\n');
      expect(lines).toMatch(/^Hauptbereich/m);
      expect(lines).toMatch(/^Überschrift 1Das Tor$/m);
      expect(lines).toMatch(/^SchalterAbspielen$/m);
      expect(lines).not.toContain('ohne Namen');

      await guide(clerk, 1).getByRole('button', { name: 'Abspielen' }).click();
      const isMuted = () =>
        guide(clerk, 1)
          .locator(':root')
          .evaluate(() => (Reflect.get(window, 'played') as HTMLMediaElement | undefined)?.muted);
      await expect.poll(isMuted).toBe(true);
      await said.getByText('Anhalten').waitFor();
    }));

  it('show a slow network’s pictures when they would have arrived, and play after their sound’s beginning', () =>
    atDesk(museum, async (clerk) => {
      await clerk.page.addInitScript(() => {
        new MutationObserver((changes) => {
          if (changes.some(({ target }) => (target as Element).hasAttribute('data-arrived')))
            Reflect.set(window, 'arrivedAt', performance.now());
        }).observe(document, { subtree: true, attributeFilter: ['data-arrived'] });
        const rates: number[] = [];
        Reflect.set(window, 'rates', rates);
        const { play } = HTMLMediaElement.prototype;
        HTMLMediaElement.prototype.play = function noted() {
          if (this.src !== '') this.addEventListener('ratechange', () => rates.push(this.playbackRate));
          return play.call(this);
        };
      });
      await clerk.open('/locations/1');
      await openViews(clerk);
      await turn(clerk, 1, 'Langsames Netz');
      await heading(guide(clerk, 1), 'Das Tor');
      const picture = guide(clerk, 1).locator('img[src*=noise]').first();
      await picture.and(guide(clerk, 1).locator('[data-arrived]')).waitFor();
      const { least, actual, seen } = await picture.evaluate((image: HTMLImageElement) => {
        const entries = performance.getEntriesByName(image.currentSrc) as PerformanceResourceTiming[];
        return {
          least: 400 + Math.max(...entries.map(({ encodedBodySize }) => encodedBodySize)) / 50,
          actual: (Reflect.get(window, 'arrivedAt') as number) - Math.min(...entries.map(({ startTime }) => startTime)),
          seen: getComputedStyle(image).visibility,
        };
      });
      expect(least).toBeGreaterThan(1000);
      // Browsers round their clocks.
      expect(actual).toBeGreaterThan(least - 5);
      expect(seen).toBe('visible');
      await guide(clerk, 1).getByRole('button', { name: 'Abspielen' }).click();
      // It stands still, and goes on.
      const rates = () =>
        guide(clerk, 1)
          .locator(':root')
          .evaluate(() => Reflect.get(window, 'rates') as number[]);
      await expect.poll(rates).toEqual([0, 1]);
      await guide(clerk, 1).getByRole('button', { name: 'Anhalten' }).waitFor();
      expect(await guide(clerk, 2).locator('[data-arrived]').count()).toBe(0);
    }));

  it('are as many as wanted from two to four, and stay as they were', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/1');
      await openViews(clerk);
      await clerk.press('Weitere Ansicht');
      await heading(guide(clerk, 4), 'Das Tor');
      expect(await clerk.page.getByRole('button', { name: 'Weitere Ansicht' }).count()).toBe(0);
      await clerk.press('Ansicht 4 schließen');
      await clerk.press('Ansicht 2 schließen');
      await pane(clerk, 3).waitFor({ state: 'detached' });
      expect(await clerk.page.getByRole('button', { name: /^Ansicht \d schließen$/ }).count()).toBe(0);
      await clerk.press('Ansichten schließen');
      await clerk.press('Mehrere Ansichten nebeneinander');
      await heading(guide(clerk, 2), 'Das Tor');
      expect(await pane(clerk, 2).getByLabel('Gerät').inputValue()).toBe('desktop');
    }));
});
