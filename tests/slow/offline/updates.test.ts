import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, sitDown } from '#tests/browser/game-table.ts';
import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { makeNextBuild, nextMark } from '#tests/browser/next-build.ts';
import { serve } from '#tests/browser/serve.ts';
import { throughGate } from '#tests/journeys/offline/through-gate.ts';
import { lookForUpdates, pass, untilServed, updateDialog } from '#tests/journeys/offline/update-hand.ts';

let first: string;
let next: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const museum = await writeMuseum(
    {
      ...smallMuseum,
      Configurations: [{ ID: 1, GlobalNumberSearch: true, FulltextSearch: true }],
      TourItems: [1, 2, 3, 4].map((id) => ({ ID: id, TourID: 1, LocationID: id, Code: `${id}`, Position: id })),
      Locations: [
        ...smallMuseum.Locations,
        {
          ID: 3,
          Type: 5,
          Name: { de: 'Frage' },
          GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }],
        },
        {
          ID: 4,
          Type: 3,
          Name: { de: 'Paare' },
          GameMemoryPairs: 2,
          GameMemoryPairListURL: ['red', 'blue'].map((colour) => `files/${colour}.svg`),
        },
      ],
    },
    {
      'tone.wav': tone(60),
      'red.svg': drawing({ width: 100, height: 100 }, 'red'),
      'blue.svg': drawing({ width: 100, height: 100 }, 'blue'),
    },
  );
  const build = await makeNextBuild();
  const servers = [await serve(museum.folder), await serve(museum.folder, { guide: build.folder })] as const;
  [first, next] = [servers[0].origin, servers[1].origin];
  ends.push(...servers.map(({ close }) => close), museum.remove, build.remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

describe('the life of the offline guide (specification 1, 4 and 9)', () => {
  it('an update waits for a recording, for a text being typed and for an open game; a page that stays open keeps the files of its build; developers restart the guide themselves', () =>
    throughGate(first, async (guide, gate) => {
      const { page, context } = guide;
      gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"debugNotifications":true}' });
      await page.clock.install();
      await guide.open('/numbers');
      await pass(page, 10);
      await page.getByText('Offline: cached').waitFor();
      await untilServed(guide);
      await expect.poll(() => page.evaluate(lateFile)).toContain('/memory-');
      const late = await page.evaluate(lateFile);
      const playing = await context.newPage();
      const table = sitDown({ ...guide, page: playing });
      await playing.goto(`${gate.origin}/detail/3`);
      await table.enter();
      await table.layer.getByText('Ja', { exact: true }).waitFor();
      const search = page.getByRole('searchbox');
      await search.fill('Ton');
      await guide.tap(/Ton/);
      await guide.expectHeading('Ton');
      await guide.play();
      await guide.expectSound();

      const expectNoDialog = async (): Promise<void> => {
        await pass(page, 25);
        for (const one of [page, playing]) expect(await updateDialog(one).count()).toBe(0);
      };
      gate.leadTo(next);
      await lookForUpdates(guide);
      await expectNoDialog();
      await guide.expectSound();
      await page.getByRole('button', { name: 'Anhalten' }).first().click();
      await page.goBack();
      await search.fill('Stil');
      await expectNoDialog();
      await search.fill('');
      await updateDialog(page).getByRole('button', { name: 'Später' }).click();
      await updateDialog(page).waitFor({ state: 'detached' });
      await expectNoDialog();

      // The server no longer has what this page still needs.
      gate.answer(/^\/assets\//, { status: 404 });
      await table.close();
      await playing.getByRole('button', { name: 'Zum Neustart drücken' }).click();
      await playing.locator(`html[${nextMark}]`).waitFor();
      await playing.close();
      expect(await page.evaluate(async (address) => (await fetch(address)).status, late)).toBe(200);
      await search.fill('Paare');
      await guide.tap(/Paare/);
      await guide.expectHeading('Paare');
      const here = sitDown(guide);
      await here.enter();
      await here.findPairs();
      await here.layer.getByText('Gelöst!').waitFor();
      expect(await page.locator(`html[${nextMark}]`).count()).toBe(0);
      expect(await updateDialog(page).count()).toBe(0);
    }));
});

/** Returns the address of a file that only the store of the first build has; empty: it is not stored yet. */
async function lateFile(): Promise<string> {
  const name = (await caches.keys()).find((key) => key.includes(' shell '));
  const requests = name === undefined ? [] : await (await caches.open(name)).keys();
  return requests.map(({ url }) => url).find((url) => url.includes('/memory-')) ?? '';
}
