import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum } from './visits.ts';

const stations = Array.from({ length: 1000 }, (_, index) => index + 1);

/** 1,000 stations, one with a code of letters; two groups without their own level; hidden numbers. */
const largeMuseum = {
  ...smallMuseum,
  Configurations: [{ ID: 1, TourGroupsAsNavigationLayer: false, HideStationNumber: true }],
  TourGroups: [
    { ID: 1, Position: 0, Name: { de: 'Haus' }, Description: { de: 'Alle Säle' } },
    { ID: 2, Position: 1, Name: { de: 'Garten' } },
  ],
  Tours: [
    { ID: 1, TourGroupID: 1, Code: 'H', Selectors: [1, 0, 3], Name: { de: 'Rundgang' } },
    { ID: 2, TourGroupID: 2, Code: 'G', Selectors: [4], Name: { de: 'Beete' } },
    { ID: 3, TourGroupID: 2, Code: 'X', Type: 2, RedirectTarget: 'https://example.org/rosen', Name: { de: 'Rosen' } },
  ],
  TourItems: [
    ...stations.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: ID === 9 ? 'A-9' : String(ID), Position: ID })),
    { ID: 2001, TourID: 2, LocationID: 1, Code: '1', Position: 0 },
  ],
  Locations: stations.map((ID) => ({ ID, Type: 2, Name: { de: ID === 700 ? 'Große Mühle' : `Station ${ID}` } })),
};

const { as } = openMuseum(demoMuseum);
const { as: inLarge } = openMuseum(largeMuseum);

const bar = ({ page }: Guide): Locator => page.getByRole('navigation', { name: 'Wege zur Station' });
const way = (guide: Guide, name: string): Locator => bar(guide).getByRole('link', { name });
const field = ({ page }: Guide): Locator => page.getByRole('textbox', { name: 'Nummer der Station' });
const key = ({ page }: Guide, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Tasten' }).getByRole('button', { name });
const found = ({ page }: Guide, title: string): Promise<void> =>
  page.getByRole('main').getByRole('heading', { level: 2, name: title }).waitFor();

describe('the ways to a station', () => {
  it('are those that the tour has enabled, with the first one open', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await way(guide, 'Liste').and(guide.page.locator('[aria-current]')).waitFor();
      await expect
        .poll(() => bar(guide).getByRole('link').allInnerTexts())
        .toEqual(['Liste', 'Nummer', 'Bilder', 'QR-Code']);
      expect(await way(guide, 'QR-Code').getAttribute('href')).toBe('/scan/1');
    }));

  it('are switched in place, named in the address, and remembered for the tour', () =>
    as(async (guide) => {
      await guide.open('/tours/1');
      await guide.tap('Höhepunkte');
      await way(guide, 'Bilder').click();
      await guide.expectAt('/locations/1?by=cards');
      await way(guide, 'Bilder').and(guide.page.locator('[aria-current]:focus')).waitFor();
      await guide.tap('Penrose-Parkett');
      await guide.expectAt('/detail/101');
      await guide.page.goBack();
      await guide.expectAt('/locations/1?by=cards');
      await guide.page.goBack();
      await guide.expectAt('/tours/1');
      await guide.tap('Höhepunkte');
      await guide.expectAt('/locations/1');
      await way(guide, 'Bilder').and(guide.page.locator('[aria-current]')).waitFor();
      await guide.tap('Zurück');
      await guide.tap('Ordnung und Chaos');
      await way(guide, 'Karte').and(guide.page.locator('[aria-current]')).waitFor();
    }));

  it('have a bar that covers nothing and stays at the bottom edge', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await bar(guide).waitFor();
      await guide.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [row, edge] = await Promise.all([
        guide.page.getByRole('main').getByRole('listitem').last().boundingBox(),
        bar(guide).boundingBox(),
      ]);
      expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeCloseTo(guide.page.viewportSize()?.height ?? 0, 0);
    }));

  it('need no bar if there is only one; a tour without any has its list', () =>
    inLarge(async (guide) => {
      await guide.open('/locations/2');
      await guide.page.getByRole('link', { name: 'Station 1' }).waitFor();
      await expect.poll(() => bar(guide).count()).toBe(0);
    }));
});

