import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { drawing, finger, type GameTable, goTo, keys, mouse, museumOfGames, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

/** Expects the focus on the element that replaced the focused one. */
async function expectFocusKept({ page }: Guide): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog')?.contains(document.activeElement) === true);
}

describe('memory', () => {
  it('is won by touch, and its points are kept', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await goTo(guide, '/detail/401');
      await table.begin();
      await table.findPairs();
      await table.expectWon('Drei Paare, gut gemerkt!', '+10 Punkte');
      await table.leaveAsWinner(/^Sonnenblume, Schale und Farn/);
      await table.expectStation('Spielen', '10 Punkte gewonnen');
      await guide.page.reload();
      await guide.page.getByText('10 Punkte gewonnen', { exact: true }).waitFor();
    }, finger.context));

  it('is won by mouse, after closing it and reloading the page halfway', () =>
    as(async (guide) => {
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/402');
      await table.begin();
      await table.findPairs(5);
      await table.press('Spiel schließen');
      await table.expectStation('Weiterspielen');
      await table.goOn();
      await table.layer.getByText('3 von 8 Paaren').waitFor();
      await table.findPairs(4);
      await guide.page.reload();
      await table.goOn();
      await table.layer.getByText('4 von 8 Paaren').waitFor();
      await table.findPairs();
      await table.expectWon('Alle acht! Ihr Gedächtnis hat Struktur.', '+20 Punkte');
      await table.leaveAsWinner(/^Ein wirres Bild merkt man sich schwer/);
      await table.expectStation('Spielen', '20 Punkte gewonnen');
    }));

  it('is won by keyboard alone at the second attempt, and the third does not change the score', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await goTo(guide, '/detail/401');
      await table.begin();
      await expectFocusKept(guide);
      await table.findPairs(2);
      await table.press('Von vorn beginnen');
      await table.expectSaid('Neu gemischt. 6 Karten liegen verdeckt.');
      await table.findPairs();
      await table.expectWon('Drei Paare, gut gemerkt!', '+6 Punkte');
      await table.press('Noch einmal spielen');
      await table.layer.getByText('0 von 3 Paaren').waitFor();
      await expectFocusKept(guide);
      await table.findPairs();
      await table.layer.getByText('Drei Paare, gut gemerkt!').waitFor();
      await expect.poll(() => table.layer.getByText(/Punkt/).count()).toBe(0);
      await table.leaveAsWinner(/^Sonnenblume, Schale und Farn/);
      await table.expectStation('Spielen', '6 Punkte gewonnen');
    }));
});

const picture = { width: 1600, height: 1200 };
const landscape = {
  snail: { x: 1180, y: 960 },
  fern: { x: 255, y: 805 },
  cloud: { x: 524, y: 218 },
  pond: { x: 640, y: 1000 },
} as const;
const rosettes = {
  first: { x: 600, y: 200 },
  second: { x: 1400, y: 467 },
  third: { x: 200, y: 867 },
  /** The flower with seven petals. */
  wrong: { x: 867, y: 600 },
} as const;

async function expectProgress({ layer }: GameTable, words: string): Promise<void> {
  await layer.getByText(words, { exact: true }).waitFor();
}

