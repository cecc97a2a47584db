import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('Long work lets others have their turn', async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const result = await inTurns(
    (function* work() {
      // Ends by others' turns only.
      while (turns < 3) yield;
      return 'done';
    })(),
  );
  isDone = true;
  expect(result).toBe('done');
});

test('A step that throws ends the work', async () => {
  const failing = (function* work() {
    yield;
    throw new Error('broken');
  })();
  await expect(inTurns(failing)).rejects.toThrow('broken');
});
