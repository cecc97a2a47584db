import { describe, expect, it } from 'vitest';
import { openMuseumOfPaths, strip } from './museum-of-paths.ts';

const museum = openMuseumOfPaths();

describe('leading on from a station (src/guide/DECISIONS.md)', () => {
  it('follows the path from a recording to a silent station, and on when the visitor says so', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/1');
      await guide.play();
      await guide.page.getByText('Gehen Sie in den Garten.').waitFor();
      await guide.expectAt('/detail/2');
      await guide.expectHeading('Garten');
      // The silent station leads on when the visitor says so, with what is announced.
      await guide.page.getByRole('link', { name: /Nächste Station.*Frage/ }).click();
      await strip(guide).waitFor();
      await guide.page.getByText('Gehen Sie in den Garten.').waitFor();
      await guide.expectAt('/detail/3');
    }));

  it('follows it from a game that is won over a gap to a recording, and back to the overview', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/3');
      // A game that is left before its end leads nowhere.
      await guide.tap('Spielen');
      await guide.page.getByRole('button', { name: /Richtig/ }).waitFor();
      await guide.tap('Spiel schließen');
      await guide.page.getByRole('button', { name: 'Spielen' }).waitFor();
      expect(await strip(guide).count()).toBe(0);
      await guide.tap('Spielen');
      await guide.tap(/Richtig/);
      await guide.tap('Zurück zur Station');
      await strip(guide).waitFor();
      // The missing station is skipped, and the one after it plays at once.
      await guide.expectAt('/detail/5');
      await guide.page.getByText(/^Weiter in \d/).waitFor();
      await guide.expectAt('/locations/1');
    }));
});