describe('hidden objects', () => {
  it('are found by touch, after a reload halfway', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await goTo(guide, '/detail/407');
      await table.begin();
      await table.pointAt(picture, landscape.snail);
      await table.expectSaid('Schneckenhaus: gefunden! 1 von 3.');
      await table.pointAt(picture, landscape.pond);
      await table.expectSaid('Ringe im Teich: Das ist es nicht.');
      await guide.page.reload();
      await table.goOn();
      await expectProgress(table, '1 von 3');
      await table.pointAt(picture, landscape.fern);
      await table.expectSaid('Eingerollter Farn: gefunden! 2 von 3.');
      await table.pointAt(picture, landscape.cloud);
      await table.expectWon('Scharfe Augen! Drei Spiralen gefunden.', '+10 Punkte');
      await table.leaveAsWinner(/^Die Ringe im Teich sind geschlossen/);
      await table.expectStation('Spielen', '10 Punkte gewonnen');
      await guide.page.reload();
      await guide.page.getByText('10 Punkte gewonnen', { exact: true }).waitFor();
    }, finger.context));

  it('are found by mouse, in a streak that a miss breaks', () =>
    as(async (guide) => {
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/408');
      await table.begin();
      await table.pointAt(picture, rosettes.first);
      await expectProgress(table, '1 von 3 hintereinander');
      await table.pointAt(picture, rosettes.wrong);
      await table.expectSaid(/^Rosette mit sieben Blättern: Das ist es nicht. Die Reihe beginnt von vorn/);
      await expectProgress(table, '0 von 3 hintereinander');
      await table.press('Von vorn beginnen');
      await table.expectSaid('Alles ist wieder versteckt.');
      await table.pointAt(picture, rosettes.first);
      await expectProgress(table, '1 von 3 hintereinander');
      await table.pointAt(picture, rosettes.second);
      await expectProgress(table, '2 von 3 hintereinander');
      await table.pointAt(picture, rosettes.third);
      await table.expectWon('Dreimal fünf! Ihnen macht niemand etwas vor.', '+12 Punkte');
      await table.leaveAsWinner(/^Bis vier sieht das Auge auf einen Blick/);
      await table.expectStation('Spielen', '12 Punkte gewonnen');
    }));

  it('are found by keyboard alone, for as many points as by touch', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await goTo(guide, '/detail/407');
      await table.begin();
      await table.press('Stelle 4: Ringe im Teich');
      await table.expectSaid('Ringe im Teich: Das ist es nicht.');
      await table.press('Stelle 1: Schneckenhaus');
      await table.button('Stelle 1: Schneckenhaus, gefunden').waitFor();
      await table.press('Stelle 2: Eingerollter Farn');
      await expectProgress(table, '2 von 3');
      await table.press('Stelle 3: Wolke mit Wirbel');
      await table.expectWon('Scharfe Augen! Drei Spiralen gefunden.', '+10 Punkte');
      await table.leaveAsWinner(/^Die Ringe im Teich sind geschlossen/);
      await table.expectStation('Spielen', '10 Punkte gewonnen');
    }));

  it('are shown to the mouse for points, which are named before', () =>
    as(async (guide) => {
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/407');
      await table.begin();
      await table.press('Alle Stellen zeigen');
      await table.layer.getByText('Das kostet 4 Punkte. Zum Nutzen noch einmal drücken.').waitFor();
      const show = table.button('Alle Stellen zeigen');
      expect(await show.getAttribute('aria-pressed')).toBe('false');
      await table.press('Alle Stellen zeigen');
      await show.and(guide.page.locator('[aria-pressed=true]')).waitFor();
      for (const place of ['1: Schneckenhaus', '2: Eingerollter Farn', '3: Wolke mit Wirbel'])
        await table.press(`Stelle ${place}`);
      await table.expectWon('Scharfe Augen! Drei Spiralen gefunden.', '+6 Punkte');
    }));
});

const looks = [
  {
    look: 'in German',
    context: { locale: 'de-DE' },
    words: { begin: 'Spiel beginnen', show: 'Alle Stellen zeigen', next: 'Weiter', explained: 'Gut zu wissen' },
  },
  {
    look: 'in English with high contrast',
    context: { locale: 'en-GB', contrast: 'more' as const },
    words: { begin: 'Start the game', show: 'Show all places', next: 'Go on', explained: 'Good to know' },
  },
];

/** Announces, plays, wins and explains a game, and looks at each screen. */
async function seeAll(guide: Guide, words: (typeof looks)[number]['words'], look: () => Promise<void>): Promise<void> {
  const table = sitDown(guide);
  await goTo(guide, '/detail/401');
  await table.enter();
  await table.button(words.begin).waitFor();
  await look();
  await table.press(words.begin);
  await table.expectDrawn();
  await table.button(/^(Karte|Card) 2 (von|of) 6/).click();
  await table.expectSaid(/2/);
  await look();
  await goTo(guide, '/detail/407');
  await table.enter();
  await table.press(words.begin);
  await table.expectDrawn();
  for (let presses = 0; presses < 2; presses += 1) {
    await table.press(words.show);
    await look();
  }
  for (const place of [1, 2]) await table.press(new RegExp(`^(Stelle|Place) ${place}`));
  await look();
  await table.press(/^(Stelle|Place) 3/);
  await table.button(words.next).waitFor();
  await look();
  await table.press(words.next);
  await table.layer.getByRole('heading', { name: words.explained }).waitFor();
  await look();
}

