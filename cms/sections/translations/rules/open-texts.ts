import { readVariantCode } from '#content/language-variants.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type LanguageCodes, type PairedText, pairedTexts } from '#content/translation-exchange/outgoing.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type TextObject } from './text-places.ts';

/** The languages between which a translator works. */
export type Pair = LanguageCodes;

/** A text or recording in both languages. */
export type DeskText = PairedText & { readonly model: EditedModel };

export interface Progress {
  /** How many texts there are in the source language or the target language. */
  readonly total: number;
  readonly missing: number;
  readonly older: number;
}

/** For each pair of languages and model, the texts of an object, read again only when the object changes. */
const readers = new Map<string, Readonly<Record<EditedModel, (object: StoredObject) => readonly DeskText[]>>>();

/** Returns all texts of objects in their order, open or not. */
export function textsOf(objects: readonly TextObject[], pair: Pair): readonly DeskText[] {
  const key = `${pair.source} ${pair.target}`;
  const reader = readers.get(key) ?? readersOf(pair);
  readers.set(key, reader);
  return objects.flatMap(({ model, object }) => reader[model](object));
}

function readersOf(pair: Pair): Readonly<Record<EditedModel, (object: StoredObject) => readonly DeskText[]>> {
  const entries = editedModels.map((model) => [
    model,
    oncePerObject((object: StoredObject) =>
      pairedTexts({ model, object }, pair)
        .filter(({ name, target }) => target !== '' || !isElsewhere(name, pair))
        .map((text) => ({ ...text, model })),
    ),
  ]);
  return Object.fromEntries(entries) as ReturnType<typeof readersOf>;
}

/** Whether a field holds the recordings of another variant, which one has none of. */
function isElsewhere(name: string, { target }: Pair): boolean {
  return readVariantCode(target) !== undefined && (name === 'SignLanguageURL' || name === 'AudioDescriptionURL');
}

/** Returns whether a text waits for a translator. */
export function isOpen({ state, source }: PairedText): boolean {
  return state === 'older' || (state === 'missing' && source !== '');
}

/** Returns what is missing in the target language although the source has it, and what is older than its source. */
export function openTexts(objects: readonly TextObject[], pair: Pair): readonly DeskText[] {
  return textsOf(objects, pair).filter((text) => isOpen(text));
}

export function progressOf(objects: readonly TextObject[], pair: Pair): Progress {
  const all = textsOf(objects, pair);
  const open = all.filter((text) => isOpen(text));
  const older = open.filter(({ state }) => state === 'older').length;
  return { total: all.length, missing: open.length - older, older };
}
