import { baseLanguage } from '../language-fallback.ts';
import { readVariantCode } from '../language-variants.ts';
import { type ModelName } from '../schema/field.ts';
import { type Facts, type Place } from '../sheets/sheet.ts';
import { noteOf } from '../translation-notes.ts';
import { type Exchange, type ExchangeFault, type IncomingText, type Refusal, sameText } from './exchanged.ts';
import { type Loss, lossIn } from './losses.ts';
import { type LanguageCodes, type PairedText, passOf } from './outgoing.ts';

/** Why a change waits for someone to agree. */
export type Doubt =
  | Loss
  /** The source has changed since the file left. */
  | { readonly code: 'source-changed'; readonly what: string }
  /** Someone has changed the translation since the file left. */
  | { readonly code: 'target-changed'; readonly what: string };

export interface PlannedChange {
  /** {@link PairedText.key}. */
  readonly key: string;
  readonly kind: 'change';
  readonly model: ModelName;
  readonly ID: number;
  readonly field: string;
  readonly language: string;
  readonly before: string;
  readonly after: string;
  /** As it is now. */
  readonly source: string;
  /** What the translation was made from, if that is not the source as it is now. */
  readonly madeFrom?: { readonly note: string; readonly text: string | undefined };
  readonly from: Place;
  /** A change with a doubt is made only if someone ticks it. */
  readonly why?: Doubt;
}

export interface TranslationPlan {
  readonly changes: readonly PlannedChange[];
  readonly refusals: readonly Refusal[];
  /** How many texts are as they were, or came back empty. */
  readonly same: number;
}

/** What a file is compared with. */
export interface Guide {
  readonly name: string;
  readonly languages: readonly string[];
  /** Every text that may change, by key, in the two languages of the file. */
  readonly texts: (codes: LanguageCodes) => ReadonlyMap<string, PairedText>;
}

/** Returns what taking a file back would change. Nothing is changed by it. */
export function planTranslations(file: Exchange<IncomingText>, guide: Guide): TranslationPlan {
  const [source, target] = [file.source, file.target].map((code) => knownCode(code, guide.languages));
  const [first] = file.texts;
  const whole = { file: first?.from.file ?? '' };
  const refuseAll = (code: ExchangeFault, facts: Facts = {}): TranslationPlan => ({
    changes: [],
    refusals: [{ from: whole, code, facts }],
    same: 0,
  });
  if (source === undefined) return refuseAll('other-language', { language: file.source });
  if (target === undefined || target === source) return refuseAll('other-language', { language: file.target });
  if (first === undefined) return refuseAll('no-texts');
  const codes = { source, target };
  const texts = guide.texts(codes);
  const isOther = (row: IncomingText): boolean => {
    const text = texts.get(row.key);
    return text === undefined || !isMadeFrom(row, text, codes);
  };
  if (file.guide !== guide.name && file.texts.every(isOther)) return refuseAll('other-guide', { guide: file.guide });

  const changes: PlannedChange[] = [];
  const refusals: Refusal[] = [];
  const seen = new Set<string>();
  let same = 0;
  for (const row of file.texts) {
    const text = texts.get(row.key);
    const isTwice = seen.has(row.key);
    seen.add(row.key);
    if (text === undefined || text.isRecording)
      refusals.push({ from: row.from, code: 'unknown-text', facts: { key: row.key } });
    else if (row.target.trim() === '' || sameText(row.target, text.target)) same += 1;
    else if (isTwice) refusals.push({ from: row.from, code: 'twice', facts: { key: row.key } });
    else changes.push(changeBy(row, text, codes));
  }
  return { changes, refusals, same };
}

function changeBy(row: IncomingText, text: PairedText, codes: LanguageCodes): PlannedChange {
  const { key, model, ID, field, source, target: before } = text;
  const isCurrent = isMadeFrom(row, text, codes);
  const note = sourceNote(row, codes);
  const why: Doubt | undefined = !isCurrent
    ? { code: 'source-changed', what: '' }
    : isTargetChanged(row, text, codes)
      ? { code: 'target-changed', what: '' }
      : lossIn(source, before, row.target);
  return {
    key,
    kind: 'change',
    model,
    ID,
    field,
    language: codes.target,
    before,
    after: row.target,
    source,
    ...(isCurrent
      ? {}
      : { madeFrom: { note, text: noteOf(codes.source, row.source) === note ? row.source : undefined } }),
    from: row.from,
    ...(why === undefined ? {} : { why }),
  };
}

/** Programs that drop our note leave the source that they were given. */
function sourceNote({ pass, source }: IncomingText, codes: LanguageCodes): string {
  const note = pass.split(' ').slice(0, 2).join(' ');
  return note.startsWith(`${codes.source} `) ? note : noteOf(codes.source, source);
}

function isMadeFrom(row: IncomingText, { source }: PairedText, codes: LanguageCodes): boolean {
  return sourceNote(row, codes) === noteOf(codes.source, source);
}

function isTargetChanged({ pass }: IncomingText, text: PairedText, codes: LanguageCodes): boolean {
  return pass !== '' && pass !== passOf(text, codes);
}

/** Programs write `de-DE` for `de`, or the other way round. A variant is never taken for its language. */
function knownCode(given: string, languages: readonly string[]): string | undefined {
  const [wanted, base] = [given.toLowerCase(), baseLanguage(given)];
  const exact = languages.find((code) => code === given) ?? languages.find((code) => code.toLowerCase() === wanted);
  if (exact !== undefined || readVariantCode(given) !== undefined) return exact;
  return (
    languages.find((code) => code.toLowerCase() === base) ??
    languages.find((code) => baseLanguage(code) === base && readVariantCode(code) === undefined)
  );
}
