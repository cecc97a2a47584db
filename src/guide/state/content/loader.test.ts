import { describe, expect, it, vi } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { RequestError } from '#contract/errors.ts';
import { type Boot } from './boot.ts';
import { createLoader } from './loader.ts';

function bootWith(definition: () => Promise<object>): () => Promise<Boot> {
  return async () => ({
    client: {
      configuration: vi.fn<Boot['client']['configuration']>(),
      loginType: vi.fn<Boot['client']['loginType']>(),
      definition: async () => ({ ...(await definition()) }),
    },
    configuration: clientConfiguration.fallback,
    loginType: LoginType.none,
    base: 'https://museum.example/guide/',
  });
}

const ask = ({ client }: Boot) => client.definition('served');

async function settled(loader: ReturnType<typeof createLoader>): Promise<void> {
  await expect.poll(() => loader.getState().status).toMatch(/^(ready|failed)$/);
}

describe('the loader', () => {
  it('counts ten steps to 100 percent, and adds the server base to URLs', async () => {
    let turns = 0;
    const loader = createLoader({
      boot: bootWith(async () => ({ Locations: [{ ID: 1, IconURL: 'files/a.webp' }] })),
      ask,
      inTurns: async (work) => {
        for (;;) {
          const step = work.next();
          if (step.done === true) return step.value;
          turns += 1;
        }
      },
    });
    const percents: number[] = [];
    loader.subscribe(() => percents.push(loader.getState().percent));
    loader.start();
    await settled(loader);
    expect(percents).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100]);
    expect(turns).toBe(10);
    const state = loader.getState();
    expect(state.status === 'ready' && state.content.catalogue.location(1)?.IconURL).toBe(
      'https://museum.example/guide/files/a.webp',
    );
  });

  it('reports why it failed, and loads when it is started again', async () => {
    const answers = [
      () => Promise.reject(new RequestError({ failure: 'status', url: 'db', status: 503 })),
      () => Promise.resolve({}),
    ];
    vi.spyOn(console, 'warn').mockReturnValue();
    const loader = createLoader({
      boot: bootWith(() => answers.shift()?.() ?? Promise.reject(new Error('no more'))),
      ask,
    });
    loader.start();
    await settled(loader);
    expect(loader.getState()).toMatchObject({ status: 'failed', facts: { failure: 'status', status: 503 } });
    loader.start();
    await expect.poll(() => loader.getState().status).toBe('ready');
  });

  it.each([
    [{}, undefined],
    [{ today: () => undefined }, 1],
  ])('has hidden tours only in a preview (%j)', async (options, found) => {
    const loader = createLoader({
      boot: bootWith(async () => ({ Tours: [{ ID: 1, Enabled: false }] })),
      ask,
      ...options,
    });
    loader.start();
    await settled(loader);
    const state = loader.getState();
    expect(state.status === 'ready' && state.content.catalogue.tour(1)?.ID).toBe(found);
  });

  it('has the tours of the day on which it loads, also after midnight', async () => {
    let day = '2026-09-30';
    const loader = createLoader({
      boot: bootWith(async () => ({ Tours: [{ ID: 1, EnabledUntil: '2026-09-30' }] })),
      ask,
      today: () => day,
    });
    loader.start();
    await settled(loader);
    day = '2026-10-01';
    loader.start();
    const state = loader.getState();
    expect(state.status === 'ready' && state.content.catalogue.tour(1)?.ID).toBe(1);
  });

  it('loads once, however often it is started', async () => {
    const definition = vi.fn<() => Promise<object>>(async () => ({}));
    const loader = createLoader({ boot: bootWith(definition), ask });
    loader.start();
    loader.start();
    await settled(loader);
    loader.start();
    expect(definition).toHaveBeenCalledTimes(1);
  });

  it('waits at the door without access, and loads once the visitor has it', async () => {
    const answers = [undefined, {}];
    const loader = createLoader({
      boot: bootWith(async () => ({})),
      ask: async () => answers.shift(),
    });
    loader.start();
    await expect.poll(() => loader.getState()).toMatchObject({ status: 'locked', boot: { loginType: 'none' } });
    loader.start();
    await settled(loader);
    expect(loader.getState().status).toBe('ready');
  });
});