describe('the dial pad', () => {
  it('finds a station by touch, with and without leading zeros', () =>
    as(
      async (guide) => {
        await guide.open('/locations/1?by=dialpad');
        await guide.page.getByText('Geben Sie die Nummer ein').waitFor();
        await key(guide, '7').tap();
        await found(guide, '007 Girih');
        await key(guide, /^Letztes Zeichen/).tap();
        expect(await field(guide).inputValue()).toBe('');
        for (const digit of ['0', '0', '0', '1']) await key(guide, digit).tap();
        expect(await field(guide).inputValue()).toBe('0001');
        await found(guide, '001 Penrose-Parkett');
        await key(guide, 'Alles löschen').tap();
        await key(guide, '1').tap();
        await guide.page.getByRole('link', { name: 'Öffnen' }).tap();
        await guide.expectAt('/detail/101');
      },
      { hasTouch: true },
    ));

  it('shows candidates, and a friendly message if there are none', () =>
    as(async (guide) => {
      await guide.open('/locations/2?by=dialpad');
      await field(guide).fill('20');
      const candidates = guide.page.getByRole('list', { name: 'Stationen, die gemeint sein könnten' });
      await expect.poll(() => candidates.getByRole('link').count()).toBe(3);
      await field(guide).fill('999');
      await guide.page.getByRole('status').getByText('Keine Station dieser Tour hat die Nummer 999').waitFor();
      expect(await field(guide).inputValue()).toBe('999');
      await expect.poll(() => candidates.count()).toBe(0);
    }));

  it('works by keyboard from the heading and from the field', () =>
    as(async (guide) => {
      await guide.open('/groups');
      await guide.tap('Im Museum');
      await guide.tap('Höhepunkte');
      await way(guide, 'Nummer').focus();
      await guide.press('Enter');
      await field(guide).focus();
      await guide.press('9', '9', 'Backspace', 'Escape');
      expect(await field(guide).inputValue()).toBe('');
      await guide.press('0', '0', '7');
      await found(guide, '007 Girih');
      await guide.press('Enter');
      await guide.expectHeading(/Girih/);
      await guide.expectAt('/detail/107');
      await guide.tap('Zurück');
      await guide.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await guide.press('1', '2', 'Backspace');
      expect(await field(guide).inputValue()).toBe('1');
      await guide.press('Enter');
      await guide.expectAt('/detail/101');
    }));

  it('clears everything on a long press', () =>
    as(async (guide) => {
      await guide.open('/locations/1?by=dialpad');
      await field(guide).fill('123456');
      await key(guide, /^Letztes Zeichen/).hover();
      await guide.page.mouse.down();
      await guide.page.waitForFunction(() => document.querySelector('input')?.value === '');
      await guide.page.mouse.up();
      await guide.page.getByText('Geben Sie die Nummer ein').waitFor();
    }));

  it.each([
    [320, 568],
    [360, 740],
    [568, 320],
    [740, 360],
  ])('shows every key at %i × %i without scrolling', (width, height) =>
    as(
      async (guide) => {
        await guide.open('/locations/1?by=dialpad');
        await field(guide).fill('7');
        await found(guide, '007 Girih');
        const [last, edge] = await Promise.all([key(guide, '0').boundingBox(), bar(guide).boundingBox()]);
        expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
        expect(last?.height).toBeGreaterThanOrEqual(48);
      },
      { viewport: { width, height } },
    ),
  );

  it('offers letters if codes contain them, and hides numbers if configured', () =>
    inLarge(async (guide) => {
      await guide.open('/locations/1?by=dialpad');
      await guide.tap('Tastatur mit Buchstaben');
      await guide.page.waitForFunction(() => document.activeElement?.getAttribute('inputmode') === 'text');
      await guide.press('a', '-', '9');
      await guide.page.getByRole('heading', { level: 2, name: 'Station 9', exact: true }).waitFor();
      await guide.press('Enter');
      await guide.expectAt('/detail/9');
    }));
});

describe('with text twice as large on a small phone', () => {
  it('the ways stand in one row, and the links of the rows are high enough to tap', () =>
    as(
      async (guide) => {
        await guide.open('/locations/1?by=list');
        const ways = guide.page.getByRole('navigation', { name: 'Wege zur Station' });
        await ways.waitFor();
        await guide.page.addStyleTag({ content: 'html { font-size: 200% }' });
        const boxes = await ways.getByRole('link').evaluateAll((links) =>
          links.map((link) => {
            const { top, height, width } = link.getBoundingClientRect();
            return { top, height, width };
          }),
        );
        expect(boxes.length).toBeGreaterThan(2);
        expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
        for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect((await ways.boundingBox())?.height).toBeLessThan(640 / 6);
        await ways.getByRole('link', { name: 'Liste' }).waitFor();
        await guide.page.addStyleTag({ content: 'html { font-size: 100% !important }' });
        const heights = await guide.page
          .getByRole('main')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
      },
      { viewport: { width: 320, height: 640 } },
    ));
});

