import { isObject } from '../schema/containers.ts';
import { type Field, type FieldKind } from '../schema/field.ts';
import { noteFields } from '../translation-notes.ts';
import { isFilled, valueFor } from './language-value.ts';

/**
 * Finds the same elements in two states of a list: for the place of each of `elements`, its place in `others`. Those that
 * were added or removed have none.
 *
 * Elements that are alike in everything come first; then those that have all texts of a language in common: in the same
 * place, else in a language that stays, else in one that moves. Then come those with the same picture or coordinates, and
 * texts where other fields differ. Where all of these are in their places and the lists are of one length, the rest was
 * edited in its place.
 */
export function partnersIn(
  elements: readonly unknown[],
  others: readonly unknown[],
  element: Field<unknown>,
  { moved, all }: { readonly moved: readonly string[]; readonly all: readonly string[] },
): ReadonlyMap<number, number> {
  const codes = [...all.filter((code) => !moved.includes(code)), ...moved];
  const own = elements.map((each) => traitsOf(each, element, codes));
  const other = others.map((each) => traitsOf(each, element, codes));
  const partners = new Map<number, number>();
  const taken = new Set<number>();

  pairBy(({ whole }) => whole);
  pairInPlace((one, another) => one.bare === another.bare && haveTextsInCommon(one, another));
  for (const at of codes.keys()) pairBy(({ bare, texts }) => texts[at] && `${bare} ${texts[at]}`);
  const unique = [onceIn(own), onceIn(other)];
  pairBy(({ telling }) => (unique.every((once) => once.has(telling)) ? telling : undefined));
  for (const at of codes.keys()) pairBy(({ texts }) => texts[at]);
  if (own.length === other.length && [...partners].every(([place, partner]) => place === partner))
    pairInPlace(() => true);
  return partners;

  function pairBy(keyOf: (traits: Traits) => string | undefined): void {
    if (partners.size === own.length) return;
    const places = new Map<string, number[]>();
    for (const [place, traits] of other.entries()) {
      const key = taken.has(place) ? undefined : keyOf(traits);
      if (key !== undefined && places.get(key)?.push(place) === undefined) places.set(key, [place]);
    }
    for (const [place, traits] of own.entries()) {
      const key = partners.has(place) ? undefined : keyOf(traits);
      const partner = key === undefined ? undefined : places.get(key)?.shift();
      if (partner !== undefined) pair(place, partner);
    }
  }

  function pairInPlace(isPair: (one: Traits, another: Traits) => boolean): void {
    for (const [place, traits] of own.entries()) {
      const another = other[place];
      if (another === undefined || partners.has(place) || taken.has(place)) continue;
      if (isPair(traits, another)) pair(place, place);
    }
  }

  function pair(place: number, partner: number): void {
    partners.set(place, partner);
    taken.add(partner);
  }
}

/** What an element is compared by. */
interface Traits {
  /** All of it; undefined: there is nothing. */
  readonly whole: string | undefined;
  /** All that does not depend on a language. */
  readonly bare: string | undefined;
  /** The words and numbers in that: a picture says which element it is, a flag does not. */
  readonly telling: string | undefined;
  /** The texts in each language; undefined: another one has more. */
  readonly texts: readonly (string | undefined)[];
}

function traitsOf(value: unknown, field: Field<unknown>, codes: readonly string[]): Traits {
  const traits = (pick: Picker): string | undefined => JSON.stringify(picked(value, field, pick));
  const bare = traits((each, kind) => (dependsOnLanguage(each, kind) ? undefined : (each ?? undefined)));
  const telling = traits((each, kind) => (!dependsOnLanguage(each, kind) && isFilled(each) ? each : undefined));
  const counted = codes.map((code) => {
    let count = 0;
    const text = traits((each, kind) => {
      const found = dependsOnLanguage(each, kind) ? valueFor(each, code) : undefined;
      if (!isFilled(found)) return undefined;
      count += 1;
      return found;
    });
    return { text, count };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  const all = counted.map(({ text }) => text);
  const isNothing = telling === undefined && most <= 0;
  return {
    whole: isNothing ? undefined : JSON.stringify([bare, all]),
    bare,
    telling,
    texts: counted.map(({ text, count }) => (count === most ? text : undefined)),
  };
}

type Picker = (value: unknown, kind: FieldKind | undefined) => unknown;

const dependsOnLanguage = (value: unknown, kind: FieldKind | undefined): boolean =>
  kind === 'text' || kind === 'urls' || (kind === 'note' && typeof value !== 'boolean');

/** Returns what is picked from the values of a field, however deep, by their names; undefined if there is nothing. */
function picked(value: unknown, { kind, fields, element }: Field<unknown>, pick: Picker): unknown {
  if (fields !== undefined && isObject(value)) {
    const names = Object.keys(value).filter((name) => !noteFields.includes(name));
    const found = names.toSorted().flatMap((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const own = field === undefined ? pick(value[name], undefined) : picked(value[name], field, pick);
      return own === undefined ? [] : [[name, own]];
    });
    return found.length === 0 ? undefined : found;
  }
  if (element === undefined) return pick(value, kind);
  const found = (Array.isArray(value) ? value : [value]).map((each) => picked(each, element, pick) ?? null);
  return found.every((each) => each === null) ? undefined : found;
}

const haveTextsInCommon = (one: Traits, another: Traits): boolean =>
  one.texts.some((text, at) => text !== undefined && text === another.texts[at]);

function onceIn(all: readonly Traits[]): ReadonlySet<string | undefined> {
  const counts = new Map<string | undefined, number>();
  for (const { telling } of all) counts.set(telling, (counts.get(telling) ?? 0) + 1);
  return new Set([...counts].flatMap(([telling, count]) => (count === 1 ? [telling] : [])));
}
