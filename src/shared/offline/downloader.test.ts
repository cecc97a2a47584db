import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDownloader, type Downloader } from './downloader.ts';
import { emptyJournal, forget, type Journal, setPaused, want } from './journal.ts';
import { isWhole, neededBy, planFor } from './plan.ts';
import { noRun, type Run } from './run.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { answer, digest, type Fault, faults, museum } from './testing/fake-museum.ts';
import { type Wanted, wantedKey } from './wanted.ts';

const one: Wanted = { tour: 1, language: 'de' };
const two: Wanted = { tour: 2, language: 'de' };
const hour = 3_600_000;

/** A device in a museum, whose network and store tests can harm. */
function device() {
  const clock = fakeClock();
  const stored = new Map<string, Blob>();
  const faultOf = new Map<string, Fault>();
  const asked: string[] = [];
  const runs: Run[] = [];
  let present = new Set<string>();
  let journal: Journal = emptyJournal;
  let run = noRun;
  const state = {
    network: 'up' as 'up' | 'cut' | 'silent' | 'page',
    list: museum,
    free: undefined as number | undefined,
    writing: Promise.resolve(),
  };
  let downloader = start();

  function start(): Downloader {
    return createDownloader({
      world: {
        fetch: (path, init) => {
          const range = new Headers(init.headers).get('range');
          asked.push(`${path} ${range ?? 'whole'}`);
          const fault = state.network === 'up' ? faultOf.get(path) : state.network;
          return answer(path, range, fault, init.signal ?? new AbortController().signal);
        },
        readList: async () => {
          // The list has its own time limit, so silence is the same as a cut here.
          if (state.network !== 'up') throw new TypeError('Failed to fetch');
          return state.list;
        },
        digest,
        pieces: {
          write: async (hash, piece) => {
            if (stored.size >= most) throw new DOMException('Full', 'QuotaExceededError');
            await state.writing;
            stored.set(hash, piece);
          },
        },
        freeBytes: async () => state.free,
        clock,
        random: () => 0.5,
      },
      present,
      journal: () => journal,
      first: () => [],
      hurried: () => new Set(),
      onRun: (next) => {
        run = next;
        runs.push(next);
      },
      onList: () => undefined,
      onGivenUp: tidy,
    });
  }

  function tidy(): void {
    const needed = neededBy([...journal.values()].map((selection) => planFor(state.list, selection)));
    for (const hash of present) {
      if (needed.has(hash)) continue;
      present.delete(hash);
      stored.delete(hash);
    }
  }

  let most = Number.POSITIVE_INFINITY;
  return {
    state,
    faultOf,
    asked,
    stored,
    pass: clock.pass,
    run: () => run,
    runs,
    journal: () => journal,
    fillAfter: (pieces: number) => (most = pieces),
    want: (wanted: Wanted) => {
      journal = want(journal, [wanted]);
      downloader.retry(wanted);
      downloader.look();
    },
    pause: (wanted: Wanted, isPaused: boolean) => {
      journal = setPaused(journal, wanted, isPaused);
      downloader.look();
    },
    forget: (wanted: Wanted) => {
      journal = forget(journal, wanted);
      downloader.look();
    },
    evict: (count: number) => {
      for (const hash of [...stored.keys()].slice(0, count)) {
        stored.delete(hash);
        present.delete(hash);
      }
      downloader.check();
    },
    kill: () => {
      downloader.stop();
      present = new Set(stored.keys());
      run = noRun;
      runs.length = 0;
      downloader = start();
      downloader.look();
    },
    retry: () => downloader.retry(),
    isIdle: () => downloader.isIdle(),
    isWhole: (wanted: Wanted) => isWhole(planFor(state.list, wanted), stored),
    end: () => downloader.stop(),
  };
}

type Device = ReturnType<typeof device>;

