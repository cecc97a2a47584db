import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { definitionLists, listNames, storedObjects, type TourDefinition } from '../definition.ts';
import { danglingIn, eachReference } from '../references.ts';
import { isObject, type StoredObject } from '../schema/containers.ts';
import { storedId } from '../schema/entity.ts';
import { type Field, type Fields } from '../schema/field.ts';
import { storedObject } from '../testing/arbitraries.ts';
import { soundDefinition } from '../testing/sound-definition.ts';
import { nextPublished } from './next-published.ts';
import { type LanguageScope, type PublicationScope } from './scope.ts';

/** Two states of a museum in which some objects are alike. */
const states: fc.Arbitrary<readonly [TourDefinition, TourDefinition]> = fc
  .record(
    Object.fromEntries(
      listNames.map((name) => {
        const { ID: _, ...fields } = definitionLists[name].fields;
        const object = fc.record({ before: storedObject(fields), after: storedObject(fields), fate: fc.nat(3) });
        return [name, fc.array(object, { maxLength: 4 })];
      }),
    ),
  )
  .map((lists) => {
    const at = (side: 0 | 1): TourDefinition =>
      Object.fromEntries(
        Object.entries(lists).map(([name, objects]) => [
          name,
          objects.flatMap(({ before, after, fate }, ID) => {
            if (fate === side) return [];
            return { ...(fate === 3 || side === 0 ? before : after), ID };
          }),
        ]),
      );
    return [at(0), at(1)];
  });

const runs = { numRuns: propertyRuns(60) };
const partOf = (published: TourDefinition, inEdit: TourDefinition, scope: PublicationScope): TourDefinition => {
  const next = nextPublished(published, inEdit, scope);
  if (!next.ok) throw new Error(JSON.stringify(next.findings));
  return next.definition;
};
const allObjects = (definition: TourDefinition): { model: 'tours'; ID: number }[] =>
  listNames.flatMap((name) =>
    storedObjects(definition, name).map((stored) => ({
      model: definitionLists[name].model as 'tours',
      ID: storedId(stored) ?? -1,
    })),
  );

/** Returns a value with each text replaced by what `change` makes of it. */
function retold(value: unknown, field: Field<unknown>, change: (text: unknown, kind: string) => unknown): unknown {
  const { kind, fields, element } = field;
  if (kind === 'text' || kind === 'urls' || kind === 'note') return change(value, kind);
  if (fields !== undefined) return isObject(value) ? retoldObject(value, fields, change) : value;
  if (element === undefined) return value;
  return Array.isArray(value) ? value.map((each) => retold(each, element, change)) : retold(value, element, change);
}

function retoldObject(object: StoredObject, fields: Fields, change: (text: unknown, kind: string) => unknown) {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field === undefined ? value : retold(value, field, change)];
    }),
  );
}

function retoldDefinition(
  definition: TourDefinition,
  change: (text: unknown, kind: string) => unknown,
): TourDefinition {
  return Object.fromEntries(
    listNames.map((name) => [
      name,
      storedObjects(definition, name).map((stored) => retoldObject(stored, definitionLists[name].fields, change)),
    ]),
  );
}

/** What visitors of a language have, without what falls back to another one. */
function seenIn(definition: TourDefinition, code: string): TourDefinition {
  const seen = retoldDefinition(definition, (text) => {
    if (!isObject(text)) return text === '' ? undefined : text;
    return Object.hasOwn(text, code) ? text[code] : text['und'] || undefined;
  });
  return JSON.parse(JSON.stringify(seen)) as TourDefinition;
}

