import { expect, test } from 'vitest';
import { inPageTurns } from './take-turns.ts';

test('Long work lets other tasks have their turn, and throws what a step throws', async () => {
  const others = { turn: false };
  setTimeout(() => (others.turn = true));
  const result = await inPageTurns(
    (function* work() {
      // Ends by the others' turn only.
      while (!others.turn) yield;
      return 'done';
    })(),
  );
  expect(result).toBe('done');
  const failing = (function* work() {
    yield;
    throw new Error('broken');
  })();
  await expect(inPageTurns(failing)).rejects.toThrow('broken');
});
