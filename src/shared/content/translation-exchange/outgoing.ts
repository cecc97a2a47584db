import { entities } from '../definition.ts';
import { type StoredObject } from '../schema/containers.ts';
import { storedId } from '../schema/entity.ts';
import { type ModelName } from '../schema/field.ts';
import { anyLanguage, textFor } from '../schema/texts.ts';
import { stateIn } from '../translated-texts.ts';
import { byLanguage, noteOf } from '../translation-notes.ts';
import { translatedIn } from '../translations.ts';
import { keyOf, type OutgoingText, type TextName } from './exchanged.ts';

export interface TextHolder {
  readonly model: ModelName;
  readonly object: StoredObject;
}

/** A text in two languages, wherever it is. */
export interface PairedText extends TextName, Omit<OutgoingText, 'where' | 'pass'> {
  readonly object: StoredObject;
  /** The object or record with the field. */
  readonly holder: StoredObject;
  readonly name: string;
  /** The language that the target was made from, if that has changed since. */
  readonly newer: string | undefined;
  readonly isRecording: boolean;
}

export interface LanguageCodes {
  readonly source: string;
  readonly target: string;
}

/** Returns the texts and recordings of an object that the source or the target language has. */
export function pairedTexts(
  { model, object }: TextHolder,
  { source: from, target: to }: LanguageCodes,
): readonly PairedText[] {
  const ID = storedId(object) ?? -1;
  return translatedIn(object, entities[model].fields).flatMap(
    ({ field, codes, older, holder, name, isRecording }): readonly PairedText[] => {
      if (!codes.has(from) && !codes.has(to)) return [];
      const texts = byLanguage(holder[name]);
      const newer = Object.hasOwn(older, to) ? older[to] : undefined;
      const isMissing = !codes.has(to) && !codes.has(anyLanguage);
      const known = codes.has(to) ? stateIn(holder, { name, code: to }) : undefined;
      return [
        {
          key: keyOf({ model, ID, field }),
          model,
          ID,
          field,
          object,
          holder,
          name,
          isRecording,
          newer,
          source: textFor(texts, from),
          target: textFor(texts, to),
          state: isMissing ? 'missing' : newer === undefined ? (known?.kind ?? 'translated') : 'older',
        },
      ];
    },
  );
}

/** Returns what a file says of the source and the target when it left: `de 1k9x2z en 8s7d`. */
export function passOf({ source, target }: Pick<OutgoingText, 'source' | 'target'>, codes: LanguageCodes): string {
  return `${noteOf(codes.source, source)} ${noteOf(codes.target, target)}`.trim();
}