describe('a part of a publication', () => {
  it('with an empty scope is the editing copy', () => {
    fc.assert(
      fc.property(states, ([published, inEdit]) => {
        expect(partOf(published, inEdit, {})).toBe(inEdit);
        expect(partOf(published, inEdit, { without: [] })).toBe(inEdit);
      }),
      runs,
    );
  });

  it('without everything is the published copy', () => {
    fc.assert(
      fc.property(states, ([published, inEdit]) => {
        const without = [...allObjects(published), ...allObjects(inEdit)];
        expect(partOf(published, inEdit, { without })).toEqual(published);
      }),
      runs,
    );
  });

  it('leaves what is left out as it was, brings the rest, and has no reference that neither copy has broken', () => {
    fc.assert(
      fc.property(states, fc.infiniteStream(fc.boolean()), ([published, inEdit], coins) => {
        const without = [...allObjects(published), ...allObjects(inEdit)].filter(() => coins.next().value);
        const next = nextPublished(published, inEdit, { without });
        if (!next.ok) {
          expect(next.findings.length).toBeGreaterThan(0);
          return;
        }
        for (const name of listNames) {
          const objectsOf = (definition: TourDefinition) =>
            new Map(storedObjects(definition, name).map((stored) => [storedId(stored), stored]));
          const [before, edited, after] = [published, inEdit, next.definition].map(objectsOf);
          const isLeftOut = (ID: number | undefined): boolean =>
            without.some((each) => each.model === definitionLists[name].model && each.ID === ID);
          for (const ID of new Set([...(before?.keys() ?? []), ...(edited?.keys() ?? [])]))
            expect(after?.get(ID)).toBe((isLeftOut(ID) ? before : edited)?.get(ID));
        }
        const broken = (definition: TourDefinition): readonly string[] =>
          danglingIn(definition)([...eachReference(definition)].flat()).map((finding) => JSON.stringify(finding));
        const known = new Set([...broken(published), ...broken(inEdit)]);
        expect(broken(next.definition).filter((each) => !known.has(each))).toEqual([]);
      }),
      runs,
    );
  });

  it('of one language, and then of the others, is the whole if only texts and plain fields have changed', () => {
    fc.assert(
      fc.property(states, fc.array(fc.nat(3)), ([published], dice) => {
        let turn = 0;
        const die = (): number => dice[(turn += 1) % dice.length] ?? 0;
        const inEdit = retoldDefinition(published, (text, kind) => {
          if (kind === 'note' || !isObject(text)) return text;
          const throwOf = die();
          if (throwOf === 0) return { ...text, en: 'new' };
          const { en: _, ...rest } = text;
          return throwOf === 1 ? { ...rest, de: 'neu' } : text;
        });
        const Tours = storedObjects(inEdit, 'Tours').map((tour) => ({ ...tour, Code: 'other' }));
        const edited = { ...inEdit, Tours };
        const first = partOf(published, edited, { languages: { only: ['en'] } });
        expect(partOf(first, edited, { languages: { without: ['en'] } })).toEqual(edited);
      }),
      runs,
    );
  });

  it('of one language leaves the texts of all others as they were', () => {
    fc.assert(
      fc.property(states, ([published, inEdit]) => {
        const museum = (definition: TourDefinition): TourDefinition => ({
          ...definition,
          Languages: [
            { ID: 1, Code: 'de' },
            { ID: 2, Code: 'en' },
          ],
        });
        const [before, after] = [museum(published), museum(inEdit)];
        const next = partOf(before, after, { languages: { only: ['en'] } });
        expect(seenIn(next, 'de')).toEqual(seenIn(before, 'de'));
        const others = partOf(before, after, { languages: { without: ['en'] } });
        expect(seenIn(others, 'de')).toEqual(seenIn(after, 'de'));
      }),
      runs,
    );
  });
});

describe('references', () => {
  it('to what is left out are told', () => {
    const published = soundDefinition();
    const inEdit = soundDefinition();
    inEdit.Locations.push({ ID: 9, Name: { de: 'Neu' } });
    inEdit.TourItems.push({ ID: 9, TourID: 1, LocationID: 9, Code: '009' });
    inEdit.TourItems = inEdit.TourItems.filter(({ ID }) => ID !== 3);
    inEdit.Tours = inEdit.Tours.filter(({ ID }) => ID !== 2);
    const told = (scope: PublicationScope): readonly string[] => {
      const next = nextPublished(published, inEdit, scope);
      return next.ok ? [] : next.findings.map(({ model, ID, field }) => `${model} ${ID} ${field}`);
    };
    expect(told({ without: [{ model: 'locations', ID: 9 }] })).toEqual(['tourItems 9 LocationID']);
    expect(told({ without: [{ model: 'tourItems', ID: 9 }] })).toEqual([]);
    // It goes on to lead to a tour that was deleted.
    expect(told({ without: [{ model: 'tourItems', ID: 3 }] })).toEqual(['tourItems 3 TourID']);
    expect(told({ languages: { only: ['en'] } })).toEqual([]);
  });
});

