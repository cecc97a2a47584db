import { describe, expect, it } from 'vitest';
import { countOf, countOnce, nothing } from './count-words.ts';

describe('the words and characters of a text', () => {
  it.each([
    ['Zwei Wörter', { words: 2, characters: 11 }],
    ['<p>Ohne <b>Tags</b></p>', { words: 2, characters: 9 }],
    ['l’été 3.14', { words: 2, characters: 10 }],
    ['山水画', { words: 3, characters: 3 }],
    ['–', { words: 0, characters: 1 }],
  ])('of %j', (text, count) => expect(countOf(text)).toEqual(count));

  it('are those of the source, or of the target without a source, and none of a recording', () => {
    const count = (source: string, target: string, isRecording = false) =>
      countOnce({ holder: { ID: 1 }, isRecording, source, target }).words;
    expect([count('Ein Text', 'A'), count('', 'A b c'), count('', ''), count('ton.mp3', '', true)]).toEqual([
      2, 3, 0, 0,
    ]);
    expect(nothing).toEqual({ words: 0, characters: 0 });
  });
});
