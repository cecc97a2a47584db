import { entities } from '#content/definition.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { type Field, type Fields, type ModelName } from '#content/schema/field.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { fileName, pathOf } from '../media/file-address.ts';
import { dayIn } from './moment-in.ts';
import { type useTexts } from './texts.tsx';

/** A path within an object, without list indexes: `['Description', 'de']`. */
export interface FieldPlace {
  readonly model: EditedModel;
  readonly object: StoredObject;
  readonly path: readonly string[];
}

/** The words for fields, and the content that they need. */
export interface FieldSpeaker extends Pick<ReturnType<typeof useTexts>, 't' | 'knows' | 'language'> {
  readonly languageName: (code: string) => string;
  /** Undefined if there is no such object. */
  readonly objectName: (model: ModelName, ID: number) => string | undefined;
}

/** Returns a field's label in its form, with the language: `Beschreibung, Deutsch`. */
export function fieldLabel(place: FieldPlace, speaker: FieldSpeaker): string {
  const { names, code } = fieldAt(place);
  const inner = names.length > 1 ? [ownLabel(place, names, speaker)] : [];
  const language = code === undefined ? [] : [speaker.languageName(code)];
  return [ownLabel(place, names.slice(0, 1), speaker), ...inner, ...language].join(', ');
}

/** Returns a field's value as staff read it: names instead of numbers, one line for each part. */
export function valueText(value: unknown, place: FieldPlace, speaker: FieldSpeaker): string {
  const { names, field } = fieldAt(place);
  return wordsOf(value, field, names);

  function wordsOf(given: unknown, of: Field<unknown> | undefined, at: readonly string[]): string {
    if (of?.kind === 'single') return wordsOf(given, of.element, at);
    if (isEmpty(given, of)) return speaker.t('clash.empty');
    if (typeof given === 'boolean') return speaker.t(given ? 'clash.yes' : 'clash.no');
    if (Array.isArray(given)) return given.map((each: unknown) => wordsOf(each, of?.element, at)).join('\n');
    if (isObject(given)) return partsOf(given, of, at);
    if (of?.kind === 'reference' && of.model !== undefined)
      return speaker.objectName(of.model, Number(given)) ?? String(given);
    if (of?.kind === 'choice' || of?.kind === 'focus') return chosen(String(given), of.kind, at);
    if (of?.kind === 'url' || of?.kind === 'urls') return fileName(pathOf(String(given)) ?? '') || String(given);
    if (of?.kind === 'date') return dayIn(speaker.language, String(given));
    return typeof given === 'number' ? given.toLocaleString(speaker.language) : String(given);
  }

  function partsOf(given: StoredObject, of: Field<unknown> | undefined, at: readonly string[]): string {
    if (of === undefined) return JSON.stringify(given);
    const parts = Object.entries(given).filter(([, part]) => part !== '');
    if (isByLanguage(of))
      return parts.map(([code, text]) => `${speaker.languageName(code)}: ${inLanguage(text, of, at)}`).join('\n');
    return parts
      .map(([name, part]) => {
        const inner = [...at, name];
        return `${ownLabel(place, inner, speaker)}: ${wordsOf(part, of.fields?.[name], inner)}`;
      })
      .join('\n');
  }

  function inLanguage(text: unknown, of: Field<unknown>, at: readonly string[]): string {
    return typeof text === 'string' ? wordsOf(text, of, at) : JSON.stringify(text);
  }

  function chosen(given: string, kind: 'choice' | 'focus', at: readonly string[]): string {
    const scope = kind === 'focus' ? 'focus' : at.join('.') === 'Selectors' ? 'tour.selector' : keyOf(place, at);
    const key = `${scope}.${given}`;
    return speaker.knows(key) ? speaker.t(key) : given;
  }
}

const scopes: Partial<Record<EditedModel, string>> = {
  locations: 'location',
  tours: 'tour',
  tourItems: 'stop',
  tourGroups: 'group',
  themes: 'theme',
  languages: 'language',
  messages: 'message',
  providers: 'museum',
  configurations: 'settings',
};

/** Fields whose parts have a separate form. */
const innerScopes: Readonly<Record<string, string>> = {
  ImageDescriptor: 'image',
  ImageDescriptors: 'image',
  GameChoices: 'location.choice',
  GameHotspots: 'hotspots',
  Path: 'path',
};

/** Fields whose label in the forms differs from their name. */
const otherKeys: Readonly<Record<string, string>> = {
  'location.ImageDescriptors': 'image.list',
  'location.DeepDives': 'part.dives',
  'location.Timeline': 'part.timeline',
  'location.GameHotspots': 'part.hidden',
  'location.GameWonImageFocus': 'focus.label',
  'image.ImageFocus': 'focus.label',
  'stop.GameBoardSVGPath': 'clash.shape',
};

function ownLabel(place: FieldPlace, names: readonly string[], { t, knows }: FieldSpeaker): string {
  const name = names.at(-1) ?? '';
  const key = keyOf(place, names);
  if (name === 'Position') return t('clash.position');
  return knows(key) ? t(key) : name;
}

function keyOf({ model, object }: FieldPlace, names: readonly string[]): string {
  const [first = '', ...rest] = names;
  const inner = rest.length === 0 ? undefined : innerScopes[first];
  const key = [...(inner === undefined ? [scopes[model] ?? model, first] : [inner]), ...rest].join('.');
  if (key === 'location.MediaURL') return `${key}.${object['Type'] === 1 ? 'video' : 'audio'}`;
  return otherKeys[key] ?? key;
}

interface FieldAt {
  readonly names: readonly string[];
  readonly field: Field<unknown> | undefined;
  /** The language, if the path leads to one language of a text or file. */
  readonly code: string | undefined;
}

/** Returns the field at a path, and the language that the path ends with. */
export function fieldAt({ model, path }: Pick<FieldPlace, 'model' | 'path'>): FieldAt {
  let fields: Fields = entities[model].fields;
  let field: Field<unknown> | undefined;
  for (const [depth, step] of path.entries()) {
    if (field !== undefined && isByLanguage(field)) return { names: path.slice(0, depth), field, code: step };
    const found: Field<unknown> | undefined = Object.hasOwn(fields, step) ? fields[step] : undefined;
    field = found?.kind === 'single' ? found.element : found;
    fields = (field?.element ?? field)?.fields ?? {};
  }
  return { names: path, field, code: undefined };
}

function isByLanguage({ kind }: Field<unknown>): boolean {
  return kind === 'text' || kind === 'urls' || kind === 'note';
}

function isEmpty(given: unknown, field: Field<unknown> | undefined): boolean {
  if (given === undefined || given === null || given === '') return true;
  if (field?.kind === 'reference') return Number(given) < 0;
  return typeof given === 'object' && Object.keys(given).length === 0;
}
