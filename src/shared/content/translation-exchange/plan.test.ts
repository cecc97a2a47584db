import { describe, expect, it } from 'vitest';
import { type StoredObject } from '../schema/containers.ts';
import { earlierSourceIn, newerSourceIn, withText } from '../translated-texts.ts';
import { withTexts } from './apply.ts';
import { type Exchange, type IncomingText } from './exchanged.ts';
import { lossIn } from './losses.ts';
import { pairedTexts, passOf } from './outgoing.ts';
import { type Guide, planTranslations, type TranslationPlan } from './plan.ts';

const codes = { source: 'de', target: 'en' };
const bowl: StoredObject = { ID: 1, Name: { de: 'Schale', en: 'Bowl' }, GameChoices: [{ Text: { de: 'Ja' } }] };

function guide(object: StoredObject, name = 'Ours'): Guide {
  return {
    name,
    languages: ['de', 'en'],
    texts: (pair) => new Map(pairedTexts({ model: 'locations', object }, pair).map((text) => [text.key, text])),
  };
}

/** A file that left and came back with other translations. */
function file(
  targets: Readonly<Record<string, string>>,
  given: Partial<Exchange<IncomingText>> = {},
): Exchange<IncomingText> {
  const texts = pairedTexts({ model: 'locations', object: bowl }, codes).map((text, index) => ({
    ...text,
    target: targets[text.key] ?? text.target,
    pass: passOf(text, codes),
    from: { file: 'a.csv', row: index + 2, column: 'C' },
  }));
  return { guide: 'Ours', ...codes, texts, ...given };
}

const name = 'locations 1 Name';
const choice = 'locations 1 GameChoices.0.Text';

