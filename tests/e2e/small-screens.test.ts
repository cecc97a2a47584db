import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type GameTable, goTo, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { piecesOf, poured } from './jigsaw-table.ts';
import { openMuseum, type Task } from './visits.ts';

const { as } = openMuseum(demoMuseum);

const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
].flatMap((viewport) => ['100%', '200%'].map((text) => ({ ...viewport, text })));

describe.each(screens)('a screen of $width by $height with text of $text', ({ width, height, text }) => {
  const here = (task: Task): Promise<void> =>
    as(
      async (guide) => {
        await guide.context.addInitScript((size) => {
          addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size));
        }, text);
        await task(guide);
      },
      { viewport: { width, height } },
    );

  it('shows a question, some of its answers and the way to check them', () =>
    here(async (guide) => {
      const table = await begin(guide, '/detail/406');
      await expectReachable(table.button('Prüfen'));
      const picture = await boxOf(table.layer.locator('[data-condition]'));
      expect(picture.height).toBeGreaterThanOrEqual(72);
      // Larger text needs the room, and scrolls.
      if (text === '100%') await expectReachable(table.layer.getByRole('checkbox').first());
      await table.press('Prüfen');
      await table.expectSaid('Wählen Sie zuerst mindestens eine Antwort.');
    }));

  it('shows cards and pieces that fingers can hit, or bring nearer', () =>
    here(async (guide) => {
      const cards = await begin(guide, '/detail/402');
      await expectReachable(cards.layer.getByRole('group', { name: 'Karten' }).getByRole('button').first());
      const jigsaw = await begin(guide, '/detail/404');
      await poured(jigsaw);
      for (let times = 0; times < 4; times += 1) await jigsaw.press('Vergrößern');
      const piece = await boxOf(piecesOf(jigsaw).first());
      expect(Math.min(piece.width, piece.height)).toBeGreaterThanOrEqual(44);
    }));

  it('shows a picture to search, says that one may zoom, and its things are large enough from near', () =>
    here(async (guide) => {
      const table = await begin(guide, '/detail/407');
      await table.expectDrawn();
      const picture = await boxOf(table.layer.locator('[data-condition]'));
      expect(picture.height).toBeGreaterThanOrEqual(height / 3);
      await expectReachable(table.button('Alle Stellen zeigen'));
      await table.expectSaid(/^(?:Manches ist klein|$)/);
      for (let times = 0; times < 5; times += 1) await table.press('Vergrößern');
      await table.status.filter({ hasNotText: 'Manches ist klein' }).waitFor();
    }));
});

async function begin(guide: Guide, path: string): Promise<GameTable> {
  const table = sitDown(guide);
  await goTo(guide, path);
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
