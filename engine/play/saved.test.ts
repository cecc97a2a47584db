import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSelection, isWhole, readSave, saveHead } from './saved.ts';

describe('a save', () => {
  it('is read with the content it was made for, through storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const save = { ...saveHead(content), turns: 3 };
        expect(readSave(JSON.parse(JSON.stringify(save)), content)).toEqual(save);
      }),
    );
  });

  it('is not read with other content, of another version, or if it is not a save', () => {
    const save = saveHead(['a', 'b']);
    expect(readSave(save, ['b', 'a'])).toBeUndefined();
    expect(readSave({ ...save, v: 2 }, ['a', 'b'])).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (saved) => readSave(saved, ['a']) === undefined));
  });

  it('marks each content differently', () => {
    const marks = Array.from({ length: 5000 }, (_, number) => saveHead({ number, text: 'ä'.repeat(number % 7) }).of);
    expect(new Set(marks).size).toBe(5000);
  });
});

describe('stored numbers', () => {
  it.each([
    [0, true],
    [5, true],
    [6, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    ['3', false],
    [null, false],
  ])('%j from 0 to 5: %s', (value, fits) => expect(isWhole(value, 0, 5)).toBe(fits));

  it.each([
    [[], true],
    [[2, 0], true],
    [[0, 0], false],
    [[3], false],
    [['0'], false],
    [{ length: 0 }, false],
    [undefined, false],
  ])('%j as places below 3: %s', (value, fits) => expect(isSelection(value, 3)).toBe(fits));
});