describe('a file that comes back', () => {
  it('changes what was translated, and nothing when it comes again', () => {
    const back = file({ [name]: 'The bowl', [choice]: 'Yes' });
    const { changes, refusals } = planTranslations(back, guide(bowl));
    expect(refusals).toEqual([]);
    expect(changes.map(({ key, before, after, from, why }) => [key, before, after, from.row, why])).toEqual([
      [name, 'Bowl', 'The bowl', 2, undefined],
      [choice, '', 'Yes', 3, undefined],
    ]);
    const done = withTexts(bowl, changes, 'de');
    expect(done).toMatchObject({ Name: { en: 'The bowl' }, GameChoices: [{ Text: { de: 'Ja', en: 'Yes' } }] });
    expect(planTranslations(back, guide(done))).toEqual({ changes: [], refusals: [], same: 2 });
  });

  it.each([
    [{ source: 'fr' }, 'other-language', { language: 'fr' }],
    [{ target: 'fr' }, 'other-language', { language: 'fr' }],
    [{ target: 'de' }, 'other-language', { language: 'de' }],
    [{ texts: [] }, 'no-texts', {}],
  ])('is refused as a whole with %j', (given, code, facts) => {
    const { changes, refusals } = planTranslations(file({ [name]: 'The bowl' }, given), guide(bowl));
    expect([changes, refusals.map((refusal) => [refusal.code, refusal.facts])]).toEqual([[], [[code, facts]]]);
  });

  it('leaves alone what came back empty', () => {
    expect(planTranslations(file({ [name]: ' ' }), guide(bowl))).toEqual({ changes: [], refusals: [], same: 2 });
  });

  it('is not taken silently where the source has changed meanwhile, and is then older than its source', () => {
    const changed = withText(bowl, { name: 'Name', code: 'de', source: 'de' }, 'Teller');
    const { changes } = planTranslations(file({ [name]: 'The bowl' }), guide(changed));
    expect(changes).toMatchObject([{ why: { code: 'source-changed' }, source: 'Teller', after: 'The bowl' }]);
    const done = withTexts(changed, changes, 'de');
    const place = { name: 'Name', code: 'en' };
    expect([done['Name'], newerSourceIn(done, place), earlierSourceIn(done, place)]).toEqual([
      { de: 'Teller', en: 'The bowl' },
      'de',
      'Schale',
    ]);
  });

  it('is not taken silently where somebody has translated meanwhile', () => {
    const changed = withText(bowl, { name: 'Name', code: 'en', source: 'de' }, 'Dish');
    const { changes } = planTranslations(file({ [name]: 'The bowl' }), guide(changed));
    expect(changes).toMatchObject([{ why: { code: 'target-changed' }, before: 'Dish' }]);
  });

  it('needs no note of ours if the source is there', () => {
    const back = file({ [name]: 'The bowl' });
    const bare = { ...back, guide: '', texts: back.texts.map((text) => ({ ...text, pass: '' })) };
    expect(planTranslations(bare, guide(bowl)).changes).toMatchObject([{ key: name }]);
    expect(planTranslations(bare, guide(bowl)).changes[0]).not.toHaveProperty('why');
  });

  const reasons = ({ changes, refusals }: TranslationPlan): readonly unknown[] => [
    changes.length,
    ...refusals.map(({ code, from, facts }) => [code, from.row, facts]),
  ];

  it('is refused as a whole from another guide, or in another language', () => {
    const other = { ID: 1, Name: { de: 'Hut', en: 'Hat' } };
    expect(reasons(planTranslations(file({ [name]: 'x' }), guide(other, 'Theirs')))).toEqual([
      0,
      ['other-guide', undefined, { guide: 'Ours' }],
    ]);
    expect(planTranslations(file({ [name]: 'x' }), guide(bowl, 'Renamed')).changes).toHaveLength(1);
    expect(reasons(planTranslations(file({}, { target: 'fr' }), guide(bowl)))).toEqual([
      0,
      ['other-language', undefined, { language: 'fr' }],
    ]);
    expect(
      planTranslations(file({ [name]: 'x' }, { source: 'de-DE', target: 'EN' }), guide(bowl)).changes,
    ).toHaveLength(1);
    expect(reasons(planTranslations(file({}, { texts: [] }), guide(bowl)))).toEqual([0, ['no-texts', undefined, {}]]);
  });

  it('of a variant is never taken for its language, nor the other way round', () => {
    const easy = file({ [name]: 'x' }, { target: 'en-x-easy' });
    expect(reasons(planTranslations(easy, guide(bowl)))).toEqual([
      0,
      ['other-language', undefined, { language: 'en-x-easy' }],
    ]);
    const all = { ...guide(bowl), languages: ['de', 'en-x-easy', 'en-GB'] };
    expect(planTranslations(easy, all).changes[0]?.language).toBe('en-x-easy');
    expect(planTranslations(file({ [name]: 'x' }), all).changes[0]?.language).toBe('en-GB');
  });

  it('names rows that have no text in the guide, or that come twice', () => {
    const back = file({ [name]: 'x' });
    const [first] = back.texts;
    if (first === undefined) throw new Error('no text');
    const more = [...back.texts, { ...first, target: 'y' }, { ...first, key: 'locations 7 Name', target: 'z' }];
    const texts = more.map((text, index) => ({ ...text, from: { file: 'a.csv', row: index + 2 } }));
    expect(reasons(planTranslations({ ...back, texts }, guide(bowl)))).toEqual([
      1,
      ['twice', 4, { key: name }],
      ['unknown-text', 5, { key: 'locations 7 Name' }],
    ]);
  });
});

it.each([
  ['<b>Rot</b>', '', '<b>Red</b>', undefined],
  ['<b>Rot</b>', '', 'Red', 'lost-tag <b>'],
  ['<b>Rot</b>', '', '<b>Red', 'lost-tag </b>'],
  ['a<br>b<br>c', '', 'a<br/>b', 'lost-tag <br>'],
  ['<a href="de.html">x</a>', '', '<a href="en.html">x</a>', undefined],
  ['Bis {message:close}', '', 'Until {message: close}', 'lost-placeholder {message:close}'],
  ['{count} Halte', '', 'Stops', 'lost-placeholder {count}'],
  ['Nummer 007', '', 'Number 7', 'lost-zeros 007'],
  ['am 01.05.2026 um 09:30', '', 'on 1 May 2026 at 9.30', undefined],
  ['Code', 'Number 007', 'Number 7', 'lost-zeros 007'],
  ['5 km', '5\u00A0km', '5 km', 'lost-characters '],
  ['שלום', '\u200Fשלום', 'שלום', 'lost-characters '],
  ['5\u00A0km', '', '5 km', undefined],
  ['Rot', 'red', 'Red', undefined],
])('%s, before %s, as %s lacks %s', (source, before, target, lost) => {
  const loss = lossIn(source, before, target);
  expect(loss && `${loss.code} ${loss.what}`).toBe(lost);
});
