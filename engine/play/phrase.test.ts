import { describe, expect, it } from 'vitest';
import { nameOr, speak } from './phrase.ts';

const translate = (key: string, facts: Readonly<Record<string, string | number>>): string =>
  `${key}(${Object.entries(facts)
    .map(([name, fact]) => `${name}=${fact}`)
    .join(' ')})`;
const choose = (text: Readonly<Record<string, string>>): string => text['en'] ?? '';

describe('a phrase', () => {
  it('becomes words, those inside it too', () => {
    const phrase = {
      key: 'outer',
      facts: {
        count: 2,
        code: 'A',
        name: { text: { en: 'Fern', de: 'Farn' } },
        other: { key: 'inner', facts: { number: 3 } },
      },
    };
    expect(speak(phrase, translate, choose)).toBe('outer(count=2 code=A name=Fern other=inner(number=3))');
  });
});

describe('a name', () => {
  const standIn = { key: 'picture', facts: { number: 3 } };
  it.each([
    [{ en: 'Fern' }, { text: { en: 'Fern' } }],
    [{ en: ' ', de: 'Farn' }, { text: { en: ' ', de: 'Farn' } }],
    [{ en: ' ', de: '' }, standIn],
    [{}, standIn],
  ])('%j is %j', (name, text) => expect(nameOr(name, standIn)).toEqual(text));
});
