import { describe, expect, it } from 'vitest';
import { readLevelledSave } from './levelled-save.ts';

describe('a game kept with its level', () => {
  it('is read', () => {
    expect(readLevelledSave({ level: 'hard', game: [1] })).toEqual({ level: 'hard', game: [1] });
    expect(readLevelledSave({ level: 'easy' })).toEqual({ level: 'easy', game: undefined });
  });

  it.each([undefined, null, 'hard', [], {}, { level: 'harder', game: [1] }, { level: 2 }])(
    'is not %j, which begins without a level',
    (saved) => expect(readLevelledSave(saved)).toBeUndefined(),
  );
});