const wanted = fc.constantFrom(one, two);
const steps = {
  want: fc.tuple(fc.constant('want' as const), wanted),
  pause: fc.tuple(fc.constant('pause' as const), wanted),
  goOn: fc.tuple(fc.constant('goOn' as const), wanted),
  forget: fc.tuple(fc.constant('forget' as const), wanted),
  network: fc.tuple(fc.constant('network' as const), fc.constantFrom('up', 'cut', 'silent', 'page')),
  fault: fc.tuple(
    fc.constant('fault' as const),
    fc.constantFrom(...museum.map(({ path }) => path)),
    fc.constantFrom(undefined, ...faults),
  ),
  evict: fc.tuple(fc.constant('evict' as const), fc.integer({ min: 1, max: 3 })),
  kill: fc.tuple(fc.constant('kill' as const)),
  pass: fc.tuple(fc.constant('pass' as const), fc.constantFrom(0, 0, 500, 5000, 40_000)),
} as const;
const step = fc.oneof(...Object.values(steps));

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(step: Step, on: Device): Promise<void> {
  switch (step[0]) {
    case 'want':
      return on.want(step[1]);
    case 'pause':
    case 'goOn':
      return on.pause(step[1], step[0] === 'pause');
    case 'forget':
      return on.forget(step[1]);
    case 'network':
      on.state.network = step[1];
      return undefined;
    case 'fault':
      if (step[2] === undefined) on.faultOf.delete(step[1]);
      else on.faultOf.set(step[1], step[2]);
      return undefined;
    case 'evict':
      return on.evict(step[1]);
    case 'kill':
      return on.kill();
    case 'pass':
      return on.pass(step[1]);
  }
}

test('whatever happens, only right bytes are stored, the end is whole or says what is missing, and it recovers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (taken) => {
      const on = device();
      for (const each of taken) {
        await take(each, on);
        for (const [hash, piece] of on.stored) {
          expect(await digest(new Uint8Array(await piece.arrayBuffer()))).toBe(hash);
        }
        if (on.isIdle()) expectTold(on);
      }
      on.state.network = 'up';
      on.faultOf.clear();
      for (const selection of on.journal().values()) on.pause(selection, false);
      on.retry();
      await on.pass(hour);
      for (const selection of on.journal().values()) expect(on.isWhole(selection)).toBe(true);
      on.end();
    }),
    { numRuns: 60 },
  );
});

/** Everything that has not been reported as given up is complete. */
function expectTold(on: Device): void {
  for (const [key, selection] of on.journal()) {
    if (!selection.isPaused && !on.run().ended.has(key)) expect(on.isWhole(selection)).toBe(true);
  }
}

test('while one download runs, its bytes never fall', async () => {
  const calm = fc.oneof(steps.network, steps.fault, steps.pass);
  await fc.assert(
    fc.asyncProperty(fc.array(calm, { maxLength: 20 }), async (taken) => {
      const on = device();
      on.want(one);
      for (const each of taken) await take(each, on);
      const done = on.runs.filter(({ phase }) => phase !== 'idle').map(({ done: bytes }) => bytes);
      expect(done).toEqual(done.toSorted((before, after) => before - after));
      on.end();
    }),
    { numRuns: 40 },
  );
});

test('stored files are not fetched again, whether another tour or an earlier start has brought them', async () => {
  const on = device();
  on.want(one);
  await on.pass(1000);
  on.want(two);
  on.kill();
  await on.pass(1000);
  expect(on.isWhole(one) && on.isWhole(two)).toBe(true);
  expect(on.asked).toEqual([...new Set(on.asked)]);
  const needed = museum.filter(({ path }) => path !== 'one.en').flatMap(({ pieces }) => pieces);
  expect(on.asked).toHaveLength(needed.length);
  on.end();
});

test.each(['missing', 'broken', 'short', 'flipped', 'endless', 'page', 'silent', 'cut'] as const)(
  'a file that is %s is named, and everything else is there',
  async (fault) => {
    const on = device();
    on.faultOf.set('shared', fault);
    on.want(one);
    await on.pass(hour);
    expect(on.run().ended.get(wantedKey(one))).toEqual({ kind: 'incomplete', files: ['shared'] });
    expect([...on.stored.keys()].toSorted()).toEqual(['logo#0', 'one.de#0', 'one.de#1', 'one.de#2']);
    on.faultOf.clear();
    on.retry();
    await on.pass(1000);
    expect(on.isWhole(one)).toBe(true);
    on.end();
  },
);

