import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('Long work lets others have their turn', async () => {
  const others = { turn: false };
  setImmediate(() => (others.turn = true));
  const result = await inTurns(
    (function* work() {
      // Ends by the others' turn only.
      while (!others.turn) yield;
      return 'done';
    })(),
  );
  expect(result).toBe('done');
});

test('A step that throws ends the work', async () => {
  const failing = (function* work() {
    yield;
    throw new Error('broken');
  })();
  await expect(inTurns(failing)).rejects.toThrow('broken');
});
