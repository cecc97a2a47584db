import { describe, expect, it } from 'vitest';
import { location } from '#content/entities/location.ts';
import { choicesConfig } from './config.ts';

const right = { Text: { en: 'Yes' }, AudioURL: 'yes.mp3', IsSolution: true };
const wrong = { Text: 'No', Feedback: { en: 'Because.' } };

function configOf(stored: object) {
  return choicesConfig(location.complete({ ...stored }));
}

describe('a choices station', () => {
  it('gives its answers in their order', () => {
    expect(configOf({ GameChoices: [wrong, right] })).toEqual({
      kind: 'playable',
      config: {
        kind: 'single',
        answers: [
          { label: 'A', text: { und: 'No' }, sound: {}, isSolution: false, feedback: { en: 'Because.' } },
          { label: 'B', text: { en: 'Yes' }, sound: { und: 'yes.mp3' }, isSolution: true, feedback: {} },
        ],
      },
    });
  });

  it.each([
    [[right], 'single'],
    [[right, wrong, wrong], 'single'],
    [[right, wrong, right], 'several'],
    [[right, right], 'several'],
  ])('%# is %s', (GameChoices, kind) => expect(configOf({ GameChoices })).toMatchObject({ config: { kind } }));

  it.each([
    ['no answers', [], 'no-answers'],
    ['no solution', [wrong, wrong], 'no-solution'],
  ])('with %s cannot be played', (_, GameChoices, reason) =>
    expect(configOf({ GameChoices })).toEqual({ kind: 'unplayable', reason }),
  );

  it('labels its answers with letters or numbers', () => {
    const labels = (GameChoiceNumbered: boolean): readonly string[] => {
      const prepared = configOf({ GameChoices: Array.from({ length: 704 }, () => right), GameChoiceNumbered });
      return prepared.kind === 'playable' ? prepared.config.answers.map(({ label }) => label) : [];
    };
    const lettered = labels(false);
    expect([0, 25, 26, 27, 51, 52, 701, 702, 703].map((place) => lettered[place])).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
      'AAB',
    ]);
    expect(new Set(lettered).size).toBe(704);
    expect(labels(true).slice(0, 3)).toEqual(['1', '2', '3']);
  });
});
