import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum, type Task, visitMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

async function type(guide: Guide, text: string): Promise<void> {
  await guide.page.getByRole('searchbox').fill(text);
}

describe('the search', () => {
  it('opens from the bar, ready for typing', () =>
    as(async (guide) => {
      await guide.open('/groups');
      await guide.page.getByRole('link', { name: 'Suche' }).click();
      await guide.expectAt('/numbers');
      await guide.expectHeading('Suche');
      await guide.page.getByText('Tippen Sie die Nummer').waitFor();
      await guide.page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
    }));

  it('opens the only station of a number by Enter, and restores the typed text on going back', () =>
    as(async (guide) => {
      await guide.open('/numbers');
      await type(guide, '1');
      await guide.press('Enter');
      await guide.expectAt(/^\/detail\/\d+\/numbers$/);
      await guide.page.getByRole('searchbox').waitFor({ state: 'detached' });
      await guide.tap('Zurück');
      await guide.expectAt('/numbers?q=1');
      expect(await guide.page.getByRole('searchbox').inputValue()).toBe('1');
    }));

  it('finds words regardless of umlauts, marks them, and restores the results on going back', () =>
    as(async (guide) => {
      await guide.open('/numbers');
      await type(guide, 'penrose park');
      const result = guide.page.getByRole('listitem').filter({ hasText: 'Penrose-Parkett' }).first();
      await result.waitFor();
      await expect
        .poll(() => result.getByRole('heading').locator('mark').allTextContents())
        .toEqual(['Penrose', 'Park']);
      await guide.page
        .getByRole('status')
        .filter({ hasText: /\d+ Station/ })
        .waitFor();
      await result.getByRole('link').click();
      await guide.expectHeading('Penrose-Parkett');
      await guide.page.goBack();
      await guide.expectAt('/numbers?q=penrose+park');
      await result.waitFor();
    }));

  it('finds tours by their titles', () =>
    as(async (guide) => {
      await guide.open('/numbers?q=hohepunkte');
      const tours = guide.page.getByRole('list', { name: 'Touren' });
      await expect
        .poll(() => tours.getByRole('link', { name: 'Höhepunkte' }).locator('mark').allTextContents())
        .toEqual(['Höhepunkte']);
      await guide.page.getByRole('status').filter({ hasText: 'Touren: 1, ' }).waitFor();
      await guide.expectAccessible();
      await tours.getByRole('link', { name: 'Höhepunkte' }).click();
      await guide.expectHeading('Höhepunkte');
    }));

  it('looks into the other languages where the visitor’s has nothing, and says which', () =>
    as(async (guide) => {
      await guide.open('/numbers?q=highlights');
      await guide.page.getByText('Nicht in Ihrer Sprache: English').waitFor();
      const tour = guide.page.getByRole('list', { name: 'Touren' }).getByRole('link', { name: 'Highlights' });
      expect(await tour.locator('[lang]').getAttribute('lang')).toMatch(/^en/);
      await guide.expectAccessible();
      await guide.open('/numbers?q=penrose tiling');
      await guide.page
        .getByRole('list', { name: 'Gefundene Stationen' })
        .getByRole('link', { name: 'Penrose tiling' })
        .waitFor();
      await guide.page.getByText('Nicht in Ihrer Sprache: English').waitFor();
    }));

  it('has a friendly message if nothing is found', () =>
    as(async (guide) => {
      await guide.open('/numbers?q=xyzzy');
      await guide.page.getByText('Zu „xyzzy“ haben wir nichts gefunden').waitFor();
      await guide.page.getByRole('status').filter({ hasText: '0 Stationen gefunden' }).waitFor();
      await guide.tap('Leeren');
      await guide.page.getByText('Tippen Sie die Nummer').waitFor();
    }));

  it.each(['no-preference' as const, 'more' as const])('is accessible and fits 320 px (contrast: %s)', (contrast) =>
    as(
      async (guide) => {
        for (const path of ['/numbers', '/numbers?q=muster', '/numbers?q=xyzzy', '/locations/1']) {
          await guide.open(path);
          await guide.expectHeading(/./);
          if (path.endsWith('muster')) await guide.page.locator('mark').first().waitFor();
          await guide.expectAccessible();
          expect(await guide.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        }
      },
      { contrast, viewport: { width: 320, height: 640 } },
    ),
  );
});

describe('another museum', () => {
  const at = (configuration: object, task: Task, stations = 3): Promise<void> =>
    visitMuseum(museumOf(stations, configuration), task);

  it('without a search has none', () =>
    at({}, async (guide) => {
      await guide.open('/numbers');
      await guide.expectHeading('Hier ist nichts');
      await guide.open('/locations/1');
      await guide.expectHeading(/./);
      await expect.poll(() => guide.page.getByRole('link', { name: 'Suche' }).count()).toBe(0);
    }));

  it('with numbers alone finds number prefixes, and no words', () =>
    at(
      { GlobalNumberSearch: true },
      async (guide) => {
        await guide.open('/numbers');
        await type(guide, '1');
        await guide.page.getByRole('status').filter({ hasText: '4 Stationen gefunden' }).waitFor();
        await type(guide, 'Station');
        await guide.page.getByRole('status').filter({ hasText: '0 Stationen gefunden' }).waitFor();
        expect(await guide.page.getByRole('searchbox').getAttribute('inputmode')).toBe('numeric');
      },
      12,
    ));

  it('with 10,000 stations accepts every letter, and finds every match', () =>
    at(
      { GlobalNumberSearch: true, FulltextSearch: true },
      async (guide) => {
        const { page } = guide;
        const field = page.getByRole('searchbox');
        const results = page.getByRole('list', { name: 'Gefundene Stationen' }).getByRole('listitem');
        await guide.open('/locations/1');
        await guide.expectHeading('Rundgang');
        await page.getByRole('link', { name: 'Suche' }).click();
        await guide.expectHeading('Suche');
        await field.pressSequentially('muehle');
        expect(await field.inputValue()).toBe('muehle');
        await page
          .getByRole('status')
          .filter({ hasText: /10[.,]?000 Stationen gefunden/ })
          .waitFor();
        await expect.poll(() => results.count()).toBeLessThan(500);
        await field.pressSequentially(' wort9972');
        const meant = numbers(10_000).filter((ID) => wordOf(ID) === 'Wort9972');
        await page.getByRole('status').getByText(`${meant.length} Station`).waitFor();
        await expect.poll(() => results.getByRole('link').allInnerTexts()).toEqual(meant.map((ID) => `Station ${ID}`));
        expect(await field.inputValue()).toBe('muehle wort9972');
        await guide.expectAt('/numbers?q=muehle+wort9972');
      },
      10_000,
    ));
});

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Returns a word that almost no other station contains. */
const wordOf = (ID: number): string => `Wort${(ID * 7919) % 9973}`;

function museumOf(count: number, configuration: object): object {
  const words = 'Die Mühle am Fluß mahlt seit dem Jahre 1742 das Korn der Bauern aus der Gegend. ';
  return {
    ...smallMuseum,
    Configurations: [{ ID: 1, ...configuration }],
    TourItems: numbers(count).map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
    Locations: numbers(count).map((ID) => ({
      ID,
      Type: 2,
      Name: { de: `Station ${ID}` },
      Text: { de: `<p>${words.repeat(4)}${wordOf(ID)}</p>` },
    })),
  };
}
