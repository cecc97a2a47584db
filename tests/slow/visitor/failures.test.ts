import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { finger, goTo, sitDown } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { middleOf, piecesOf, poured } from '#tests/browser/jigsaw-table.ts';
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

  it('says so on a phone, and comes after a retry: a jigsaw, played by touch', () =>
    demo.as(async (guide) => {
      const { page } = guide;
      guide.allow(/ERR_FAILED|dynamically imported/);
      const table = sitDown(guide, finger);
      await page.route('**/assets/jigsaw-*.js*', (route) => route.abort());
      await goTo(guide, '/detail/403');
      await table.enter();
      await table.layer.getByRole('alert').waitFor();
      await page.unroute('**/assets/jigsaw-*.js*');
      await table.press('Noch einmal versuchen');
      await table.press('Spiel beginnen');
      await poured(table);
      const piece = await middleOf(piecesOf(table).first());
      await page.touchscreen.tap(piece.x, piece.y);
      await table.expectSaid(/aufgenommen/);
    }, finger.context));
});

describe('a server with a newer build (decisions: a page whose build is gone loads itself again, once)', () => {
  it('loads the page of a visitor again where it is, and not twice', () =>
    demo.as(async (guide) => {
      const { page } = guide;
      guide.allow(/status of 404|dynamically imported/);
      const table = sitDown(guide);
      await page.route('**/assets/choices-*.js*', (route) => route.fulfill({ status: 404 }));
      await page.route('**/shell.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<meta name="build" content="newer" />' }),
      );
      await goTo(guide, '/detail/406');
      const loaded = page.waitForEvent('load');
      // Its dialog may be gone before anybody sees it.
      await page.getByRole('main').getByRole('button', { name: 'Spielen', exact: true }).click();
      await loaded;
      await guide.expectAt('/detail/406');
      await table.enter();
      await table.layer.getByRole('alert').waitFor();
      await page.unroute('**/assets/choices-*.js*');
      await table.press('Noch einmal versuchen');
      await table.press('Spiel beginnen');
      await table.layer.getByRole('checkbox').first().waitFor();
    }));
});

describe('notices (specification 8 and 9)', () => {
  it('show a failed call with its facts, to be copied, closed and reloaded by keyboard, on the smallest phone', () =>
    demo.as(
      async (guide) => {
        const { page } = guide;
        guide.allow(/ERR_FAILED/);
        await page.addInitScript(leaveUnhandled);
        await page.route('**/*.vtt', (route) => route.abort());
        await guide.open('/detail/101');
        await guide.expectHeading('Penrose-Parkett');
        const notice = page.getByRole('alert').filter({ hasText: 'Der Server des Museums war nicht zu erreichen' });
        const failACall = async (button: string): Promise<void> => {
          await guide.tap(button);
          await notice.waitFor();
        };
        await failACall('Mitlesen');
        // By keyboard; the focus returns to the place from which the visitor came by Tab.
        await tabTo(guide, 'Kopieren');
        await guide.press('Enter');
        await page.getByText('Kopiert.').waitFor();
        const facts =
          /^\d{4}-\d\d-\d\dT[\d:.]+Z\nhttp:\/\/localhost:\d+\/files\/captions\/de\/penrose\.vtt\n.*RequestError: network at .*\n +at /;
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(/^Netzwerkfehler\n/);
        expect(copied.slice(copied.indexOf('\n') + 1)).toMatch(facts);
        await guide.press('Shift+Tab', 'Shift+Tab');
        const ignore = notice.getByRole('button', { name: 'Ignorieren' });
        expect(await ignore.evaluate((element) => element === document.activeElement)).toBe(true);
        await guide.press('Space');
        await notice.waitFor({ state: 'detached' });
        await expectFocusInPage(guide);

        await failACall('Noch einmal versuchen');
        await page.getByRole('heading', { name: /^Netzwerkfehler \d\d:\d\d$/ }).waitFor();
        const details = notice.locator('pre');
        expect(await details.isVisible()).toBe(false);
        await notice.getByText('Einzelheiten für das Personal').click();
        await expect.poll(() => details.innerText()).toMatch(facts);
        await guide.expectAccessible();
        await enlarge(guide, '200%');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await enlarge(guide, '100%');
        await notice.getByText('Einzelheiten für das Personal').click();

        // It goes along to other screens, until the guide is reloaded.
        await guide.tap('Zurück');
        await guide.expectHeading('Höhepunkte');
        await notice.waitFor();
        await page.unroute('**/*.vtt');
        await guide.tap('Neu laden');
        await notice.waitFor({ state: 'detached' });
        await guide.tap('Penrose-Parkett');
        // The words are still open.
        await page.getByRole('button', { name: /Roger Penrose im Jahr/ }).waitFor();
      },
      { permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 320, height: 568 } },
    ));
});

async function enlarge({ page }: Guide, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Expects the focus at the last link before the notice, from where the next Tab continues. */
async function expectFocusInPage({ page }: Guide): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement === [...document.querySelectorAll('main a')].at(-1)))
    .toBe(true);
}

/** Tabs there from the last tapped button, as a keyboard visitor does. */
async function tabTo(guide: Guide, name: string): Promise<void> {
  const button = guide.page.getByRole('alert').getByRole('button', { name });
  for (let steps = 0; steps < 80; steps += 1) {
    await guide.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${name}`);
}

/** Rethrows the failures that the guide has handled and logged, so that they are unhandled. */
function leaveUnhandled(): void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    warn(...words);
    const failure = words.find((word) => word instanceof Error);
    if (words[0] === 'No captions') void Promise.reject(failure);
  };
}
