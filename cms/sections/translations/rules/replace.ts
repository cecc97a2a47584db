import { textFor } from '#content/schema/texts.ts';
import { entities } from '#content/definition.ts';
import { earlierSourceIn, notesOf, stateIn } from '#content/translated-texts.ts';
import { byLanguage } from '#content/translation-notes.ts';
import { type TranslationState } from '#content/translation-state.ts';
import { translatedIn } from '#content/translations.ts';
import { partsOf } from '#content/translation-exchange/codes.ts';
import { storedId } from '#content/schema/entity.ts';
import { type TextObject } from './text-places.ts';

export interface Search {
  readonly find: string;
  readonly replacement: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
}

export interface Replacement extends TextObject {
  readonly key: string;
  readonly ID: number;
  readonly field: string;
  readonly language: string;
  readonly before: string;
  readonly after: string;
  readonly count: number;
  /** A text that was older than its source stays so. */
  readonly madeFrom?: { readonly note: string; readonly text: string | undefined };
  /** A text of a machine stays one. */
  readonly state?: TranslationState;
}

/** Returns what replacing words in all texts of a language would change. Tags and `{message:CODE}` stay as they are. */
export function replacements(objects: readonly TextObject[], language: string, search: Search): readonly Replacement[] {
  if (search.find === '') return [];
  const wanted = patternOf(search);
  return objects.flatMap(({ model, object }) =>
    translatedIn(object, entities[model].fields).flatMap(({ field, holder, name, older, isRecording }) => {
      if (isRecording) return [];
      const before = textFor(byLanguage(holder[name]), language);
      const { text: after, count } = replaceIn(before, wanted, search.replacement);
      const ID = storedId(object) ?? -1;
      if (count === 0) return [];
      const place = { name, code: language };
      const state = stateIn(holder, place);
      return [
        {
          model,
          object,
          key: `${model} ${ID} ${field}`,
          ID,
          field,
          language,
          before,
          after,
          count,
          ...(Object.hasOwn(older, language)
            ? { madeFrom: { note: textFor(notesOf(holder, name), language), text: earlierSourceIn(holder, place) } }
            : {}),
          ...(state?.kind === 'machine' ? { state } : {}),
        },
      ];
    }),
  );
}

function replaceIn(text: string, wanted: RegExp, by: string): { readonly text: string; readonly count: number } {
  let count = 0;
  const parts = partsOf(text).map(({ kind, raw }) =>
    kind === 'words'
      ? raw.replaceAll(wanted, () => {
          count += 1;
          return by;
        })
      : raw,
  );
  return { text: parts.join(''), count };
}

function patternOf({ find, isCaseSensitive, isWholeWord }: Search): RegExp {
  const literal = find.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const whole = isWholeWord ? String.raw`(?<![\p{L}\p{N}\p{M}])${literal}(?![\p{L}\p{N}\p{M}])` : literal;
  return new RegExp(whole, isCaseSensitive ? 'gu' : 'giu');
}
