import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { finger, goTo, sitDown } from './game-table.ts';
import { middleOf, piecesOf, poured } from './jigsaw-table.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

const failure = 'Ein Teil des Spiels konnte nicht geladen werden.';

describe('when a part of a game does not load', () => {
  it('a jigsaw says that it lacks something, and is played once that has come', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED|dynamically imported/);
      const table = sitDown(guide, finger);
      await guide.page.route('**/assets/table-gestures-*.js*', (route) => route.abort());
      await goTo(guide, '/detail/403');
      await table.begin();
      const alert = table.layer.getByRole('alert').filter({ hasText: failure });
      await alert.waitFor();
      await guide.page.unroute('**/assets/table-gestures-*.js*');
      const asked = new Promise<Route>((resolve) => {
        void guide.page.route('**/assets/table-gestures-*.js*', resolve);
      });
      await table.press('Noch einmal versuchen');
      const late = await asked;
      expect(await alert.getAttribute('aria-busy'), 'what cannot be played stays covered').toBe('true');
      await late.continue();
      await poured(table);
      expect(await alert.count()).toBe(0);
      const piece = await middleOf(piecesOf(table).first());
      await guide.page.touchscreen.tap(piece.x, piece.y);
      await table.expectSaid(/aufgenommen/);
    }, finger.context));

  it('the end of a game comes after a retry', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED|dynamically imported/);
      const table = sitDown(guide);
      await guide.page.route('**/assets/end-panels-*.js*', (route) => route.abort());
      await goTo(guide, '/detail/406');
      await table.begin();
      await table.press('Lösung zeigen');
      await table.layer.getByText(failure).waitFor();
      await guide.page.unroute('**/assets/end-panels-*.js*');
      await table.press('Noch einmal versuchen');
      await table.layer.getByRole('heading', { level: 3, name: /^(?:Gut zu wissen|Gut gespielt)$/ }).waitFor();
    }));

  it('a game comes after a retry', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED|dynamically imported/);
      const table = sitDown(guide);
      await guide.page.route('**/assets/choices-game-*.js*', (route) => route.abort());
      await goTo(guide, '/detail/406');
      await table.enter();
      await table.layer.getByRole('alert').waitFor();
      await guide.page.unroute('**/assets/choices-game-*.js*');
      await table.press('Noch einmal versuchen');
      await table.press('Spiel beginnen');
      await table.layer.getByRole('checkbox').first().waitFor();
    }));
});

describe('when texts do not load', () => {
  it.each([
    { part: 'info', path: '/info', shown: 'Über das Museum' },
    { part: 'board', path: '/locations/4', shown: '0 von 8 gelöst' },
  ])('those of $part are fetched under another address', ({ part, path, shown }) =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED/);
      // Only without a query: browsers never fetch a failed import again under the same address.
      await guide.page.route(new RegExp(String.raw`/assets/de-${part}-[^?]*\.js$`), (route) => route.abort());
      await guide.open(path);
      await guide.page.getByRole('main').getByText(shown, { exact: true }).first().waitFor();
    }),
  );
});
