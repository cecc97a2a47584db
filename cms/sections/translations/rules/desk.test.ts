import { describe, expect, it } from 'vitest';
import { withState, withText } from '#content/translated-texts.ts';
import { withTexts } from '#content/translation-exchange/apply.ts';
import { countOf } from './count-words.ts';
import { fieldKind, filterTexts, nextOpen, type ShownState, shownStates, wordsOfText } from './desk-filter.ts';
import { textsOf } from './open-texts.ts';
import { replacements, type Search } from './replace.ts';

const pair = { source: 'de', target: 'en' };
const name = { name: 'Name', code: 'en' };
const stations = [
  { ID: 1, Name: { de: 'Schale', en: 'Bowl' }, Text: { de: 'Aus Ton' }, AudioURL: { de: 'files/a.mp3' } },
  withText({ ID: 2, Name: { de: 'Hut', en: 'Hat' } }, { name: 'Name', code: 'de', source: 'de' }, 'Der Hut'),
  withState({ ID: 3, Name: { de: 'Krug', en: 'Jug' } }, name, { kind: 'machine' }),
  withState({ ID: 4, Name: { de: 'Vase', en: 'Vase' } }, name, { kind: 'checked', at: '2026-05-01', by: 'Mia' }),
].map((object) => ({ model: 'locations' as const, object }));
const texts = textsOf(stations, pair);

describe('the desk', () => {
  const shown = (state: ShownState): readonly string[] =>
    filterTexts(texts, { state, field: '', find: '' }, (text) => wordsOfText(text, '')).map(
      ({ ID, field }) => `${ID} ${field}`,
    );

  it('shows texts by state', () => {
    expect(Object.fromEntries(shownStates.map((state) => [state, shown(state).join(', ')]))).toEqual({
      open: '1 Text, 2 Name',
      missing: '1 Text',
      older: '2 Name',
      machine: '3 Name',
      unchecked: '1 Name, 3 Name',
      checked: '4 Name',
      all: '1 Name, 1 Text, 2 Name, 3 Name, 4 Name',
    });
  });

  it('finds texts by field, and by words of either language or of the station', () => {
    const find = (words: string, field = ''): readonly number[] =>
      filterTexts(texts, { state: 'all', field, find: words }, (text) => wordsOfText(text, `Saal ${text.ID}`)).map(
        ({ ID }) => ID,
      );
    expect([find('ton'), find('jug'), find('saal 4'), find('', 'locations Text')]).toEqual([[1], [3], [4], [1]]);
    const ofStation = filterTexts(texts, { state: 'all', field: '', station: 1, find: '' }, (text) =>
      wordsOfText(text, ''),
    );
    expect(ofStation.map(({ key }) => key)).toEqual(['locations 1 Name', 'locations 1 Text']);
    const [choice] = textsOf([{ model: 'locations', object: { ID: 1, GameChoices: [{ Text: { de: 'Ja' } }] } }], pair);
    expect(choice && fieldKind(choice)).toBe('locations GameChoices.Text');
  });

  it('goes from one open text to the next, and round', () => {
    expect(nextOpen(texts, undefined)?.key).toBe('locations 1 Text');
    expect(nextOpen(texts, 'locations 1 Text')?.key).toBe('locations 2 Name');
    expect(nextOpen(texts, 'locations 3 Name')?.key).toBe('locations 1 Text');
    expect(nextOpen(textsOf([], pair), 'locations 3 Name')).toBeUndefined();
  });
});

it.each([
  ['', 0, 0],
  ['Ein <b>roter</b> Hut, 1.000 €', 4, 22],
  ['don’t re-enter', 2, 14],
  ['漢字かな', 4, 4],
])('%s has %i words and %i characters', (text, words, characters) => {
  expect(countOf(text)).toEqual({ words, characters });
});

describe('replacing words', () => {
  const search: Search = { find: 'hut', replacement: '$& Mütze', isCaseSensitive: false, isWholeWord: false };
  const found = (text: string, given: Partial<Search> = {}): readonly string[] =>
    replacements([{ model: 'locations', object: { ID: 1, Name: { de: text } } }], 'de', { ...search, ...given }).map(
      ({ after, count }) => `${count} ${after}`,
    );

  it('finds them in any case or not, whole or not, and takes the replacement as it is', () => {
    expect(found('Hut und Huthaken')).toEqual(['2 $& Mütze und $& Mützehaken']);
    expect(found('Hut und Huthaken', { isWholeWord: true })).toEqual(['1 $& Mütze und Huthaken']);
    expect(found('Hut', { isCaseSensitive: true })).toEqual([]);
    expect(found('a.b-/ (c)', { find: '.b-/ (', replacement: '' })).toEqual(['1 ac)']);
    expect(found('Hut', { find: '' })).toEqual([]);
  });

  it('makes no text newer than it is, and none of a machine a person’s', () => {
    const [, older, machine] = stations;
    const objects = [older, machine].flatMap((each) => (each === undefined ? [] : [each]));
    const [hat, jug] = replacements(objects, 'en', { ...search, find: 'a', replacement: 'o' }).concat(
      replacements(objects, 'en', { ...search, find: 'u', replacement: 'o' }),
    );
    expect(hat).toMatchObject({ after: 'Hot', madeFrom: { note: expect.stringMatching(/^de /), text: 'Hut' } });
    expect(jug).toMatchObject({ after: 'Jog', state: { kind: 'machine' } });
    if (hat === undefined) throw new Error('not found');
    const [text] = textsOf([{ model: 'locations', object: withTexts(hat.object, [hat], 'de') }], pair);
    expect(text).toMatchObject({ target: 'Hot', state: 'older' });
  });

  it('leaves tags and text blocks alone', () => {
    expect(found('<a href="hut">Hut</a> {message:hut}', { replacement: 'Cap' })).toEqual([
      '1 <a href="hut">Cap</a> {message:hut}',
    ]);
  });
});
