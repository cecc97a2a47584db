import { expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(smallMuseum, { allow: /ERR_FAILED|status of 404/ });

const words = {
  Deutsch: { save: 'Speichern', offline: /^Nicht gespeichert: keine Verbindung/ },
  English: { save: 'Save', offline: /^Not saved: no connection/ },
};

/** Expects every button of the bar in whole, and the words about saving beside or below them. */
async function expectRoom({ page }: Clerk, said: RegExp, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const header = page.getByRole('banner');
  await expect
    .poll(() =>
      header.evaluate((bar) =>
        [...bar.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .filter((button) => {
            const { left, right } = button.getBoundingClientRect();
            const isCut = [button, ...button.querySelectorAll('*')].some((part) => {
              return !(part instanceof SVGElement) && part.clientWidth > 1 && part.scrollWidth > part.clientWidth;
            });
            return isCut || left < 0 || right > innerWidth;
          })
          .map(({ textContent }) => textContent),
      ),
    )
    .toEqual([]);
  // The menu, which slides in, does not cover where they begin.
  await expect
    .poll(() =>
      header.getByText(said).evaluate((words) => {
        const { left, top } = words.getBoundingClientRect();
        return document.elementFromPoint(left + 18, top + 8) === words;
      }),
    )
    .toBe(true);
  const text = await header.getByText(said).boundingBox();
  expect(text).not.toBeNull();
  for (const button of await header.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (text === null || box === null) continue;
    const isBeside = text.x + text.width <= box.x || box.x + box.width <= text.x;
    expect(isBeside || text.y >= box.y + box.height, await button.innerText()).toBe(true);
  }
}

it.each(['Deutsch', 'English'] as const)('Trouble with saving leaves the bar its buttons: %s', (language) =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    const { save, offline } = words[language];
    await clerk.open('/locations/2');
    await clerk.type('Name', 'English', `Quiet, ${language}`);
    await page.getByRole('navigation').getByText(language, { exact: true }).click();
    await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
    await page.getByRole('button', { name: save, exact: true }).click();
    await page.getByText(offline).waitFor();
    for (const width of [360, 1024, 1280]) {
      await expectRoom(clerk, offline, width);
    }
    await clerk.guide.expectAccessible();
  }),
);
