import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Variant } from '#contract/calls/content-calls.ts';
import { createEditedCopy, type EditedCopy } from './edited-copy.ts';

const scope = 'https://museum.example/guide/';
const definition = `${scope}db`;
const copy = 'the copy in edit';

const opened = vi.fn<() => never>(() => {
  throw new Error('The copy in edit is stored');
});

beforeEach(() => void vi.stubGlobal('caches', { open: opened, match: opened, keys: opened }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Network = 'museum' | 'none' | 'breaks off' | 'portal' | 'portal that refuses' | 'broken museum';

/** A worker with a museum's server, which knows some sessions of staff. */
function openMuseum() {
  const staff = new Set(['anna', 'ben']);
  const told: Variant[] = [];
  const seen: (readonly [string, RequestInit])[] = [];
  const state: { network: Network; editor: string | undefined; hold: Promise<void> | undefined } = {
    network: 'museum',
    editor: undefined,
    hold: undefined,
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init = {}) => {
    seen.push([typeof asked === 'string' ? asked : 'a request', init]);
    await state.hold;
    const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    return answerOf(state.network, staff.has(bearer));
  });
  const edited = createEditedCopy({
    scope,
    database: {
      editor: async () => state.editor,
      changeEditor: async (change) => {
        const before = state.editor;
        state.editor = change(before);
        return [before, state.editor];
      },
      device: async () => 'device-1',
    },
    onChange: (variant) => told.push(variant),
  });
  return { edited, staff, told, seen, state };
}

function answerOf(network: Network, isStaff: boolean): Response {
  switch (network) {
    case 'museum':
      return isStaff ? Response.json(copy) : Response.json({ error: {} }, { status: 401 });
    case 'none':
      throw new TypeError('Failed to fetch');
    case 'breaks off': {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    }
    case 'portal':
      return new Response('Log in', { headers: { 'content-type': 'text/html' } });
    case 'portal that refuses':
      return new Response('Log in', { status: 403, headers: { 'content-type': 'text/html' } });
    case 'broken museum':
      return Response.json({ error: {} }, { status: 503 });
  }
}

async function ask(edited: EditedCopy, bearer: string, url = definition): Promise<unknown> {
  const headers: Record<string, string> = bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
  const answer = await edited.answer(new Request(url, { headers }), `page of ${bearer}`);
  return answer?.json();
}

const bearers = fc.constantFrom('anna', 'anna', 'anna', 'ben', 'visitor', '');
const action = fc.oneof(
  fc.record({
    type: fc.constant('choose' as const),
    variant: fc.constantFrom<Variant>('PUBLISHED', 'INEDIT', 'INEDIT'),
    bearer: bearers,
  }),
  fc.record({ type: fc.constantFrom('ask' as const, 'session' as const), bearer: bearers }),
  fc.record({ type: fc.constant('ask' as const), bearer: bearers }),
  fc.record({ type: fc.constant('revoke' as const), bearer: fc.constantFrom('anna', 'ben') }),
  fc.record({
    type: fc.constant('network' as const),
    network: fc.constantFrom<Network>('museum', 'none', 'breaks off', 'portal', 'portal that refuses', 'broken museum'),
  }),
  fc.constantFrom(
    { type: 'network' as const, network: 'museum' as const },
    { type: 'choose' as const, variant: 'INEDIT' as const, bearer: 'anna' },
    { type: 'ask' as const, bearer: 'anna' },
  ),
);

test('whatever happens, the copy in edit comes only to the session that has chosen it, from the server, and is never stored', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 60 }), async (actions) => {
      const { edited, staff, state, seen } = openMuseum();
      let chooser: string | undefined;
      for (const step of actions) {
        switch (step.type) {
          case 'choose':
            await edited.choose(step.variant, step.bearer);
            if (step.variant === 'PUBLISHED' || step.bearer === '') chooser = undefined;
            else if (state.network === 'museum') chooser = staff.has(step.bearer) ? step.bearer : undefined;
            break;
          case 'session':
            await edited.keepFor(step.bearer);
            if (step.bearer !== chooser) chooser = undefined;
            break;
          case 'revoke':
            // Or logged in again.
            if (!staff.delete(step.bearer)) staff.add(step.bearer);
            break;
          case 'network':
            state.network = step.network;
            break;
          case 'ask': {
            const isTheirs = step.bearer !== '' && step.bearer === chooser && state.network === 'museum';
            const isGiven = isTheirs && staff.has(step.bearer);
            const before = seen.length;
            expect(await ask(edited, step.bearer)).toBe(isGiven ? copy : undefined);
            // Only the chooser's requests go to the server.
            if (step.bearer === '' || step.bearer !== chooser) expect(seen).toHaveLength(before);
            expect(edited.shownTo(`page of ${step.bearer}`)).toBe(isGiven ? 'INEDIT' : 'PUBLISHED');
            if (isGiven) answered += 1;
            else if (isTheirs) chooser = undefined;
          }
        }
        expect(await edited.chosen()).toBe(chooser === undefined ? 'PUBLISHED' : 'INEDIT');
        expect(state.editor ?? '').not.toMatch(/anna|ben/);
      }
      for (const [url, { cache, credentials }] of seen)
        expect([url, cache, credentials]).toEqual([`${definition}?variant=INEDIT`, 'no-store', 'omit']);
    }),
    { numRuns: 300 },
  );
  expect(opened).not.toHaveBeenCalled();
  expect(answered).toBeGreaterThan(50);
});

