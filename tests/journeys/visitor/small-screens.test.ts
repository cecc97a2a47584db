import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type GameTable, goTo, sitDown } from '#tests/browser/game-table.ts';
import { type Viewport } from '#tests/browser/browser.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { piecesOf, poured } from '#tests/browser/jigsaw-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

const smallest = { width: 320, height: 568 };

/** The smallest phone, and one held sideways. */
const screens: readonly Viewport[] = [smallest, { width: 740, height: 360 }];

const enlarge = ({ page }: Guide): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Does the same on screens of every size, and tells on which of them it failed. */
async function onEach({ page }: Guide, task: (height: number) => Promise<void>): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await task(screen.height).catch((cause: unknown) => {
      throw new Error(`At ${screen.width} × ${screen.height}`, { cause });
    });
  }
}

// tests/slow/visitor has all of them with text of usual size, and on a phone of 360 px.
describe('games on small screens with text of twice the size (decision: WCAG 1.4.4 and 2.5.8)', () => {
  it('show a question with its answers, and cards', () =>
    as(async (guide) => {
      const question = await begin(guide, '/detail/406');
      await onEach(guide, async () => {
        await expectReachable(question.button('Prüfen'));
        const picture = question.layer.locator('[data-condition]');
        await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThanOrEqual(72);
      });
      await question.press('Prüfen');
      await question.expectSaid('Wählen Sie zuerst mindestens eine Antwort.');

      const cards = await begin(guide, '/detail/402');
      const card = cards.layer.getByRole('group', { name: 'Karten' }).getByRole('button').first();
      await onEach(guide, () => expectReachable(card));
    }));

  it('show a picture to search, and have pieces of a jigsaw that fingers can hit, or bring nearer', () =>
    as(async (guide) => {
      const search = await begin(guide, '/detail/407');
      await search.expectDrawn();
      await onEach(guide, async (height) => {
        const picture = search.layer.locator('[data-condition]');
        await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThanOrEqual(height / 3);
        await expectReachable(search.button('Alle Stellen zeigen'));
      });

      const jigsaw = await begin(guide, '/detail/404');
      await poured(jigsaw);
      const size = async (): Promise<number> => {
        const { width, height } = await boxOf(piecesOf(jigsaw).first());
        return Math.min(width, height);
      };
      await onEach(guide, async () => {
        let [presses, before] = [0, 0];
        await expect
          .poll(async () => {
            const now = await size();
            const isResting = now === before;
            before = now;
            if (!isResting || now >= 44 || presses === 4) return isResting ? now : 0;
            presses += 1;
            await jigsaw.press('Vergrößern');
            return 0;
          })
          .toBeGreaterThanOrEqual(44);
      });
    }));
});

async function begin(guide: Guide, path: string): Promise<GameTable> {
  const table = sitDown(guide);
  await guide.page.setViewportSize(smallest);
  await goTo(guide, path);
  await enlarge(guide);
  await table.begin();
  return table;
}

async function boxOf(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${String(thing)} is not seen`);
  return box;
}

/** Expects a control in the window and on top, without scrolling. */
async function expectReachable(control: Locator): Promise<void> {
  await control.waitFor();
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return isIn && element.contains(seen);
      }),
    )
    .toBe(true);
}
