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

/** Larger text needs the smallest phone and one held sideways. */
const screensOf: Readonly<Record<string, readonly Viewport[]>> = {
  '100%': [smallest, { width: 360, height: 740 }, { width: 740, height: 360 }],
  '200%': [smallest, { width: 740, height: 360 }],
};

const enlarge = ({ page }: Guide, text: string): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);

/** Does the same on screens of every size, and tells on which of them it failed. */
async function onEach({ page }: Guide, text: string, task: (height: number) => Promise<void>): Promise<void> {
  for (const screen of screensOf[text] ?? []) {
    await page.setViewportSize(screen);
    await task(screen.height).catch((cause: unknown) => {
      throw new Error(`At ${screen.width} × ${screen.height} with text of ${text}`, { cause });
    });
  }
}

describe('games on small screens with text of usual and twice the size (decision: WCAG 1.4.4 and 2.5.8)', () => {
  it('show a question with its answers, and cards', () =>
    as(async (guide) => {
      const question = await begin(guide, '/detail/406');
      for (const text of ['100%', '200%']) {
        await enlarge(guide, text);
        await onEach(guide, text, async () => {
          await expectReachable(question.button('Prüfen'));
          const picture = question.layer.locator('[data-condition]');
          await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThanOrEqual(72);
          // Larger text needs the room, and scrolls.
          if (text === '100%') await expectReachable(question.layer.getByRole('checkbox').first());
        });
      }
      await question.press('Prüfen');
      await question.expectSaid('Wählen Sie zuerst mindestens eine Antwort.');

      const cards = await begin(guide, '/detail/402');
      const card = cards.layer.getByRole('group', { name: 'Karten' }).getByRole('button').first();
      for (const text of ['100%', '200%']) {
        await enlarge(guide, text);
        await onEach(guide, text, () => expectReachable(card));
      }
    }));

  it('show a picture to search, say that one may zoom, and its things are large enough from near', () =>
    as(async (guide) => {
      for (const text of ['100%', '200%']) {
        const search = await begin(guide, '/detail/407', text);
        await search.expectDrawn();
        await onEach(guide, text, async (height) => {
          const picture = search.layer.locator('[data-condition]');
          await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThanOrEqual(height / 3);
          await expectReachable(search.button('Alle Stellen zeigen'));
        });
        await search.expectSaid(/^(?:Manches ist klein|$)/);
        for (let times = 0; times < 5; times += 1) await search.press('Vergrößern');
        await search.status.filter({ hasNotText: 'Manches ist klein' }).waitFor();
      }
    }));

  it('have pieces of a jigsaw that fingers can hit, or bring nearer', () =>
    as(async (guide) => {
      const jigsaw = await begin(guide, '/detail/404', '200%');
      await poured(jigsaw);
      const size = async (): Promise<number> => {
        const { width, height } = await boxOf(piecesOf(jigsaw).first());
        return Math.min(width, height);
      };
      await onEach(guide, '200%', async () => {
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

async function begin(guide: Guide, path: string, text = '100%'): Promise<GameTable> {
  const table = sitDown(guide);
  await guide.page.setViewportSize(smallest);
  await goTo(guide, path);
  await enlarge(guide, text);
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
