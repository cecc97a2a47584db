import { variantIn } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { spokenIn, writtenIn } from './language-families.ts';
import { isObject } from '#content/schema/containers.ts';

/** The choices of a member of staff, in one browser. */
export interface PairChoice {
  readonly source?: string | undefined;
  readonly target?: string | undefined;
  /** Nothing is folded. */
  readonly isAll?: boolean | undefined;
}

/** The languages of a form. */
export interface SideBySide {
  /** The language that the others are translated from; undefined if the museum has none. */
  readonly source: Language | undefined;
  /** Undefined if the museum has only one language. */
  readonly target: Language | undefined;
  readonly shown: readonly Language[];
  readonly folded: readonly Language[];
}

/** From this many languages on, a form folds all but two. */
const many = 3;

/**
 * Returns the languages that a form shows. Chosen languages that the museum no longer has are ignored: the source is then
 * the default language, and the target any other. A variant is shown below its language (see language-columns.tsx), unless
 * it is chosen, or there is no other language.
 */
export function sideBySide(languages: readonly Language[], choice: PairChoice): SideBySide {
  const spoken = spokenIn(languages);
  const written = writtenIn(languages);
  const chosen = written.find(({ Code }) => Code === choice.source);
  const source = chosen ?? spoken.find(({ IsDefault }) => IsDefault) ?? spoken[0];
  const isOther = (language: Language): boolean => language !== source;
  const target =
    written.filter(isOther).find(({ Code }) => Code === choice.target) ?? spoken.find(isOther) ?? written.find(isOther);
  if (source === undefined || target === undefined) return { source, target, shown: spoken, folded: [] };
  const columns = languages.filter(
    (language) => language === source || language === target || spoken.includes(language),
  );
  const rest = columns.filter((language) => language !== source && language !== target);
  const isFolding = columns.length >= many && choice.isAll !== true;
  if (isFolding) return { source, target, shown: [source, target], folded: rest };
  return { source, target, shown: chosen === undefined ? columns : [source, target, ...rest], folded: [] };
}

/** Chooses the source. Choosing the target as the source swaps the two. */
export function withSource(choice: PairChoice, { source, target }: SideBySide, code: string): PairChoice {
  return { ...choice, source: code, target: target?.Code === code ? source?.Code : target?.Code };
}

/** Chooses the target. Choosing the source as the target swaps the two. */
export function withTarget(choice: PairChoice, { source, target }: SideBySide, code: string): PairChoice {
  return { ...choice, source: source?.Code === code ? target?.Code : source?.Code, target: code };
}

/** Chooses a variant as the target, with its language as the source; any other target as {@link withTarget} does. */
export function withTargetAndBase(
  choice: PairChoice,
  pair: SideBySide,
  code: string,
  languages: readonly Language[],
): PairChoice {
  const base = variantIn(languages, { Code: code })?.of;
  return base === undefined ? withTarget(choice, pair, code) : { ...choice, source: base.Code, target: code };
}

/** Reads a remembered choice. */
export function readChoice(stored: string | null): PairChoice {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (!isObject(read)) return {};
    const { source, target, isAll } = read;
    return { source: asCode(source), target: asCode(target), isAll: isAll === true };
  } catch {
    return {};
  }
}

function asCode(given: unknown): string | undefined {
  return typeof given === 'string' ? given : undefined;
}
