import { entities } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { translatedIn } from '#content/translations.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { type TextObject } from './text-places.ts';

/** The languages between which a translator works. */
export interface Pair {
  readonly source: string;
  readonly target: string;
}

/** A text or recording that waits for a translator. */
export interface OpenText {
  readonly model: EditedModel;
  readonly ID: number;
  readonly object: StoredObject;
  /** With dots for nested fields, without the language. */
  readonly field: string;
  /** The language whose text has changed since; undefined if the translation is missing. */
  readonly newer: string | undefined;
}

export interface Progress {
  /** How many texts there are in the source language or the target language. */
  readonly total: number;
  readonly missing: number;
  readonly older: number;
}

/** Texts of one object of each kind, computed again only when the object changes. */
const textsOf = Object.fromEntries(
  Object.entries(entities).map(([model, { fields }]) => [
    model,
    oncePerObject((object: StoredObject) => translatedIn(object, fields)),
  ]),
);

/** Returns what is missing in the target language although the source has it, and what is older than its source. */
export function openTexts(objects: readonly TextObject[], { source, target }: Pair): readonly OpenText[] {
  return objects.flatMap(({ model, object }) =>
    (textsOf[model]?.(object) ?? []).flatMap(({ field, codes, older }): readonly OpenText[] => {
      const newer = Object.hasOwn(older, target) ? older[target] : undefined;
      const isMissing = codes.has(source) && !codes.has(target) && !codes.has(anyLanguage);
      if (!isMissing && newer === undefined) return [];
      return [{ model, ID: storedId(object) ?? -1, object, field, newer }];
    }),
  );
}

export function progressOf(objects: readonly TextObject[], pair: Pair): Progress {
  const open = openTexts(objects, pair);
  const older = open.filter(({ newer }) => newer !== undefined).length;
  const total = objects
    .flatMap(({ model, object }) => textsOf[model]?.(object) ?? [])
    .filter(({ codes }) => codes.has(pair.source) || codes.has(pair.target)).length;
  return { total, missing: open.length - older, older };
}
