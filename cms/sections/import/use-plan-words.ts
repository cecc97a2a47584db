import { entities } from '#content/definition.ts';
import { type Plan, type PlannedChange, type Refusal } from '#content/import/plan.ts';
import { type Place } from '#content/sheets/sheet.ts';
import { ownName } from '#content/own-name.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useMemo } from 'react';
import { objectOf, objectsOf } from '../../draft/draft.ts';
import { oncePerDraft } from '../../draft/once-per-draft.ts';
import { fieldLabel, type FieldPlace, type FieldSpeaker, valueText } from '../../language/field-texts.ts';
import { fileName, pathOf as localPathOf } from '../../media/file-address.ts';
import { useTexts } from '../../language/texts.tsx';
import { useFieldSpeaker } from '../../workspace/use-field-speaker.ts';
import { storedCode } from '../../tour-items/codes.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { useDraft, useFromDraft } from '../../workspace/workspace-context.tsx';

export interface ChangeWords {
  /** The station, or what else changes. */
  readonly subject: string;
  /** Empty if an object is made. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
  /** Where it comes from, such as `Row 7, column C`. */
  readonly place: string;
  /** What staff should know; empty: nothing. */
  readonly note: string;
}

export interface PlanWords {
  readonly change: (change: PlannedChange) => ChangeWords;
  readonly refusal: (refusal: Refusal) => { readonly place: string; readonly sentence: string };
}

/** Puts a plan into words, row by row as they come into sight. */
export function usePlanWords(plan: Plan): PlanWords {
  const texts = useTexts();
  const ownSpeaker = useFieldSpeaker();
  const speaker: FieldSpeaker = { ...ownSpeaker, languageName: (code) => nameOf(code, ownSpeaker) };
  const store = useDraft();
  const { t, language } = texts;
  const made = useMemo(() => madeIn(plan), [plan]);
  const codes = useFromDraft(codesIn);

  return {
    change: (change) => {
      const { model, ID, kind, before, after, from, why } = change;
      const object = storedOf(change);
      const path = pathOf(change);
      const place = { model, object, path } as const;
      const isMade = kind === 'make';
      return {
        subject: subjectOf(model, ID, object),
        field: isMade ? '' : labelOf(change, place),
        before: isMade || before === '' || before === undefined ? '' : valueOf(before, place),
        after: isMade ? '' : (newStation(after) ?? valueOf(after, place)),
        place: placeInWords(from),
        note: why === undefined || isMade ? '' : t(`import.note.${why.code}`, inLanguages(why.facts)),
      };
    },
    refusal: ({ from, value = '', code, facts }) => ({
      place: placeInWords(from),
      sentence: t(`import.refused.${code}`, { ...inUnits(facts), value: shortened(value) }),
    }),
  };

  function subjectOf(model: PlannedChange['model'], ID: number, object: StoredObject): string {
    if (model === 'languages') return t('import.newLanguage', { name: objectLabel(object, language, '') });
    const code = made.codes.get(ID);
    if (code !== undefined) return t('import.newStation', { code });
    const location = model === 'tourItems' ? locationOf(object) : object;
    const name = objectLabel(location ?? object, language, t('unnamed'));
    const known = model === 'tourItems' ? storedCode(object) : (codes.get(ID) ?? '');
    return known === '' ? name : `${known} ${name}`;
  }

  function storedOf({ model, ID, kind, after }: PlannedChange): StoredObject {
    const known = kind === 'make' ? after : (objectOf(store.getState().draft, { model, ID }) ?? made.objects.get(ID));
    return isObject(known) ? known : { ID };
  }

  function locationOf(item: StoredObject): StoredObject | undefined {
    return objectOf(store.getState().draft, { model: 'locations', ID: Number(item['LocationID']) });
  }

  function newStation(value: unknown): string | undefined {
    const code = typeof value === 'number' && value < 0 ? made.codes.get(value) : undefined;
    return code === undefined ? undefined : t('import.newStation', { code });
  }

  function valueOf(value: unknown, place: FieldPlace): string {
    const path = typeof value === 'string' && place.path.at(-1) === 'ImageURL' ? localPathOf(value) : undefined;
    return path === undefined ? valueText(value, place, speaker) : fileName(path);
  }

  function labelOf(change: PlannedChange, place: FieldPlace): string {
    const [, number, name = ''] = /\.(\d+)\.(.*)$/.exec(change.field) ?? [];
    if (number === undefined) return fieldLabel(place, speaker);
    const picture = t('import.picture', { number: Number(number) + 1 });
    const key = `image.${name}`;
    const own = name === 'ImageURL' || !speaker.knows(key) ? [] : [t(key)];
    const language = change.language === undefined ? [] : [speaker.languageName(change.language)];
    return [picture, ...own, ...language].join(', ');
  }

  function placeInWords({ file, sheet, row, column }: Place): string {
    if (row === undefined) return file;
    const cell = column === undefined ? t('import.row', { row }) : t('import.cell', { row, column });
    return sheet === undefined || sheet === '' ? cell : `${sheet}, ${cell}`;
  }

  function inLanguages(facts: Refusal['facts']): Refusal['facts'] {
    const { language: code } = facts;
    return typeof code === 'string' ? { ...facts, language: speaker.languageName(code) } : facts;
  }

  function inUnits({ bytes, ...facts }: Refusal['facts']): Refusal['facts'] {
    const { most } = facts;
    if (typeof bytes === 'number')
      return { ...facts, bytes: formatBytes(bytes, language), most: formatBytes(Number(most), language) };
    return typeof most === 'number' ? { ...facts, most: most.toLocaleString(language) } : facts;
  }
}

/** A language that the plan adds has no name yet. */
function nameOf(code: string, { languageName }: FieldSpeaker): string {
  const known = languageName(code);
  return known === code ? (ownName(code) ?? code) : known;
}

/** Characters of a value in a sentence. */
const longest = 80;

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

interface Made {
  /** The codes of stations, by the numbers of the stations and of their places. */
  readonly codes: ReadonlyMap<number, string>;
  readonly objects: ReadonlyMap<number, unknown>;
}

function madeIn({ changes }: Plan): Made {
  const codes = new Map<number, string>();
  const objects = new Map<number, unknown>();
  for (const { kind, model, ID, after } of changes) {
    if (kind !== 'make' || !isObject(after)) continue;
    objects.set(ID, after);
    if (model !== 'tourItems') continue;
    codes.set(ID, String(after['Code']));
    codes.set(Number(after['LocationID']), String(after['Code']));
  }
  return { codes, objects };
}

/** The codes of stations at their first places in tours. */
const codesIn = oncePerDraft((draft): ReadonlyMap<number, string> => {
  const codes = new Map<number, string>();
  for (const item of objectsOf(draft, 'tourItems')) {
    const ID = Number(item['LocationID']);
    if (!codes.has(ID)) codes.set(ID, storedCode(item));
  }
  return codes;
});

/** Without the numbers of pictures. */
function pathOf({ model, field, language }: PlannedChange): readonly string[] {
  const names = field.split('.').filter((name) => !/^\d+$/.test(name) && name !== '');
  const isKnown = Object.hasOwn(entities[model].fields, names[0] ?? '');
  return isKnown && language !== undefined ? [...names, language] : names;
}