describe('languages', () => {
  const textsOf = (before: TourDefinition, after: TourDefinition, languages: LanguageScope): TourDefinition => {
    const { Languages, Locations } = partOf(before, after, { languages });
    return { Languages, Locations };
  };
  const german = { ID: 1, Code: 'de', IsDefault: true };
  const english = { ID: 2, Code: 'en' };
  const station = { ID: 1, Name: { de: 'Schale' }, Code: '1' };
  const published = { Languages: [german], Locations: [station, { ID: 2, Name: 'Mond' }] };
  const inEdit = {
    Languages: [
      { ...german, IsDefault: false },
      { ...english, IsDefault: true },
    ],
    Locations: [
      {
        ...station,
        Code: '7',
        Name: { de: 'Schüssel', en: 'Bowl' },
        TranslatedFrom: { Name: { en: 'de 1', fr: 'de 2' } },
        ImageDescriptors: [{ ImageURL: 'a.jpg', AltText: { de: 'Rot', en: 'Red' } }],
      },
      { ID: 2, Name: { de: 'Mond', en: 'Moon' } },
      { ID: 3, Name: { de: 'Neu', en: 'New' }, Overlay: true },
    ],
  };

  it('a new one comes with its texts and without new objects, pictures and the default', () => {
    expect(textsOf(published, inEdit, { only: ['en'] })).toEqual({
      Languages: [german, english],
      Locations: [
        { ...station, Name: { de: 'Schale', en: 'Bowl' }, TranslatedFrom: { Name: { en: 'de 1' } } },
        { ID: 2, Name: { de: 'Mond', en: 'Moon' } },
      ],
    });
  });

  it('a new one and its texts stay out while the others come', () => {
    const [, , added] = inEdit.Locations;
    expect(textsOf(published, inEdit, { without: ['en'] })).toEqual({
      Languages: [{ ...german, IsDefault: false }],
      Locations: [
        {
          ...station,
          Code: '7',
          Name: { de: 'Schüssel' },
          TranslatedFrom: { Name: { fr: 'de 2' } },
          ImageDescriptors: [{ ImageURL: 'a.jpg', AltText: { de: 'Rot' } }],
        },
        { ID: 2, Name: { de: 'Mond', en: 'Mond' } },
        { ...added, Name: { de: 'Neu' } },
      ],
    });
  });

  it('texts stay with their pictures where one was added or moved', () => {
    const pictures = (...all: readonly string[]) => ({
      Locations: [
        {
          ID: 1,
          ImageDescriptors: all.map((name) => ({ ImageURL: name[0], AltText: { de: name, en: name } })),
        },
      ],
    });
    expect(textsOf(pictures('a', 'b'), pictures('new', 'b2', 'a2'), { only: ['en'] })).toEqual({
      Languages: [],
      Locations: [
        {
          ID: 1,
          ImageDescriptors: [
            { ImageURL: 'a', AltText: { de: 'a', en: 'a2' } },
            { ImageURL: 'b', AltText: { de: 'b', en: 'b2' } },
          ],
        },
      ],
    });
  });

  describe('in lists of answers', () => {
    const answer = (ID: number) => ({
      Text: { de: `de ${ID}`, ...(ID % 3 === 0 ? {} : { en: `en ${ID}` }) },
      Feedback: { de: 'Falsch', en: 'Wrong' },
      ...(ID % 2 === 0 ? { IsSolution: true } : {}),
    });
    const withEnglish = (own: number, other: number | undefined) => {
      const { Text, ...rest } = answer(own);
      const { en } = other === undefined ? {} : answer(other).Text;
      return { ...rest, Text: { de: Text.de, ...(en === undefined ? {} : { en }) } };
    };
    const withoutEnglish = (ID: number) => ({ ...withEnglish(ID, undefined), Feedback: { de: 'Falsch' } });
    const museum = (GameChoices: readonly object[]) => ({
      Languages: [german, english],
      Locations: [{ ID: 1, GameChoices }],
    });
    const answersOf = (before: readonly object[], after: readonly object[], languages: LanguageScope): unknown =>
      storedObjects(partOf(museum(before), museum(after), { languages }), 'Locations')[0]?.['GameChoices'];
    const ids = fc.uniqueArray(fc.nat(9), { maxLength: 6 });

    it('no answer gets texts of another one where answers were added, removed or moved', () => {
      fc.assert(
        fc.property(ids, ids, (before, after) => {
          const [published, inEdit] = [before.map(answer), after.map(answer)];
          const only = answersOf(published, inEdit, { only: ['en'] });
          const others = answersOf(published, inEdit, { without: ['en'] });
          const stay = before.every((ID, place) => !after.includes(ID) || after[place] === ID);
          // If all others are in their places, an answer was edited in its place.
          const isInPlace = stay && before.length === after.length;
          expect(only).toEqual(isInPlace ? before.map((ID, place) => withEnglish(ID, after[place])) : published);
          expect(others).toEqual(
            after.map((ID, place) => {
              if (isInPlace) return withEnglish(ID, before[place]);
              return before.includes(ID) ? answer(ID) : withoutEnglish(ID);
            }),
          );
        }),
        { numRuns: propertyRuns(500) },
      );
    });

    it('edited texts find their answer beside a new one, whatever else has changed', () => {
      const text = (de: string, en: string, more: object = {}) => ({ Text: { de, en }, ...more });
      const published = [text('Löwe', 'Lion'), text('Tiger', 'Tiger')];
      const inEdit = [text('Bär', 'Bear'), text('Löwe', 'A lion', { IsSolution: true }), text('Tiger', 'A tiger')];
      expect(answersOf(published, inEdit, { only: ['en'] })).toEqual([
        text('Löwe', 'A lion'),
        text('Tiger', 'A tiger'),
      ]);
      expect(answersOf(published, inEdit, { without: ['en'] })).toEqual([
        { Text: { de: 'Bär' } },
        text('Löwe', 'Lion', { IsSolution: true }),
        text('Tiger', 'Tiger'),
      ]);
      const swapped = [text('Tiger', 'Lion'), text('Löwe', 'Tiger')];
      expect(answersOf(published, swapped, { only: ['en'] })).toEqual(published);
      expect(answersOf(published, swapped, { without: ['en'] })).toEqual(swapped);
    });
  });

  it('are each new by themselves', () => {
    const french = { ID: 3, Code: 'fr' };
    const after = { Languages: [german, english, french], Locations: [{ ID: 1, Name: { de: 'a', en: 'b', fr: 'c' } }] };
    const before = { Languages: [german], Locations: [{ ID: 1, Name: { de: 'a' } }] };
    expect(textsOf(before, after, { only: ['en'] })).toEqual({
      Languages: [german, english],
      Locations: [{ ID: 1, Name: { de: 'a', en: 'b' } }],
    });
  });

  it('whose code was changed are meant by both codes', () => {
    const british = { ...english, Code: 'en-GB' };
    const before = { Languages: [german, english], Locations: [{ ID: 1, Name: { de: 'Tor', en: 'Gate' } }] };
    const after = { Languages: [german, british], Locations: [{ ID: 1, Name: { de: 'Pforte', 'en-GB': 'Door' } }] };
    for (const code of ['en', 'en-GB']) {
      expect(textsOf(before, after, { only: [code] })).toEqual({
        Languages: [german, british],
        Locations: [{ ID: 1, Name: { de: 'Tor', 'en-GB': 'Door' } }],
      });
      expect(textsOf(before, after, { without: [code] })).toEqual({
        Languages: [german, english],
        Locations: [{ ID: 1, Name: { de: 'Pforte', en: 'Gate' } }],
      });
    }
    const swap = {
      Languages: [
        { ...german, Code: 'en' },
        { ...english, Code: 'de' },
      ],
      Locations: [{ ID: 1 }],
    };
    expect(textsOf(before, swap, { only: ['en'] }).Languages).toEqual(swap.Languages);
    expect(textsOf(before, swap, { without: ['de'] })).toEqual(before);
  });
});
