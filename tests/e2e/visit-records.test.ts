import { expect, it } from 'vitest';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { type Museum, openMuseum } from './visits.ts';

const recording = openMuseum(
  { ...smallMuseum, Configurations: [{ ID: 1, VisitStats: true }] },
  { allow: /ERR_FAILED|ERR_INTERNET/ },
);
const silent = openMuseum(smallMuseum);

/** Returns how often stations were opened, as shown to staff. */
async function opened({ services }: Museum): Promise<Readonly<Record<string, number>>> {
  const counts = await services.visitStatistics.openCount({});
  return Object.fromEntries(counts.map(({ Name, Count }) => [Name, Count]));
}

async function expectToldAll({ page }: Guide): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('visits') === '[]');
}

it('the museum learns which stations were opened, with the network or after it has come back', () =>
  recording.as(async (guide) => {
    await guide.open('/detail/1');
    await guide.expectHeading('Ton');
    await expectToldAll(guide);
    expect(await opened(recording)).toEqual({ Ton: 1 });

    await guide.context.setOffline(true);
    await guide.tap(/^Nächste Station/);
    await guide.expectHeading('Stille');
    await guide.page.waitForFunction(() => localStorage.getItem('visits')?.includes('"ItemCode":"2"') === true);
    await guide.context.setOffline(false);
    await expectToldAll(guide);
    expect(await opened(recording)).toEqual({ Ton: 1, Stille: 1 });
  }));

/** A rendered screen needs no loading screen. In high contrast the guide draws its own. */
const unrendered = { contrast: 'more' } as const;

it('a station counts once that opens while the way to the loading screen is being drawn', () =>
  recording.as(async (guide) => {
    await guide.context.addInitScript(() => {
      const { fetch } = globalThis;
      const { replaceState } = history;
      const isAway = new Promise<void>((resolve) => {
        history.replaceState = (state, unused, url) => {
          replaceState.call(history, state, unused, url);
          if (String(url).includes('/loading')) resolve();
        };
      });
      globalThis.fetch = async (input, init) => {
        const response = await fetch(input, init);
        if (!response.url.endsWith('/db')) return response;
        const text = await response.text();
        await isAway;
        // Available immediately: the content is there before the next screen can be.
        return Object.defineProperty(new Response(), 'text', { value: () => Promise.resolve(text) });
      };
    });
    const { Stille = 0 } = await opened(recording);
    await guide.open('/detail/2');
    await guide.expectHeading('Stille');
    await expectToldAll(guide);
    expect((await opened(recording))['Stille']).toBe(Stille + 1);
  }, unrendered));

it('a device that is handed out with a token counts once', () =>
  recording.as(async (guide) => {
    const { login, tokens, visitStatistics } = recording.services;
    await login.set({ LoginType: 'token' });
    const [made] = await tokens.create(1, '', '');
    for (let turn = 0; turn < 2; turn += 1) {
      await guide.open(`/token?token=${made?.Token}`);
      await guide.expectHeading('Kleines Museum');
      await guide.page.waitForFunction(() => localStorage.getItem('docking') === 'noted');
      await expectToldAll(guide);
    }
    await login.set({ LoginType: 'none' });
    expect((await visitStatistics.dockings({})).map(({ Count }) => Count)).toEqual([1]);
  }));

it('nothing is recorded if the museum does not want it', () =>
  silent.as(async (guide) => {
    await guide.open('/detail/1');
    await guide.expectHeading('Ton');
    await guide.tap(/^Nächste Station/);
    await guide.expectHeading('Stille');
    expect(await guide.page.evaluate(() => localStorage.getItem('visits'))).toBeNull();
    expect(await opened(silent)).toEqual({});
  }));
