import { westernDigits } from '../digits.ts';

/** The spellings of ä without its dots: `short` is a, `long` is ae. Other letters do not differ. */
export const spellings = ['short', 'long'] as const;
export type Spelling = (typeof spellings)[number];

export interface FoldedText {
  readonly text: string;
  /** For each unit of the folded text, the start of its letter in the original. */
  readonly starts: readonly number[];
  /** The end of that letter, including its accents. */
  readonly ends: readonly number[];
}

/**
 * Removes case, accents and the like from a text in any language: `Straße` becomes `strasse`, `Ёлка` becomes `елка`.
 * Folding a folded text changes nothing.
 */
export function fold(text: string, spelling: Spelling): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .replaceAll(hasMarks.test(text) ? changing : notAscii, (letter) => foldLetter(letter)[spelling])
    .toLowerCase();
}

/** Returns whether the long spelling of a text may differ from its short one. */
export function hasLongSpelling(text: string): boolean {
  return !isAscii.test(text) && mayBeLong.test(text);
}

/** Folds a text and records where each part comes from. */
export function foldWithPlaces(text: string, spelling: Spelling): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const part = foldLetter(letter)[spelling];
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  return { text: folded, starts, ends };
}

// eslint-disable-next-line no-control-regex
const isAscii = /^[\0-\u007F]*$/;
const notAscii = /[^\0-\u007F]/g;
/** Matches ä, ö, ü, ø and å, composed or decomposed. */
const mayBeLong = /[\u0308\u030A\u212BÄÖÜØÅäöüøå]/;
/** Matches texts that may contain accents or surrogate halves. */
const hasMarks = /[^\0-\u02FF\u2000-\u206F\u20AC]/;
/** A letter with its accents. */
const letters = /\p{M}+|\P{M}\p{M}*/gu;
/** Letters that need more than conversion to lower case. */
const changing = /\P{ASCII}\p{M}*|\p{ASCII}\p{M}+/gu;

/**
 * Accents and points of scripts that are read without them, the Arabic letter stretcher, and invisible characters (soft
 * hyphens, joiners). Vowel signs of other scripts are letters in their own right.
 */
const passedOver =
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]|[\uFE00-\uFE0F]|\u0640|\p{Cf}/gu;

const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ı: 'i',
    ȷ: 'j',
    ς: 'σ',
    ґ: 'г',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
    ة: 'ه',
    ٱ: 'ا',
  }),
);

const long: ReadonlyMap<string, string> = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }));

interface FoldedLetter {
  readonly short: string;
  readonly long: string;
}

/** A cache: a museum uses few letters, so each is folded once. */
const known = new Map<string, FoldedLetter>();
const mostKnown = 5000;

function foldLetter(letter: string): FoldedLetter {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const short = plain(letter);
  const folded = { short, long: long.get(letter.normalize('NFC').toLowerCase()) ?? short };
  if (known.size >= mostKnown) known.clear();
  known.set(letter, folded);
  return folded;
}

function plain(letter: string): string {
  // The lower-case letters may themselves decompose.
  const parts = letter.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(passedOver, '');
  return westernDigits([...parts].map((part) => alike.get(part) ?? part).join(''));
}
