import { type FrameLocator, type Locator } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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

const pane = ({ page }: StaffUser, number: number): Locator =>
  page.getByRole('region', { name: `Ansicht ${number}`, exact: true });
const guide = (staff: StaffUser, number: number): FrameLocator => pane(staff, number).frameLocator('iframe');
const heading = (shown: FrameLocator, name: string): Promise<void> =>
  shown.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 20_000 });

async function openViews(staff: StaffUser): Promise<void> {
  await staff.press('Guide ansehen');
  await staff.press('Mehrere Ansichten nebeneinander');
  await heading(guide(staff, 1), 'Das Tor');
}

/** Turns one way of looking on or off. */
async function turn(staff: StaffUser, number: number, way: string): Promise<void> {
  await pane(staff, number)
    .getByRole('button', { name: /^Darstellung/ })
    .click();
  await staff.page.getByRole('checkbox', { name: way }).click();
  await staff.page.keyboard.press('Escape');
}

describe('several views of the guide below the form', () => {
  it('differ in device, language, contrast, letters and direction, follow what is typed, and stay as they were', () =>
    asStaff(museum, async (staff) => {
      await staff.open('/locations/1');
      await openViews(staff);
      await staff.guide.expectAccessible();
      await guide(staff, 2).locator(':root[data-contrast=high]').waitFor();
      const letters = (number: number) =>
        guide(staff, number)
          .locator(':root')
          .evaluate((root) => getComputedStyle(root).fontSize);
      await expect.poll(() => letters(2)).toBe('32px');
      expect(await letters(1)).toBe('16px');
      const width = (number: number) =>
        guide(staff, number)
          .locator(':root')
          .evaluate(() => innerWidth);
      expect([await width(1), await width(3)]).toEqual([360, 1280]);

      await pane(staff, 1).getByLabel('Sprache').selectOption('English');
      await heading(guide(staff, 1), 'The gate');
      await turn(staff, 3, 'Von rechts nach links');
      await guide(staff, 3).locator(':root[dir=rtl]').waitFor();
      await staff.type('Name', 'English', 'The old gate');
      await staff.type('Name', 'Deutsch', 'Das alte Tor');
      await heading(guide(staff, 1), 'The old gate');
      await heading(guide(staff, 2), 'Das alte Tor');
      await heading(guide(staff, 3), 'Das alte Tor');

      // From two to four.
      await staff.press('Weitere Ansicht');
      await heading(guide(staff, 4), 'Das alte Tor');
      expect(await staff.page.getByRole('button', { name: 'Weitere Ansicht' }).count()).toBe(0);
      await staff.press('Ansicht 4 schließen');
      await staff.press('Ansicht 2 schließen');
      await pane(staff, 3).waitFor({ state: 'detached' });
      expect(await staff.page.getByRole('button', { name: /^Ansicht \d schließen$/ }).count()).toBe(0);
      await staff.press('Ansichten schließen');
      await staff.press('Mehrere Ansichten nebeneinander');
      await heading(guide(staff, 2), 'Das alte Tor');
      expect(await pane(staff, 2).getByLabel('Gerät').inputValue()).toBe('desktop');
    }));

  it('play without sound, say what a screen reader says, and load as slowly as over a slow network', () =>
    asStaff(museum, async (staff) => {
      await staff.page.addInitScript(() => {
        new MutationObserver((changes) => {
          if (changes.some(({ target }) => (target as Element).hasAttribute('data-arrived')))
            Reflect.set(window, 'arrivedAt', performance.now());
        }).observe(document, { subtree: true, attributeFilter: ['data-arrived'] });
        const rates: number[] = [];
        Reflect.set(window, 'rates', rates);
        const { play } = HTMLMediaElement.prototype;
        HTMLMediaElement.prototype.play = function noted() {
          if (this.src !== '') this.addEventListener('ratechange', () => rates.push(this.playbackRate));
          Reflect.set(window, 'played', this);
          return play.call(this);
        };
      });
      await staff.open('/locations/1');
      await openViews(staff);
      await staff.press('Ansicht 3 schließen');
      await turn(staff, 1, 'Ohne Ton');
      await turn(staff, 1, 'Mit dem, was ein Screenreader vorliest');
      await heading(guide(staff, 1), 'Das Tor');
      const readout = pane(staff, 1).getByRole('list', { name: 'Was ein Screenreader vorliest, der Reihe nach' });
      await readout.getByText('Das Tor').first().waitFor();
      const lines = (await readout.getByRole('listitem').allTextContents()).join('\n');
      expect(lines).toMatch(/^Hauptbereich/m);
      expect(lines).toMatch(/^Überschrift 1Das Tor$/m);
      expect(lines).toMatch(/^SchalterAbspielen$/m);
      expect(lines).not.toContain('ohne Namen');
      await guide(staff, 1).getByRole('button', { name: 'Abspielen' }).click();
      const isMuted = () =>
        guide(staff, 1)
          .locator(':root')
          .evaluate(() => (Reflect.get(window, 'played') as HTMLMediaElement | undefined)?.muted);
      await expect.poll(isMuted).toBe(true);
      await readout.getByText('Anhalten').waitFor();

      await turn(staff, 2, 'Langsames Netz');
      await heading(guide(staff, 2), 'Das Tor');
      const picture = guide(staff, 2).locator('img[src*=noise]').first();
      await picture.and(guide(staff, 2).locator('[data-arrived]')).waitFor();
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
      await guide(staff, 2).getByRole('button', { name: 'Abspielen' }).click();
      // It stops, and continues.
      const rates = () =>
        guide(staff, 2)
          .locator(':root')
          .evaluate(() => Reflect.get(window, 'rates') as number[]);
      await expect.poll(rates).toEqual([0, 1]);
      await guide(staff, 2).getByRole('button', { name: 'Anhalten' }).waitFor();
      expect(await guide(staff, 1).locator('[data-arrived]').count()).toBe(0);
    }));

  it('differ in device, contrast and language, and follow what is typed', () =>
    asStaff(museum, async (staff) => {
      await staff.open('/locations/1');
      await openViews(staff);
      await staff.press('Ansicht 3 schließen');
      await guide(staff, 2).locator(':root[data-contrast=high]').waitFor();
      const width = (number: number) =>
        guide(staff, number)
          .locator(':root')
          .evaluate(() => innerWidth);
      expect(await width(1)).toBe(360);
      await pane(staff, 1).getByLabel('Sprache').selectOption('English');
      await heading(guide(staff, 1), 'The gate');
      await staff.type('Name', 'English', 'The old gate');
      await staff.type('Name', 'Deutsch', 'Das alte Tor');
      await heading(guide(staff, 1), 'The old gate');
      await heading(guide(staff, 2), 'Das alte Tor');
    }));
});