describe.each(looks)('every part of a game $look', ({ context, words }) => {
  it('is accessible, and hides nothing on the smallest phone at double text size', () =>
    as(
      async (guide) => {
        await guide.context.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
        );
        await seeAll(guide, words, async () => {
          expect(await guide.page.evaluate(lost)).toEqual([]);
          await guide.expectAccessible();
        });
      },
      { ...context, viewport: { width: 320, height: 568 } },
    ));
});

/** Returns the parts of a game that cannot be scrolled into view, are covered, or are cut off. */
function lost(): readonly string[] {
  const things = [
    ...document.querySelectorAll<HTMLElement>('dialog :is(button, p, h2, h3, li, [role=group] button > span)'),
  ];
  return things.flatMap((thing) => {
    const isThere = thing.closest('[inert]') === null && thing.offsetHeight > 1;
    const isPlace = thing.closest('[role=group]') !== null;
    if (!isThere || (thing.tagName !== 'BUTTON' && thing.innerText === '')) return [];
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
    const isIn =
      left >= -1 && right <= innerWidth + 1 && (height > innerHeight || (top >= -1 && bottom <= innerHeight + 1));
    const isWide = thing.scrollWidth <= thing.clientWidth + 1;
    const text = document.createRange();
    text.selectNodeContents(thing);
    const letters = text.getBoundingClientRect();
    // A number is in the middle of its circle.
    const isHigh = thing.tagName !== 'SPAN' || Math.abs(letters.y + letters.height / 2 - top - height / 2) < 3;
    const seen = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, innerHeight) / 2);
    // Places of a picture may lie under the buttons that move the picture.
    const isOnTop = isPlace || thing.contains(seen) || seen?.contains(thing) === true;
    return isIn && isWide && isHigh && isOnTop ? [] : [thing.getAttribute('aria-label') ?? thing.innerText];
  });
}

const square = { width: 90, height: 90 };
const colours = ['#c00000', '#00a000', '#0000c0', '#c0c000', '#c000c0', '#00c0c0'];
const cards = (count: number, start = 'card'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `files/${start}-${index}.svg`);
const odd = { width: 800, height: 600 };
const inPicture = { Type: 6, ImageDescriptors: [{ ImageURL: 'files/picture.svg' }] };

