import { definitionLists, type ListName, listNames, storedObjects, type TourDefinition } from '../definition.ts';
import { type Finding } from '../finding.ts';
import { danglingIn, type Reference, referencesOf } from '../references.ts';
import { type StoredObject } from '../schema/containers.ts';
import { storedId } from '../schema/entity.ts';
import { withLanguages } from './languages.ts';
import { isWhole, type LanguageScope, type PublicationScope } from './scope.ts';

export type NextPublished =
  | { readonly ok: true; readonly definition: TourDefinition }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Returns what visitors have after a publication; or, if an object would refer to one that is left out, these
 * references. Objects that do not change are those of the published copy, and whole ones those of the editing copy. Does
 * not change its input.
 *
 * With `only`, visitors of the other languages see no change, so no object is added or deleted. With `without`, new
 * objects come without these languages. A new language is not there until it is published, and it becomes the default one
 * with the others.
 */
export function nextPublished(
  published: TourDefinition,
  inEdit: TourDefinition,
  scope: PublicationScope,
): NextPublished {
  if (isWhole(scope)) return { ok: true, definition: inEdit };
  const isOnly = scope.languages !== undefined && 'only' in scope.languages;
  const choose = chooser(withBothNames(scope, published, inEdit), codesOf(published, inEdit));
  const lists: Partial<Record<ListName, readonly StoredObject[]>> = {};
  const references: { readonly reference: Reference; readonly isPublished: boolean }[] = [];
  for (const name of listNames) {
    const chosen = chosenIn(name, published, inEdit, choose);
    lists[name] = chosen.map(({ object }) => object);
    for (const { object, isPublished } of chosen)
      references.push(...referencesOf(name, object).map((reference) => ({ reference, isPublished })));
  }
  const definition = { ...(isOnly ? published : inEdit), ...lists };
  const [missing, missingBefore, missingInEdit] = [definition, published, inEdit].map(danglingIn);
  const findings = references.flatMap(({ reference, isPublished }) => {
    const isKnown = (isPublished ? missingBefore : missingInEdit)?.([reference]).length === 1;
    return isKnown ? [] : (missing?.([reference]) ?? []);
  });
  return findings.length === 0 ? { ok: true, definition } : { ok: false, findings };
}

interface States {
  readonly published: StoredObject | undefined;
  readonly inEdit: StoredObject | undefined;
}

interface Choice {
  readonly object: StoredObject;
  /** Whether its references are those that visitors have. */
  readonly isPublished: boolean;
}

type Choose = (name: ListName, ID: number, states: States) => Choice | undefined;

function chooser({ without = [], languages }: PublicationScope, all: readonly string[]): Choose {
  const leftOut = new Set(without.map(({ model, ID }) => `${model} ${ID}`));
  return (name, ID, { published, inEdit }) => {
    if (leftOut.has(`${definitionLists[name].model} ${ID}`)) return choiceOf(published, true);
    if (languages === undefined) return choiceOf(inEdit, false);
    if (name === 'Languages') return languageChoice(languages, { published, inEdit });
    const { fields } = definitionLists[name];
    if ('only' in languages) {
      const isBoth = published !== undefined && inEdit !== undefined;
      return choiceOf(
        isBoth ? withLanguages(published, inEdit, fields, { moved: languages.only, all, inOthers: 'stay' }) : published,
        true,
      );
    }
    const moving = { moved: languages.without, all, inOthers: 'go' } as const;
    return choiceOf(inEdit && withLanguages(inEdit, published, fields, moving), false);
  };
}

function choiceOf(object: StoredObject | undefined, isPublished: boolean): Choice | undefined {
  return object && { object, isPublished };
}

/** Which language is the default one concerns all. */
function languageChoice(languages: LanguageScope, { published, inEdit }: States): Choice | undefined {
  const isOnly = 'only' in languages;
  const codes = isOnly ? languages.only : languages.without;
  const isNamed = [published, inEdit].some((state) => state !== undefined && codes.includes(codeOf(state)));
  const [object, other] = isNamed === isOnly ? [inEdit, published] : [published, inEdit];
  return choiceOf(object && (isNamed ? withDefault(object, other) : object), object === published);
}

function withDefault(language: StoredObject, other: StoredObject | undefined): StoredObject {
  const isDefault = other?.['IsDefault'];
  if (language['IsDefault'] === isDefault) return language;
  const { IsDefault: _, ...rest } = language;
  return isDefault === undefined ? rest : { ...language, IsDefault: isDefault };
}

/** A language whose code was changed is meant by both codes. */
function withBothNames(
  { languages, ...scope }: PublicationScope,
  published: TourDefinition,
  inEdit: TourDefinition,
): PublicationScope {
  if (languages === undefined) return scope;
  const before = new Map(storedObjects(published, 'Languages').map((each) => [storedId(each), codeOf(each)]));
  const names = storedObjects(inEdit, 'Languages').map((each) =>
    [codeOf(each), before.get(storedId(each)) ?? ''].filter((code) => code !== ''),
  );
  const both = new Set('only' in languages ? languages.only : languages.without);
  // The earlier code of one language can be the new one of another.
  for (let size = -1; size !== both.size;) {
    size = both.size;
    for (const codes of names) if (codes.some((code) => both.has(code))) for (const code of codes) both.add(code);
  }
  return { ...scope, languages: 'only' in languages ? { only: [...both] } : { without: [...both] } };
}

function codesOf(...definitions: readonly TourDefinition[]): readonly string[] {
  const codes = definitions.flatMap((definition) => storedObjects(definition, 'Languages').map(codeOf));
  return [...new Set(codes)].filter((code) => code !== '');
}

const codeOf = ({ Code }: StoredObject): string => (typeof Code === 'string' ? Code : '');

/** Objects have the places that they have in their copies. */
function chosenIn(
  name: ListName,
  published: TourDefinition,
  inEdit: TourDefinition,
  choose: Choose,
): readonly Choice[] {
  const [before, after] = [placesIn(published, name), placesIn(inEdit, name)];
  const chosen: (Choice & { readonly place: number })[] = [];
  for (const ID of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(ID), after.get(ID)];
    const choice = choose(name, ID, { published: was?.object, inEdit: is?.object });
    const place = (choice?.isPublished === true ? (was ?? is) : (is ?? was))?.place ?? 0;
    if (choice !== undefined) chosen.push({ ...choice, place });
  }
  return chosen.toSorted((one, other) => one.place - other.place);
}

function placesIn(
  definition: TourDefinition,
  name: ListName,
): ReadonlyMap<number, { readonly object: StoredObject; readonly place: number }> {
  return new Map(
    storedObjects(definition, name).flatMap((object, place) => {
      const ID = storedId(object);
      return ID === undefined ? [] : [[ID, { object, place }] as const];
    }),
  );
}
