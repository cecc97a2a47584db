import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccessProof } from '#offline/access-proof.ts';
import { createGate } from './gate.ts';

const until = 1_000_000;
const ask = new Request('https://museum.example/db', { headers: { authorization: 'Bearer visitor' } });

/** Proofs whose answers come in any order that the scheduler chooses, while each change is one step, as in a database. */
function proofsOf(scheduler: fc.Scheduler) {
  const rows = new Map<string, AccessProof>();
  const step = scheduler.scheduleFunction(async <Result>(work: () => Result) => work());
  return {
    prove: async (hash: string, proof: AccessProof) => void (await step(() => rows.set(hash, proof))),
    disprove: async (hash: string) => void (await step(() => rows.delete(hash))),
    changeProof: (hash: string, change: (proof: AccessProof) => AccessProof) =>
      step((): AccessProof | undefined => {
        const before = rows.get(hash);
        if (before !== undefined) rows.set(hash, change(before));
        return rows.get(hash);
      }),
  };
}

test('a refused visitor stays out, even if others request the content meanwhile', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(5), async (scheduler, asks) => {
      let now = 0;
      const gate = createGate(proofsOf(scheduler), () => (now += 1));
      await scheduler.waitFor(gate.accept('visitor', until));
      await scheduler.waitFor(
        Promise.all([...Array.from({ length: asks }, () => gate.admits(ask)), gate.refuse('visitor')]),
      );
      expect(await scheduler.waitFor(gate.admits(ask))).toBe(false);
    }),
  ));

test('an accepted visitor has access until the end', async () => {
  const rows = new Map<string, AccessProof>();
  let now = 0;
  const gate = createGate(
    {
      prove: async (hash, proof) => void rows.set(hash, proof),
      disprove: async (hash) => void rows.delete(hash),
      changeProof: async (hash, change) => {
        const before = rows.get(hash);
        if (before !== undefined) rows.set(hash, change(before));
        return rows.get(hash);
      },
    },
    () => now,
  );
  expect(await gate.admits(ask)).toBe(false);
  await gate.accept('visitor', until);
  expect(await gate.admits(ask)).toBe(true);
  now = until;
  expect(await gate.admits(ask)).toBe(false);
  now = 1;
  expect(await gate.admits(ask)).toBe(false);
});
