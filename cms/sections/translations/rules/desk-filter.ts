import { createFilter, type Filterable } from '#content/station-filter.ts';
import { wordsIn } from '#content/translation-exchange/codes.ts';
import { type DeskText, isOpen } from './open-texts.ts';

/** Which texts the desk shows. */
export const shownStates = ['open', 'missing', 'older', 'machine', 'unchecked', 'checked', 'all'] as const;
export type ShownState = (typeof shownStates)[number];

export interface DeskFilter {
  readonly state: ShownState;
  /** The kind of field, see {@link fieldKind}; empty for all. */
  readonly field: string;
  /** The ID of a station; undefined for all texts. */
  readonly station?: number | undefined;
  /** Words of a text, or of the name of its object. */
  readonly find: string;
}

/** Fields of one kind are translated in one go: all names, or all answers. */
export function fieldKind({ model, field }: DeskText): string {
  return `${model} ${field.replaceAll(/\.\d+(?=\.)/g, '')}`;
}

export function fitsState(text: DeskText, shown: ShownState): boolean {
  const { state } = text;
  switch (shown) {
    case 'all':
      return true;
    case 'open':
      return isOpen(text);
    case 'missing':
      return isOpen(text) && state === 'missing';
    case 'unchecked':
      return !text.isRecording && (state === 'machine' || state === 'translated');
    case 'older':
    case 'machine':
    case 'checked':
      return state === shown;
  }
}

/** Returns what is searched of a text. @param name of its object */
export function wordsOfText({ source, target }: DeskText, name: string): Filterable {
  return { code: '', name: `${name} ${wordsIn(source)} ${wordsIn(target)}` };
}

/** @param wordsOf runs once for each text, as long as it is the same function */
export function filterTexts(
  texts: readonly DeskText[],
  { state, field, station, find }: DeskFilter,
  wordsOf: (text: DeskText) => Filterable,
): readonly DeskText[] {
  const isOf = ({ model, ID }: DeskText): boolean => station === undefined || (model === 'locations' && ID === station);
  const fitting = texts.filter(
    (text) => isOf(text) && fitsState(text, state) && (field === '' || fieldKind(text) === field),
  );
  if (find.trim() === '') return fitting;
  return createFilter(fitting, wordsOf)(find);
}

/** Returns the next text to translate after one, from the beginning after the last; undefined if there is none. */
export function nextOpen(texts: readonly DeskText[], after: string | undefined): DeskText | undefined {
  const place = texts.findIndex(({ key }) => key === after);
  const isNext = (text: DeskText): boolean => isOpen(text) && !text.isRecording && text.key !== after;
  return texts.slice(place + 1).find((text) => isNext(text)) ?? texts.slice(0, place + 1).find((text) => isNext(text));
}