describe('odd content', () => {
  const { as: asGuest } = openMuseum(
    museumOfGames([
      { Type: 3, GameMemoryPairs: 3, GameMemoryPairListURL: [...cards(2), ...cards(2)] },
      { Type: 3, GameMemoryPairs: 1, GameMemoryPairListURL: cards(1), GamePoints: 1 },
      { Type: 3, GameMemoryPairs: 12, GameMemoryPairListURL: cards(12) },
      {
        Type: 3,
        GameMemoryPairs: 2,
        GameMemoryPairListURL: cards(2, 'missing'),
        GameMemoryBackgroundURL: 'files/missing.webp',
        GameMemoryFlipFXURL: 'files/missing.mp3',
        GameWonURL: { de: 'files/missing.mp3' },
      },
      { Type: 6, GameHotspotsToWin: 1, GameHotspots: [{ IsSolution: true }] },
      {
        Type: 6,
        ImageDescriptors: [{ ImageURL: 'files/missing.webp' }],
        GameHotspots: [{ IsSolution: true, Width: 80, Height: 80 }],
      },
      { ...inPicture, GameHotspots: [{ X: 10, Y: 10, Width: 50, Height: 50 }] },
      {
        ...inPicture,
        GameHotspotsToWin: 4,
        GameHotspots: [
          { X: 0, Y: 0, Width: 400, Height: 400, Name: { de: 'Große Falle' } },
          { X: 100, Y: 100, Width: 100, Height: 100, Name: { de: 'Darin' }, IsSolution: true },
          { X: 700, Y: 500, Width: 500, Height: 500, Name: { de: 'Halb draußen' }, IsSolution: true },
          { X: 900, Y: 700, Width: 50, Height: 50, Name: { de: 'Draußen' }, IsSolution: true },
          { X: 600, Y: 100, Width: 4, Height: 4, Name: { de: 'Winzig' }, IsSolution: true },
        ],
      },
    ]),
    {
      allow: /404/,
      files: {
        ...Object.fromEntries(
          Array.from({ length: 12 }, (_, index) => [
            `card-${index}.svg`,
            drawing(square, colours[index % colours.length] ?? '', [
              { x: 20, y: 20, width: 20, height: 20, colour: index < colours.length ? '#ffffff' : '#000000' },
            ]),
          ]),
        ),
        'picture.svg': drawing(odd, '#80c0a0'),
      },
    },
  );
  const enter = async (guide: Guide, number: number): Promise<GameTable> => {
    const table = sitDown(guide, mouse);
    await guide.open(`/detail/${number}`);
    await table.enter();
    return table;
  };

  it('that cannot be played says so, and can be left', () =>
    asGuest(async (guide) => {
      for (const number of [1, 5, 7]) {
        const table = await enter(guide, number);
        await table.layer.getByText('Dieses Spiel lässt sich noch nicht spielen.', { exact: true }).waitFor();
        await table.press('Zurück zur Station');
        await table.expectStation('Spielen');
      }
    }));

  it('whose picture does not load says so, and can be played after a retry', () =>
    asGuest(async (guide) => {
      const { page } = guide;
      const table = await enter(guide, 6);
      await table.layer.getByText('Das Bild konnte nicht geladen werden.').waitFor();
      await guide.expectAccessible();
      await page.route('**/missing.webp', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: drawing(odd, '#80c0a0') }),
      );
      await table.press('Noch einmal versuchen');
      await table.expectDrawn();
      await table.layer.getByText('0 von 1').waitFor();
    }));

  it('whose picture is slow says that it is loading', () =>
    asGuest(async (guide) => {
      const { page } = guide;
      const table = sitDown(guide, mouse);
      await guide.open('/detail/8');
      await guide.expectHeading('Spiel 8');
      let answer = (): void => undefined;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/picture.svg', async (route) => {
        await asked;
        await route.continue();
      });
      await table.enter();
      await table.layer.getByText('Das Bild wird geladen.').waitFor();
      answer();
      await table.expectDrawn();
    }));

  it('with one pair, and with missing pictures and sounds, is won all the same', () =>
    asGuest(async (guide) => {
      for (const number of [2, 4]) {
        const table = await enter(guide, number);
        await table.findPairs();
        await table.layer.getByText('Gelöst!').waitFor();
        await table.press('Weiter');
        await table.layer.getByRole('heading', { name: 'Gut gespielt' }).waitFor();
      }
    }));

  it('with twelve pairs keeps each card large enough for a finger', () =>
    asGuest(async (guide) => {
      const table = await enter(guide, 3);
      await table.expectDrawn();
      await guide.page.setViewportSize({ width: 320, height: 568 });
      const buttons = table.layer.getByRole('group', { name: 'Karten' }).getByRole('button');
      await expect.poll(() => buttons.count()).toBe(24);
      for (const button of await buttons.all()) {
        await button.scrollIntoViewIfNeeded();
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }));

  it('with places that overlap, lie outside or are tiny can be found by pointing near them', () =>
    asGuest(async (guide) => {
      const table = await enter(guide, 8);
      await table.expectDrawn();
      await table.pointAt(odd, { x: 150, y: 150 });
      await table.expectSaid('Darin: gefunden! 1 von 3.');
      await table.pointAt(odd, { x: 350, y: 350 });
      await table.expectSaid('Große Falle: Das ist es nicht.');
      await table.pointAt(odd, { x: 790, y: 590 });
      await table.expectSaid('Halb draußen: gefunden! 2 von 3.');
      await table.pointAt(odd, { x: 602, y: 165 });
      await table.expectSaid('Hier ist nichts versteckt.');
      await table.pointAt(odd, { x: 602, y: 140 });
      await table.layer.getByText('Gelöst!').waitFor();
    }));
});