test('a file that the museum delivers later is fetched automatically', async () => {
  const on = device();
  on.faultOf.set('shared', 'missing');
  on.want(one);
  await on.pass(25_000);
  expect(on.run().ended.get(wantedKey(one))).toEqual({ kind: 'incomplete', files: ['shared'] });
  on.faultOf.clear();
  await on.pass(40_000);
  expect(on.isWhole(one)).toBe(true);
  on.end();
});

test.each(['cut', 'silent', 'page'] as const)('with a network that is %s no file is blamed', async (network) => {
  const on = device();
  on.state.network = network;
  on.want(one);
  await on.pass(hour);
  expect(on.run()).toMatchObject({ phase: 'waiting', ended: new Map() });
  // Its attempts are nothing that a visitor could hope for.
  const phases = on.runs.map(({ phase }) => phase);
  expect(new Set(phases.slice(phases.indexOf('waiting')))).toEqual(new Set(['waiting']));
  on.state.network = 'up';
  await on.pass(40_000);
  expect(on.isWhole(one)).toBe(true);
  on.end();
});

test('a server without ranges gets one request for a file', async () => {
  const on = device();
  for (const { path } of museum) on.faultOf.set(path, 'whole');
  on.want(one);
  await on.pass(1000);
  expect(on.isWhole(one)).toBe(true);
  expect(on.asked.filter((request) => request.startsWith('one.de'))).toHaveLength(1);
  on.end();
});

test('an answer that never ends is accepted once all its bytes are verified', async () => {
  const on = device();
  for (const { path } of museum) on.faultOf.set(path, 'open');
  on.want(one);
  await on.pass(hour);
  expect(on.isWhole(one)).toBe(true);
  expect(on.run().ended.size).toBe(0);
  on.end();
});

test('answers that break off are resumed for their rest, and no file is blamed while it makes progress', async () => {
  const on = device();
  for (const { path } of museum) on.faultOf.set(path, 'stutter');
  on.want(one);
  await on.pass(hour);
  expect(on.isWhole(one)).toBe(true);
  const starts = on.asked.filter((request) => request.startsWith('shared')).map((request) => request.split(' ')[1]);
  expect(starts).toEqual(['whole', ...[20, 30, 35, 38, 39].map((start) => `bytes=${start}-39`)]);
  on.end();
});

test('a beginning that turns out wrong is not asked for its rest again', async () => {
  const on = device();
  on.faultOf.set('shared', 'stutter');
  on.want(one);
  await on.pass(0);
  on.faultOf.set('shared', 'flipped');
  await on.pass(1000);
  expect(on.asked.at(-1)).toBe('shared bytes=20-39');
  on.faultOf.clear();
  await on.pass(5000);
  expect(on.isWhole(one)).toBe(true);
  expect(on.asked.at(-1)).toBe('shared whole');
  on.end();
});

test('when the museum replaces a file in the middle, the new one is fetched', async () => {
  const on = device();
  on.faultOf.set('shared', 'missing');
  on.state.list = museum;
  on.want(one);
  await on.pass(0);
  on.state.list = museum.filter(({ path }) => path !== 'shared');
  await on.pass(5000);
  expect(on.run().ended.size).toBe(0);
  expect(on.isWhole(one)).toBe(true);
  on.end();
});

test('a piece that is being stored when its tour is given up goes too', async () => {
  const on = device();
  let release: () => void = () => undefined;
  on.state.writing = new Promise((resolve) => (release = resolve));
  on.want(one);
  await on.pass(0);
  on.forget(one);
  await on.pass(0);
  release();
  await on.pass(0);
  expect([...on.stored.keys()]).toEqual([]);
  on.end();
});

test('too little space is reported before the download, and when the browser refuses in the middle', async () => {
  const bytes = planFor(museum, one).bytes;
  const on = device();
  on.state.free = 50_000_000 + Math.ceil(bytes * 1.1) - 7;
  on.want(one);
  await on.pass(1000);
  expect(on.run().ended.get(wantedKey(one))).toEqual({ kind: 'noSpace', short: 7 });
  expect(on.asked).toEqual([]);
  on.state.free = undefined;
  on.fillAfter(2);
  on.retry();
  await on.pass(1000);
  expect(on.run().ended.get(wantedKey(one))).toMatchObject({ kind: 'noSpace' });
  on.fillAfter(100);
  on.retry();
  await on.pass(1000);
  expect(on.isWhole(one)).toBe(true);
  on.end();
});
