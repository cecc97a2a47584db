import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  largestSeed,
  type PlayAction,
  playActions,
  type PlayRecording,
  playResults,
  playStarts,
} from '#contract/play.ts';
import { readPlayFile, writePlayFile } from './play-file.ts';
import { longestLink, readLink, withoutLink, writeLink } from './play-link.ts';
import { readRecording, writeRecording } from './recording-text.ts';

const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const fraction = whole.map((number) => number / 10_000);

const actions: fc.Arbitrary<readonly PlayAction[]> = fc
  .array(
    fc.record({
      at: fc.nat(10_000_000),
      name: fc.constantFrom(...playActions),
      numbers: fc.array(fc.oneof(whole, fraction), { maxLength: 5 }),
      result: fc.constantFrom(...playResults),
    }),
    { maxLength: 30 },
  )
  .map((unordered) => unordered.toSorted((one, other) => one.at - other.at));

const recordings: fc.Arbitrary<PlayRecording> = fc.record({
  game: fc.integer({ min: 3, max: 6 }),
  seed: fc.integer({ min: 0, max: largestSeed }),
  start: fc.constantFrom(...playStarts),
  actions,
});

const isPhone = (name: string): boolean => name === 'small' || name === 'large';

describe('a recording as text', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const text = writeRecording(recording);
        expect(text).toMatch(/^[-0-9a-z_.*]+$/);
        expect(readRecording(text, recording)).toEqual(recording);
      }),
    );
  });

  it.each(['', '1', '2.3', '1.3_', '1.3_1.2', '1.3_1.99.0', '1.3_z.0.0.%', '1.3_5.0.1_4.0.1', '1.3.4', 'nonsense'])(
    'is refused if it is %j',
    (text) => {
      expect(readRecording(text, { seed: 1, start: 'first' })).toBeUndefined();
    },
  );

  it('never breaks what reads it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (garbage, cut) => {
        const text = writeRecording({ game: 3, actions: [{ at: 1, name: 'flip', numbers: [2], result: 'step' }] });
        const head = { seed: 1, start: 'first' } as const;
        for (const tape of [garbage, text.slice(0, cut % text.length) + garbage])
          expect(() => readRecording(tape, head)).not.toThrow();
        expect(() => readPlayFile(garbage)).not.toThrow();
      }),
    );
  });
});

describe('a link', () => {
  it('is read as it was written, or is too long and becomes a file', () => {
    fc.assert(
      fc.property(recordings, fc.boolean(), fc.constantFrom('small', 'large'), (recording, hasTape, phone) => {
        const { seed, start } = recording;
        const play = { seed, start, phone, ...(hasTape ? { recording } : {}) };
        const link = writeLink('https://museum.example/cms/locations/3', play);
        if (link === undefined) {
          expect(writeRecording(recording).length).toBeGreaterThan(longestLink - 200);
          const filed = { station: 3, phone, recording };
          expect(readPlayFile(writePlayFile(filed))).toEqual(filed);
        } else {
          expect(link.length).toBeLessThanOrEqual(longestLink);
          expect(readLink(new URL(link).searchParams, isPhone)).toEqual({ kind: 'play', play });
        }
      }),
    );
  });

  it.each([
    ['', undefined],
    ['tab=text', undefined],
    ['play=fourth&seed=1&phone=small', 'start'],
    ['seed=1', 'start'],
    ['play=won', 'seed'],
    ['play=won&seed=-1&phone=small', 'seed'],
    ['play=won&seed=2147483648&phone=small', 'seed'],
    ['play=won&seed=1', 'phone'],
    ['play=won&seed=1&phone=huge', 'phone'],
    ['play=won&seed=1&phone=small&tape=', 'recording'],
    ['play=won&seed=1&phone=small&tape=1.3_1.0', 'recording'],
  ])('with %j names what is wrong: %s', (query, part) => {
    const reading = readLink(new URLSearchParams(query), isPhone);
    expect(reading).toEqual(part === undefined ? { kind: 'none' } : { kind: 'broken', part });
  });

  it('leaves the rest of an address alone', () => {
    const query = new URLSearchParams('tab=text&play=won&seed=1&phone=small&tape=1.3');
    expect(withoutLink(query).toString()).toBe('tab=text');
  });
});

it.each(['', '[]', '{}', '{"format":"cicerone-play-1"}', '{"format":"cicerone-play-2","station":1}', 'null'])(
  'refuses %j as a file',
  (text) => {
    expect(readPlayFile(text)).toBeUndefined();
  },
);
