import { describe, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { goTo, sitDown } from '#tests/browser/game-table.ts';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const demo = openMuseum(demoMuseum);
const small = openMuseum({ ...smallMuseum, Configurations: [{ ID: 1, Info: { Menu: true } }] });

const noConnection = 'Gerade gibt es keine Verbindung';

describe('content that cannot be loaded (specification 8)', () => {
  it('says so, and comes after a retry: the content, the first screen, other screens, a recording and interface texts', () =>
    small.as(async (guide) => {
      const { page } = guide;
      guide.allow(/404|ERR_|dynamically imported|Failed to load|Unable to preload|A screen failed|React Router/);
      await page.route('**/db', (route) => route.abort());
      await guide.open('/detail/1');
      await page.getByRole('alert').getByText(noConnection).waitFor();
      await page.unroute('**/db');
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading('Ton');

      await page.route('**/assets/first-screen-*.js', (route) => route.abort());
      await guide.open('/');
      // After twelve seconds, which a style counts.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await page.getByText('Der Guide konnte nicht geladen werden').waitFor();
      await page.unroute('**/assets/first-screen-*.js');
      await page.route('**/assets/pages-*.js*', (route) => route.abort());
      await page.route('**/assets/station-*.js*', (route) => route.abort());
      await guide.tap(/Noch einmal versuchen/);
      await guide.expectHeading('Kleines Museum');

      await guide.tap('Über das Museum');
      await guide.expectHeading('Da ging etwas schief');
      await page.getByText(noConnection).waitFor();
      await guide.expectAccessible();
      await guide.tap('Zum Anfang');
      await guide.expectAt('/welcome');
      await guide.expectHeading('Kleines Museum');
      await guide.tap('Über das Museum');
      await guide.expectHeading('Da ging etwas schief');
      await page.unroute('**/assets/pages-*.js*');
      // As browsers do when the network is back.
      await page.evaluate(() => void dispatchEvent(new Event('online')));
      await guide.expectHeading('Über das Museum');
      await guide.tap('Zurück');
      await guide.expectAt('/welcome');

      await guide.open('/locations/1');
      await guide.tap('Ton');
      await guide.expectHeading('Da ging etwas schief');
      await page.unroute('**/assets/station-*.js*');
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading('Ton');

      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Stille');
      await guide.play();
      await page.getByText('Diese Aufnahme lässt sich gerade nicht abspielen').waitFor();
      await page.route('**/missing.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: tone(3) }));
      await guide.tap('Noch einmal versuchen');
      await guide.expectSound();

      // Only without a query: browsers never fetch a failed import again under the same address.
      await page.route(/\/assets\/de-more-[^?]*\.js$/, (route) => route.abort());
      await guide.open('/info');
      await guide.expectHeading('Über das Museum');
      await page.route('**/assets/de-*.js', (route) => route.abort());
      await guide.open('/');
      await page.getByRole('link', { name: 'Begin your visit' }).waitFor();
    }));
});

describe('a game that does not load (specification 8)', () => {
  it('says so, and comes after a retry', () =>
    demo.as(async (guide) => {
      const { page } = guide;
      guide.allow(/ERR_FAILED|dynamically imported/);
      const table = sitDown(guide);
      await page.route('**/assets/choices-*.js*', (route) => route.abort());
      await goTo(guide, '/detail/406');
      await table.enter();
      await table.layer.getByRole('alert').waitFor();
      await page.unroute('**/assets/choices-*.js*');
      await table.press('Noch einmal versuchen');
      await table.press('Spiel beginnen');
      await table.layer.getByRole('checkbox').first().waitFor();
    }));
});