test.each([
  `${definition}?staged`,
  `${definition}?x=1`,
  `${scope}info/media`,
  `${scope}config.json`,
  `${scope}other/db`,
])('%s is no question for it', async (url) => {
  const { edited } = openMuseum();
  await edited.choose('INEDIT', 'anna');
  expect(await ask(edited, 'anna', url)).toBeUndefined();
});

test.each(['logout', 'another session', 'published'])('%s meanwhile ends a choice that is on its way', async (end) => {
  const { edited, state } = openMuseum();
  let resolve: () => void = () => undefined;
  state.hold = new Promise((release) => (resolve = release));
  const choice = edited.choose('INEDIT', 'anna');
  if (end === 'published') await edited.choose('PUBLISHED', 'anna');
  else if (end === 'logout') await edited.forget();
  else await edited.keepFor('ben');
  resolve();
  expect(await choice).toBe('PUBLISHED');
  expect(await ask(edited, 'anna')).toBeUndefined();
});

test('an answer that comes after the logout is not given', async () => {
  const { edited, state } = openMuseum();
  await edited.choose('INEDIT', 'anna');
  let resolve: () => void = () => undefined;
  state.hold = new Promise((release) => (resolve = release));
  const answer = ask(edited, 'anna');
  await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(2));
  await edited.forget();
  resolve();
  expect(await answer).toBeUndefined();
});

test('all tabs hear of a change, and only of a change', async () => {
  const { edited, staff, told } = openMuseum();
  await edited.choose('PUBLISHED', 'anna');
  await edited.choose('INEDIT', 'visitor');
  expect(told).toEqual([]);
  await edited.choose('INEDIT', 'anna');
  await edited.choose('INEDIT', 'anna');
  await edited.keepFor('anna');
  expect(told).toEqual(['INEDIT']);
  staff.delete('anna');
  await ask(edited, 'anna');
  await ask(edited, 'anna');
  expect(told).toEqual(['INEDIT', 'PUBLISHED']);
});

test('only the staff area announces a logout: a page that reloads for the variant would not hear of it', async () => {
  const { edited, told } = openMuseum();
  await edited.choose('INEDIT', 'anna');
  await edited.forget();
  expect(await edited.chosen()).toBe('PUBLISHED');
  expect(told).toEqual(['INEDIT']);
});

test('the server learns the device', async () => {
  const { edited, seen } = openMuseum();
  await edited.choose('INEDIT', 'anna');
  expect(new Headers(seen[0]?.[1].headers).get('x-guide-device')).toBe('device-1');
});
