import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestSeed, playStarts } from '#contract/play.ts';
import { readLink, withoutLink, writeLink } from './play-link.ts';

const read = (query: string) => readLink(new URLSearchParams(query));

describe('a link', () => {
  it('is read as it was written', () => {
    const links = fc.record({
      start: fc.constantFrom(...playStarts),
      seed: fc.integer({ min: 0, max: largestSeed }),
      phone: fc.constantFrom('small', 'large'),
    });
    fc.assert(
      fc.property(links, (play) => {
        const link = writeLink('https://museum.example/cms/locations/3', play);
        expect(readLink(new URL(link).searchParams)).toEqual({ kind: 'play', play });
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
  ])('with %j names what is wrong: %s', (query, part) => {
    expect(read(query)).toEqual(part === undefined ? { kind: 'none' } : { kind: 'broken', part });
  });

  it.each(['1.5_5.1.3.2_9.1.4.1', '1.3_1.0', ''])('of an earlier version works without its recording %j', (tape) => {
    const play = { start: 'third', seed: 7, phone: 'large' };
    expect(read(`play=third&seed=7&phone=large&tape=${tape}`)).toEqual({ kind: 'play', play });
  });

  it('leaves the rest of an address alone', () => {
    const query = new URLSearchParams('tab=text&play=won&seed=1&phone=small&tape=1.3');
    expect(withoutLink(query).toString()).toBe('tab=text');
  });
});
