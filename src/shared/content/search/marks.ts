import { foldWithPlaces, spellings } from './fold.ts';
import { type Forms, wordsOf } from './words.ts';

/** A found part of a text, from `start` (inclusive) to `end` (exclusive). */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Returns the positions of the searched words in the original text, in order and without overlaps. */
export function marksIn(text: string, wanted: readonly Forms[]): readonly Mark[] {
  const forms = wanted.flat();
  if (text === '' || forms.length === 0) return [];
  return united(
    spellings.flatMap((spelling) => {
      const folded = foldWithPlaces(text, spelling);
      return wordsOf(folded.text).flatMap((word) => {
        const length = Math.max(...forms.map((form) => (word.text.startsWith(form) ? form.length : 0)));
        const start = folded.starts[word.start];
        const end = folded.ends[word.start + length - 1];
        return length === 0 || start === undefined || end === undefined ? [] : [{ start, end }];
      });
    }),
  );
}

function united(marks: readonly Mark[]): readonly Mark[] {
  const result: Mark[] = [];
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last === undefined || mark.start >= last.end) result.push(mark);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, mark.end) };
  }
  return result;
}

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const before = 40;
const longest = 150;

/** Returns the words around the first mark, cut between words, with an ellipsis at each cut. */
export function snippet({ text, marks }: MarkedText): MarkedText {
  const mark = marks[0] ?? { start: 0, end: 0 };
  const start = mark.start <= before ? 0 : afterBlank(text, mark.start - before, mark.start);
  const end = start + longest >= text.length ? text.length : beforeBlank(text, start + longest, mark.end);
  const head = start === 0 ? '' : '… ';
  const shift = head.length - start;
  return {
    text: `${head}${text.slice(start, end)}${end === text.length ? '' : ' …'}`,
    marks: marks
      .filter((one) => one.start >= start && one.end <= end)
      .map((one) => ({ start: one.start + shift, end: one.end + shift })),
  };
}

function afterBlank(text: string, from: number, limit: number): number {
  const blank = text.indexOf(' ', from);
  return blank === -1 || blank >= limit ? limit : blank + 1;
}

function beforeBlank(text: string, from: number, limit: number): number {
  const blank = text.lastIndexOf(' ', from);
  return blank < limit ? Math.max(from, limit) - (isHalf(text, Math.max(from, limit)) ? 1 : 0) : blank;
}

/** Returns whether a cut here would split a surrogate pair. */
function isHalf(text: string, place: number): boolean {
  return /^[\uDC00-\uDFFF]/.test(text.slice(place, place + 1));
}
