import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(
  { ...smallMuseum, Configurations: [{ ID: 1, VisitStats: true }] },
  { allow: /ERR_FAILED|ERR_INTERNET/ },
);

/** Returns how often stations were opened, as shown to staff. */
async function opened(): Promise<Readonly<Record<string, number>>> {
  const counts = await museum.services.visitStatistics.openCount({});
  return Object.fromEntries(counts.map(({ Name, Count }) => [Name, Count]));
}

async function expectToldAll({ page }: Guide): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('visits') === '[]');
}

describe('visit statistics (specification 2.5 and 7.5)', () => {
  it('count a device that was handed out once, and each opened station once, with the network or after it is back', () =>
    museum.as(async (guide) => {
      const { login, tokens, visitStatistics } = museum.services;
      await login.set({ LoginType: 'token' });
      const [made] = await tokens.create(1, '', '');
      for (let turn = 0; turn < 2; turn += 1) {
        await guide.open(`/token?token=${made?.Token}`);
        await guide.expectHeading('Kleines Museum');
        await guide.page.waitForFunction(() => localStorage.getItem('docking') === 'noted');
        await expectToldAll(guide);
      }
      expect((await visitStatistics.dockings({})).map(({ Count }) => Count)).toEqual([1]);

      await guide.context.addInitScript(drawBeforeContent);
      await guide.open('/detail/1');
      await guide.expectHeading('Ton');
      await expectToldAll(guide);
      expect(await opened()).toEqual({ Ton: 1 });

      await guide.context.setOffline(true);
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Stille');
      await guide.page.waitForFunction(() => localStorage.getItem('visits')?.includes('"ItemCode":"2"') === true);
      await guide.context.setOffline(false);
      await expectToldAll(guide);
      expect(await opened()).toEqual({ Ton: 1, Stille: 1 });
    }));
});

/** Brings the content at the moment when the guide goes to the loading screen, whose transition is being drawn then. */
function drawBeforeContent(): void {
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
}
