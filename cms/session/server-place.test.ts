import { describe, expect, it } from 'vitest';
import { type Fetch } from '#contract/fetch-text.ts';
import { findServer, type ServerPlaceState } from './server-place.ts';

const origin = 'https://museum.example';

/** Answers requests for the configuration in turn; without an answer there is no network. */
function answering(...answers: readonly (object | undefined)[]): { readonly fetch: Fetch; readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetch: (url) => {
      const answer = answers[asked.length];
      asked.push(url);
      return answer === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(answer));
    },
  };
}

function settled(store: ReturnType<typeof findServer>): Promise<ServerPlaceState> {
  return new Promise((resolve) => {
    const look = (state: ServerPlaceState): void => {
      if (state.kind !== 'loading') resolve(state);
    };
    store.subscribe(look);
    look(store.getState());
  });
}

describe('the server', () => {
  it.each([
    [{}, { base: '/', guideAddress: origin }],
    [{ serverBase: 'https://api.example' }, { base: 'https://api.example', guideAddress: origin }],
    [{ serverBase: '/museum/' }, { base: '/museum/', guideAddress: origin }],
    [{ serverBase: 'museum' }, { base: '/museum', guideAddress: origin }],
    [{ webAddress: 'https://guide.example' }, { base: '/', guideAddress: 'https://guide.example' }],
    [{ enableInEditAndPreview: true }, { base: '/', guideAddress: origin, showsUnopened: true }],
  ])('of the configuration %j is at %j', async (configuration, place) => {
    const { fetch, asked } = answering(configuration);
    expect(await settled(findServer(origin, fetch))).toEqual({
      kind: 'ready',
      place: { showsUnopened: false, ...place },
    });
    expect(asked).toEqual(['/config.json']);
  });

  it('is looked for again after a failure, on request', async () => {
    const store = findServer(origin, answering(undefined, { serverBase: 'https://api.example' }).fetch);
    expect(await settled(store)).toMatchObject({ kind: 'failed', error: { facts: { failure: 'network' } } });
    store.retry();
    expect(await settled(store)).toMatchObject({ kind: 'ready', place: { base: 'https://api.example' } });
  });
});
