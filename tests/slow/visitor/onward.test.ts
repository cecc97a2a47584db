import { describe, it } from 'vitest';
import { openMuseumOfPaths, strip } from '#tests/journeys/visitor/museum-of-paths.ts';

const museum = openMuseumOfPaths();

describe('leading on from a station (src/guide/DECISIONS.md)', () => {
  it('waits for a visitor who wants to stay or is on another screen, and is offered there', () =>
    museum.as(async (guide) => {
      const onward = guide.page.getByRole('link', { name: 'Jetzt dorthin: Garten' });
      await guide.open('/detail/6');
      await guide.play();
      await strip(guide).waitFor();
      await guide.page.getByText('Weiter in 600 Sekunden').waitFor();
      await guide.tap('Hier bleiben');
      await strip(guide).waitFor({ state: 'detached' });
      await guide.play();
      await onward.click();
      await guide.expectAt('/detail/2');

      await guide.open('/detail/7');
      await guide.play();
      await guide.expectSound();
      await guide.tap('Anhalten');
      await guide.page.getByRole('slider').fill('59');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
      const bar = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await bar.getByRole('button', { name: 'Abspielen' }).click();
      await onward.waitFor();
      // The announcement and the wait are over, and the visitor is still on the other screen.
      await guide.page.waitForFunction(() => /Weiter in \d/.test(document.body.innerText));
      await guide.page.waitForFunction(() => !/Weiter in \d/.test(document.body.innerText));
      await guide.expectAt('/locations/1');
      await onward.click();
      await guide.expectAt('/detail/2');
    }));
});
