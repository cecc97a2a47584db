import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Medium } from '#contract/media-list.ts';
import { bytesGivenBack, isWhole, missingBytes, neededBy, pieceRange, planFor } from './plan.ts';
import { anyList, anyMedium, anyWanted } from './testing/any-media.ts';

test('a plan holds exactly what the tour and the language need, and each piece once', () => {
  fc.assert(
    fc.property(anyList, anyWanted, fc.array(fc.nat(30)), (media, selection, numbers) => {
      const first = numbers.map((n) => `files/${n}.mp3`);
      const plan = planFor(media, selection, first);
      const needed = media.filter(
        ({ tours, languages }) =>
          (tours.length === 0 || tours.includes(selection.tour)) &&
          (languages.length === 0 || languages.includes(selection.language)),
      );
      expect(new Set(plan.media.map(({ path }) => path))).toEqual(new Set(needed.map(({ path }) => path)));
      expect(plan.bytes).toBe([...plan.pieces.values()].reduce((total, bytes) => total + bytes, 0));
      expect(new Set(plan.pieces.keys())).toEqual(new Set(needed.flatMap(({ pieces }) => pieces)));
      const early = plan.media.findLastIndex(({ path }) => first.includes(path));
      expect(plan.media.slice(0, early + 1).every(({ path }) => first.includes(path))).toBe(true);
    }),
  );
});

test('missing and stored pieces make up the whole', () => {
  fc.assert(
    fc.property(anyList, anyWanted, fc.func(fc.boolean()), (media, selection, isThere) => {
      const plan = planFor(media, selection);
      const present = new Set([...plan.pieces.keys()].filter((hash) => isThere(hash)));
      const stored = [...present].reduce((total, hash) => total + (plan.pieces.get(hash) ?? 0), 0);
      expect(missingBytes(plan, present) + stored).toBe(plan.bytes);
      expect(isWhole(plan, present)).toBe(present.size === plan.pieces.size);
    }),
  );
});

test('a removal gives back exactly what the others do not need', () => {
  fc.assert(
    fc.property(anyList, anyWanted, fc.array(anyWanted), (media, removed, kept) => {
      const [plan, others] = [planFor(media, removed), kept.map((other) => planFor(media, other))];
      const all = neededBy([plan, ...others]);
      const rest = neededBy(others);
      const gone = [...all].filter((hash) => !rest.has(hash));
      expect(bytesGivenBack(plan, others, all)).toBe(
        gone.reduce((total, hash) => total + (plan.pieces.get(hash) ?? 0), 0),
      );
      for (const other of others) expect(isWhole(other, rest)).toBe(true);
    }),
  );
});

test('the pieces of a file follow each other without a gap', () => {
  fc.assert(
    fc.property(anyMedium, (file) => {
      const ranges = file.pieces.map((_, index) => pieceRange(file, index));
      expect(ranges.map(({ start }) => start)).toEqual([0, ...ranges.slice(0, -1).map(({ end }) => end)]);
      expect(ranges.at(-1)?.end).toBe(file.bytes);
    }),
  );
});

test('the media to fetch first come in their order', () => {
  const of = (path: string): Medium => ({
    path,
    bytes: 1,
    sha256: path,
    type: '',
    tours: [],
    languages: [],
    pieces: [path],
  });
  const plan = planFor(['a', 'b', 'c', 'd'].map(of), { tour: 1, language: 'de' }, ['d', 'b', 'unknown']);
  expect(plan.media.map(({ path }) => path)).toEqual(['d', 'b', 'a', 'c']);
});
