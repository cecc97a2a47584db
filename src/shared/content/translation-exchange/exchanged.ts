import { type ModelName } from '../schema/field.ts';
import { type FileFault, type Place, type Reason } from '../sheets/sheet.ts';

/** One text on its way to a translator. */
export interface OutgoingText {
  /** Finds it again: `locations 3 GameChoices.0.Text`. */
  readonly key: string;
  /** What it is, for people. */
  readonly where: string;
  readonly source: string;
  /** Empty if there is none yet. */
  readonly target: string;
  readonly state: 'missing' | 'older' | 'machine' | 'translated' | 'checked';
  /** What source and target were when it left, see {@link passOf}. */
  readonly pass: string;
}

/** The kinds of files that agencies and volunteers work with. */
export const exchangeFormats = ['xlsx', 'csv', 'xliff2', 'xliff1'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

export interface IncomingText extends Pick<OutgoingText, 'key' | 'source' | 'target' | 'pass'> {
  readonly from: Place;
}

/** A file for translators, or what came back. */
export interface Exchange<Text = OutgoingText> {
  /** The name of the guide, so that the sheets of another one are recognised. */
  readonly guide: string;
  /** Codes of languages. */
  readonly source: string;
  readonly target: string;
  readonly texts: readonly Text[];
}

/** Why a file or a row of it cannot be used, apart from what no sheet can be. */
const exchangeFaults = [
  'not-xml',
  'not-xliff',
  'no-texts',
  'other-guide',
  'other-language',
  'unknown-text',
  'twice',
] as const;
export type ExchangeFault = (typeof exchangeFaults)[number];

export function isExchangeFault(code: string): code is ExchangeFault {
  return exchangeFaults.some((fault) => fault === code);
}

export interface Refusal extends Reason<FileFault | ExchangeFault> {
  readonly from: Place;
}

export type ReadFile =
  | { readonly ok: true; readonly exchange: Exchange<IncomingText> }
  | { readonly ok: false; readonly refusal: Refusal };

export interface TextName {
  readonly model: ModelName;
  readonly ID: number;
  /** With dots for nested fields. */
  readonly field: string;
}

export function keyOf({ model, ID, field }: TextName): string {
  return `${model} ${ID} ${field}`;
}

/** Line ends that XML reads alike, and characters that it cannot hold, make no difference. */
export function sameText(one: string, other: string): boolean {
  return one === other || writable(one).replaceAll(/\r\n?/g, '\n') === writable(other).replaceAll(/\r\n?/g, '\n');
}

/** Returns a text without characters that no XML can hold. */
export function writable(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