describe('the cards', () => {
  it('are in two columns on a phone, and in one on a narrow phone with text twice as large', () =>
    as(async (guide) => {
      await guide.open('/locations/1?by=cards');
      const columns = (): Promise<number> =>
        guide.page
          .getByRole('main')
          .getByRole('list')
          .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      await guide.page.getByRole('link', { name: 'Penrose-Parkett' }).waitFor();
      await guide.page.setViewportSize({ width: 360, height: 740 });
      expect(await columns()).toBe(2);
      await guide.page.setViewportSize({ width: 320, height: 568 });
      await guide.page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await columns()).toBe(1);
    }));

  it('have their titles across the picture if the tour is configured so', () =>
    as(async (guide) => {
      const isAcross = async (): Promise<boolean> => {
        const card = guide.page.getByRole('main').getByRole('listitem').first();
        const [picture, title] = await Promise.all([
          card.getByRole('img', { includeHidden: true }).or(card.locator('img')).first().boundingBox(),
          card.getByRole('link').boundingBox(),
        ]);
        return (title?.y ?? 0) < (picture?.y ?? 0) + (picture?.height ?? 0);
      };
      await guide.open('/locations/1?by=cards');
      expect(await isAcross()).toBe(false);
      await guide.open('/locations/2?by=cards');
      expect(await isAcross()).toBe(true);
    }));
});

describe('a long list', () => {
  it('can be filtered by name or number', () =>
    inLarge(async (guide) => {
      await guide.open('/locations/1');
      const rows = guide.page.getByRole('main').getByRole('listitem');
      const search = guide.page.getByRole('searchbox', { name: 'Nach Name oder Nummer suchen' });
      await search.fill('muhle GROSSE');
      await guide.page.getByRole('status').getByText('1 Station').waitFor({ state: 'attached' });
      await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('Große Mühle')]);
      await search.fill('0999');
      await guide.page.getByRole('link', { name: 'Station 999' }).waitFor();
      await search.fill('Dampfmaschine');
      await guide.page.getByText('So heißt hier nichts').waitFor();
      await search.fill('');
      await guide.page.getByRole('link', { name: 'Station 2', exact: true }).waitFor();
    }));

  it('accepts every letter while it is filtered, and shows the matches', () =>
    inLarge(async (guide) => {
      await guide.open('/locations/1');
      const search = guide.page.getByRole('searchbox');
      const titles = guide.page.getByRole('main').getByRole('listitem').getByRole('link');
      const expectFound = async (digits: string): Promise<void> => {
        const found = stations.filter((ID) => String(ID).includes(digits)).map((ID) => `Station ${ID}`);
        const sentence = found.length === 1 ? '1 Station' : `${found.length} Stationen`;
        await guide.page.getByRole('status').getByText(sentence, { exact: true }).waitFor({ state: 'attached' });
        expect(await search.inputValue()).toBe(`Station ${digits}`);
        await expect.poll(() => titles.allInnerTexts()).toEqual(found);
      };
      await search.pressSequentially('Station 55');
      await expectFound('55');
      await search.pressSequentially('5');
      await expectFound('555');
      await search.press('Backspace');
      await search.press('Backspace');
      await search.pressSequentially('4');
      await expectFound('54');
    }));

  it('needs no filter when it is short', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.page.getByRole('link', { name: 'Penrose-Parkett' }).waitFor();
      await expect.poll(() => guide.page.getByRole('searchbox').count()).toBe(0);
    }));
});

describe('without a level of groups', () => {
  it('the welcome leads to all tours, headed by their groups', () =>
    inLarge(async (guide) => {
      await guide.open('/welcome');
      await guide.tap('Los geht’s');
      await guide.expectAt('/tours');
      const headings = guide.page.getByRole('main').getByRole('heading', { level: 2 });
      await headings.first().waitFor();
      await expect.poll(() => headings.allInnerTexts()).toEqual(['Haus', 'Garten']);
      await guide.page.getByText('Alle Säle').waitFor();
      await guide.tap('Rosen');
      await guide.page.getByRole('link', { name: 'example.org' }).waitFor();
      await guide.tap('Zurück');
      await guide.expectAt('/tours');
    }));
});

describe.each([
  { look: 'in German', locale: 'de-DE', contrast: 'no-preference' as const },
  { look: 'in English with high contrast', locale: 'en-GB', contrast: 'more' as const },
])('every way $look', ({ locale, contrast }) => {
  const ways = ['1?by=list', '1?by=dialpad', '1?by=cards', '2?by=cards'];

  it('is accessible, and fits 320 px', () =>
    as(
      async (guide) => {
        for (const by of ways) {
          await guide.open(`/locations/${by}`);
          await guide.expectHeading(/./);
          if (by.includes('dialpad')) await guide.page.getByRole('textbox').fill('7');
          expect(await guide.page.evaluate(() => document.documentElement.scrollWidth), by).toBe(320);
          // Tall enough that the bar half covers no link, of which axe would measure only the rest.
          await guide.page.setViewportSize({ width: 320, height: 2800 });
          await guide.expectAccessible();
          await guide.page.setViewportSize({ width: 320, height: 568 });
        }
      },
      { locale, contrast, viewport: { width: 320, height: 568 } },
    ));
});
