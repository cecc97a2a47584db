import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type StoredFile } from './files-store.ts';
import { type UploadAnswer, uploadsMachine } from './uploads-machine.ts';

/** Milliseconds between looks. */
const often = { interval: 1 };

const asStored = (name: string): StoredFile => ({ Path: name, Size: 1, Type: 'image/png' }) as unknown as StoredFile;

/**
 * Uploads whose answers the test gives.
 *
 * @param isTaken whether the files are taken
 */
function open(isTaken = true) {
  const sending: { readonly name: string; readonly answer: (answer: UploadAnswer | Error) => void }[] = [];
  const handedOn: string[][] = [];
  const aborted: string[] = [];
  let most = 0;
  const onStored = isTaken
    ? (files: readonly StoredFile[]) => void handedOn.push(files.map(({ Path }) => Path))
    : undefined;
  const actor = createActor(
    uploadsMachine.provide({
      actors: {
        send: fromPromise(
          ({ input: { upload }, signal }) =>
            new Promise<UploadAnswer>((resolve, reject) => {
              const one = {
                name: upload.name,
                answer: (answer: UploadAnswer | Error) => (answer instanceof Error ? reject(answer) : resolve(answer)),
              };
              sending.push(one);
              most = Math.max(most, sending.length);
              signal.addEventListener('abort', () => {
                if (sending.includes(one)) aborted.push(upload.name);
                sending.splice(0);
              });
            }),
        ),
        reload: fromPromise(() => Promise.resolve()),
      },
    }),
  ).start();
  let keys = 0;
  return {
    actor,
    handedOn,
    aborted,
    most: () => most,
    list: () => actor.getSnapshot().context.list.map(({ name, state }) => `${name} ${state.kind}`),
    settled: () => vi.waitFor(() => expect(['idle', 'sending']).toContain(actor.getSnapshot().value), often),
    add: (batch: number, names: readonly string[]) =>
      actor.send({
        type: 'add',
        uploads: names.map((name) => ({
          key: (keys += 1),
          batch,
          folder: '',
          name,
          file: new File([], name),
          onStored,
        })),
      }),
    keyOf: (name: string) => actor.getSnapshot().context.list.find((one) => one.name === name)?.key ?? -1,
    answer: async (answer: UploadAnswer | Error | 'stored') => {
      const one = sending.shift();
      if (one === undefined) return;
      one.answer(answer === 'stored' ? { stored: asStored(one.name) } : answer);
      await vi.waitFor(() => {
        const { value, context } = actor.getSnapshot();
        const isNext = value === 'sending' && sending.length === 1;
        const isOver =
          value === 'idle' && (context.isPaused || !context.list.some(({ state }) => state.kind === 'waiting'));
        expect(isNext || isOver).toBe(true);
      }, often);
    },
  };
}

it('hands on the files of a batch together, without those that failed, and a retried one later', async () => {
  const { add, answer, actor, handedOn, keyOf, list } = open();
  add(1, ['a', 'b', 'c']);
  await answer('stored');
  await answer(new Error('lost'));
  expect(handedOn).toEqual([]);
  await answer({ refused: undefined });
  expect(handedOn).toEqual([['a']]);
  expect(list()).toEqual(['b failed', 'c refused']);
  actor.send({ type: 'retry', key: keyOf('c') });
  actor.send({ type: 'retry', key: keyOf('b') });
  expect(list()).toEqual(['b sending', 'c refused']);
  await answer('stored');
  expect(handedOn).toEqual([['a'], ['b']]);
  actor.send({ type: 'clear' });
  expect(list()).toEqual([]);
});

it('stops the one that is cancelled, and continues with the next', async () => {
  const { add, answer, actor, aborted, keyOf, list, settled } = open(false);
  add(1, ['a', 'b', 'c']);
  actor.send({ type: 'cancel', key: keyOf('c') });
  actor.send({ type: 'cancel', key: keyOf('a') });
  await settled();
  expect(aborted).toEqual(['a']);
  expect(list()).toEqual(['a cancelled', 'b sending', 'c cancelled']);
  await answer('stored');
  expect(list()).toEqual(['a cancelled', 'b stored', 'c cancelled']);
});

it('sends nothing more while it is paused, and then goes on', async () => {
  const { add, answer, actor, list } = open(false);
  add(1, ['a', 'b']);
  actor.send({ type: 'pause' });
  await answer('stored');
  expect(list()).toEqual(['a stored', 'b waiting']);
  actor.send({ type: 'resume' });
  expect(list()).toEqual(['a stored', 'b sending']);
});

it('shows the progress', () => {
  const { add, actor, keyOf } = open();
  add(1, ['a']);
  actor.send({ type: 'progress', key: keyOf('a'), part: 0.4 });
  expect(actor.getSnapshot().context.list[0]?.part).toBe(0.4);
});

it('sends one at a time, and hands on each stored file once, whatever happens', async () => {
  const step = fc.oneof(
    fc.record({ type: fc.constant('add' as const), count: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ type: fc.constantFrom('cancel' as const, 'retry' as const), at: fc.nat(9) }),
    fc.record({ type: fc.constant('answer' as const), as: fc.constantFrom('stored', 'refused', 'failed') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { add, answer, actor, handedOn, list, most, settled } = open();
      let files = 0;
      let stored = 0;
      for (const [batch, one] of steps.entries()) {
        if (one.type === 'add')
          add(
            batch,
            Array.from({ length: one.count }, () => String((files += 1))),
          );
        else if (one.type === 'answer') {
          if (one.as === 'stored' && list().some((upload) => upload.endsWith('sending'))) stored += 1;
          await answer(
            one.as === 'stored' ? 'stored' : one.as === 'failed' ? new Error('lost') : { refused: undefined },
          );
        } else actor.send({ type: one.type, key: one.at });
        await settled();
      }
      while (list().some((upload) => upload.endsWith('sending'))) {
        stored += 1;
        await answer('stored');
      }
      const handed = handedOn.flat();
      expect(handed).toHaveLength(stored);
      expect(new Set(handed).size).toBe(stored);
      expect(list().filter((upload) => upload.endsWith('waiting'))).toEqual([]);
      expect(list()).toHaveLength(files - stored);
      expect(most()).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});
