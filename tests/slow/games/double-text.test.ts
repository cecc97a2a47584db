import { type Page } from 'playwright';
import { expect, it } from 'vitest';
import { sitDown } from '#tests/browser/game-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { filesOfPlay, museumOfPlay, stations } from '#tests/journeys/games/museum-of-play.ts';

const { as } = openMuseum(museumOfPlay, { files: filesOfPlay });

// Specification 1: visitors with limited sight, on small phones.
it('on the smallest phone at double text size a game hides nothing from its announcement to its explanation', () =>
  as(async (guide) => {
    const { page } = guide;
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
    );
    await page.setViewportSize({ width: 320, height: 568 });
    const look = async (): Promise<void> => expect(await page.evaluate(lost)).toEqual([]);
    const table = sitDown(guide);
    await guide.open(stations.memory);
    await table.enter();
    await table.button('Spiel beginnen').waitFor();
    await look();
    await table.press('Spiel beginnen');
    await table.expectDrawn();
    await table.button('Karte 2 von 6, verdeckt').click();
    await table.expectSaid(/^Karte 2/);
    await look();

    await page.emulateMedia({ contrast: 'more' });
    await guide.open(stations.search);
    await table.begin();
    await table.expectDrawn();
    await table.press('Alle Stellen zeigen');
    await look();
    await table.press('Alle Stellen zeigen');
    await table.press('Stelle 1: Schnecke');
    await look();
    await guide.expectAccessible();
    await table.press('Stelle 2: Farn');
    await table.press('Stelle 3: Wolke');
    await table.button('Weiter').waitFor();
    await look();
    await expectContrastLook(page);
    await table.press('Weiter');
    await table.layer.getByRole('heading', { name: 'Gut zu wissen' }).waitFor();
    await look();
  }));

async function expectContrastLook(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['contrast'])).toBe('high');
}

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
