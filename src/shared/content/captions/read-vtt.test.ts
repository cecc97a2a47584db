import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cueAt, readVtt } from './read-vtt.ts';

const texts = (file: string): readonly string[] => readVtt(file).map(({ text }) => text);

describe('reading WebVTT', () => {
  it('reads cues, whatever surrounds them', () => {
    const file = [
      '\uFEFFWEBVTT - A file',
      'Language: en',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'REGION',
      'id:left',
      '',
      'NOTE',
      'Made by hand',
      '',
      'first',
      '00:01.000 --> 00:02.500 align:start position:10%',
      'One',
      'two',
      '',
      '01:00:00.000 --> 01:00:01.000',
      'Later',
    ].join('\r\n');
    expect(readVtt(file)).toEqual([
      { start: 1, end: 2.5, text: 'One\ntwo' },
      { start: 3600, end: 3601, text: 'Later' },
    ]);
  });

  it('accepts any line ending', () =>
    expect(texts('WEBVTT\r\r00:01.000 --> 00:02.000\rOld\r\r00:03.000 --> 00:04.000\nNew')).toEqual(['Old', 'New']));

  it.each([
    [
      'a blank line that holds a blank',
      '1\n00:00:01,000 --> 00:00:02,000\nOne\n \n2\n00:00:03,000 --> 00:00:04,000\nTwo',
    ],
    ['no empty line between cues', '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo'],
    ['times without thousandths', '1\n00:00:01 --> 00:00:02\nOne\n\n2\n0:00:03,5 --> 0:00:04\nTwo'],
    [
      'places of another format',
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}One\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\pos(1,2)}<i>Two</i>',
    ],
  ])('SubRip with %s has two cues', (_, file) => expect(texts(file)).toEqual(['One', 'Two']));

  it('a year alone is not the number of a cue while an empty line follows', () =>
    expect(texts('1\n00:00:01,000 --> 00:00:02,000\n1702\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo')).toEqual([
      '1702',
      'Two',
    ]));

  it('minutes may go past the hour', () =>
    expect(readVtt('WEBVTT\n\n75:30.000 --> 75:31.000\nLate')).toEqual([{ start: 4530, end: 4531, text: 'Late' }]));

  it.each([
    ['I <3 this hall, and you?', 'I <3 this hall, and you?'],
    ['1 < 2', '1 < 2'],
    ['Caf&eacute; &amp; Mus&Eacute;e, 3 m&sup2;', 'Café & MusÉe, 3 m²'],
    ['<v Roger Penrose>Look</v> at <b>this</b>', 'Look at this'],
    ['<c.loud>Loud</c> <00:00:01.500>and <i>soft', 'Loud and soft'],
    ['Tom &amp; Jerry &lt;3 &#8211; &#x41; &nope;', 'Tom & Jerry <3 – A &nope;'],
    ['&amp;lt;', '&lt;'],
    ['&#0;&#xD800;', '\uFFFD\uFFFD'],
    ['&constructor;', '&constructor;'],
    ['left <open', 'left'],
  ])('%j is read as %j', (written, heard) =>
    expect(texts(`WEBVTT\n\n00:01.000 --> 00:02.000\n${written}`)).toEqual([heard]),
  );

  it.each([
    ['no time', 'x --> 00:02.000'],
    ['an end before its start', '00:05.000 --> 00:02.000'],
    ['sixty seconds', '00:60.000 --> 02:00.000'],
    ['half an arrow', '00:01.000 -> 00:02.000'],
  ])('skips a cue with %s', (_, times) =>
    expect(texts(`WEBVTT\n\n${times}\nBroken\n\n00:03.000 --> 00:04.000\nWhole`)).toEqual(['Whole']),
  );

  it('skips empty cues', () =>
    expect(texts('WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:02.000 --> 00:03.000\n<b></b>')).toEqual([]));

  it('begins a cue without an empty line before it', () =>
    expect(texts('WEBVTT\n00:01.000 --> 00:02.000\nOne\n00:02.000 --> 00:03.000\nTwo')).toEqual(['One', 'Two']));

  it('sorts by start', () =>
    expect(texts('WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA')).toEqual(['A', 'B']));

  it.each(['', 'WEBVTT', '<!doctype html><p>Sign in --> here</p>'])('finds nothing in %j', (file) =>
    expect(readVtt(file)).toEqual([]),
  );

  it('reads any file without failing: cues are in order, with a duration and words', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('', 'WEBVTT', 'NOTE x', '-->', '00:01.000 --> 00:02.000', '99:00:00.000 --> 99:00:01.5 a:b'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        const cues = readVtt(lines.join(end));
        for (const [index, cue] of cues.entries()) {
          expect(cue.end).toBeGreaterThan(cue.start);
          expect(cue.text.trim()).not.toBe('');
          expect(cue.start).toBeGreaterThanOrEqual(cues[index - 1]?.start ?? 0);
        }
      }),
    );
  });

  it('reads back written cues', () => {
    const cue = fc.record({
      start: fc.integer({ min: 0, max: 30_000_000 }),
      length: fc.integer({ min: 1, max: 60_000 }),
      text: fc.stringMatching(/^[\p{L}\d ,.?!]{1,40}$/u).filter((text) => text.trim() !== ''),
    });
    const stamp = (all: number): string => {
      const two = (part: number, width = 2): string => String(part).padStart(width, '0');
      const [hours, minutes, whole] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, all % 60_000];
      return `${two(hours)}:${two(minutes)}:${two(Math.floor(whole / 1000))}.${two(whole % 1000, 3)}`;
    };
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 10 }), (cues) => {
        const file = cues.map(({ start, length, text }) => `${stamp(start)} --> ${stamp(start + length)}\n${text}`);
        const wanted = cues
          .toSorted((one, other) => one.start - other.start || one.length - other.length)
          .map(({ start, text }) => [start, text.trim()]);
        const read = readVtt(`WEBVTT\n\n${file.join('\n\n')}\n`);
        expect(read.map(({ start, text }) => [Math.round(start * 1000), text])).toEqual(wanted);
      }),
    );
  });
});

describe('the current cue', () => {
  const cues = [
    { start: 1, end: 2, text: 'One' },
    { start: 5, end: 6, text: 'Two' },
  ];
  it.each([
    [0, -1],
    [1, 0],
    [3, 0],
    [5.5, 1],
    [99, 1],
  ])('at %d s is number %d', (position, index) => expect(cueAt(cues, position)).toBe(index));
});
