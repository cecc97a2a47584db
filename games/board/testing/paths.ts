import fc from 'fast-check';
import { type Point } from '#content/outline.ts';
import { type PathSegment } from '#content/svg-path.ts';

/** A command in relative form. Its coordinates are whole numbers, so that their sums are exact. */
export interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

const whole = fc.integer({ min: -400, max: 400 });
const numbersOf: Readonly<Record<string, fc.Arbitrary<readonly number[]>>> = {
  m: fc.tuple(whole, whole),
  l: fc.tuple(whole, whole),
  h: fc.tuple(whole),
  v: fc.tuple(whole),
  c: fc.tuple(whole, whole, whole, whole, whole, whole),
  s: fc.tuple(whole, whole, whole, whole),
  q: fc.tuple(whole, whole, whole, whole),
  t: fc.tuple(whole, whole),
  a: fc
    .tuple(fc.nat(300), fc.nat(300), whole, fc.boolean(), fc.boolean(), whole, whole)
    .map((given) => given.map(Number)),
  z: fc.constant([]),
};

const command: fc.Arbitrary<Command> = fc.oneof(
  ...Object.entries(numbersOf).map(([letter, numbers]) => numbers.map((numbers) => ({ letter, numbers }))),
);

/** Any path, as relative commands that start with a move. */
export const commands: fc.Arbitrary<readonly Command[]> = fc
  .tuple(fc.tuple(whole, whole), fc.array(command, { maxLength: 12 }))
  .map(([start, others]) => [{ letter: 'm', numbers: start }, ...others]);

/** A style of writing path data; its choices are used in turn and repeat. */
export interface Writing {
  readonly absolute: readonly boolean[];
  readonly repeats: readonly boolean[];
  readonly blanks: readonly string[];
  readonly separators: readonly string[];
  readonly forms: readonly number[];
}

export const plainWriting: Writing = {
  absolute: [false],
  repeats: [false],
  blanks: [' '],
  separators: [' '],
  forms: [0],
};

const some = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<readonly Value[]> =>
  fc.array(value, { minLength: 1, maxLength: 20 });

export const writing: fc.Arbitrary<Writing> = fc.record({
  absolute: some(fc.boolean()),
  repeats: some(fc.boolean()),
  blanks: some(fc.constantFrom('', ' ', '\t\n', '\r\f ')),
  separators: some(fc.constantFrom('', ' ', ',', ' , ', '\n')),
  forms: some(fc.nat(5)),
});

/** Writes commands in one of many equivalent ways. */
export function written(drawn: readonly Command[], style: Writing): string {
  const turns = new Map<readonly unknown[], number>();
  const next = <Value>(choices: readonly Value[]): Value | undefined => {
    const turn = turns.get(choices) ?? 0;
    turns.set(choices, turn + 1);
    return choices[turn % choices.length];
  };
  let at: Point = { x: 0, y: 0 };
  let start = at;
  let text = next(style.blanks) ?? '';
  let last = '';
  for (const { letter, numbers } of drawn) {
    const isAbsolute = next(style.absolute) === true;
    const name = isAbsolute ? letter.toUpperCase() : letter;
    const shown = isAbsolute ? shifted(letter, numbers, at) : numbers;
    const isRepeat =
      (last === name && !/[mz]/i.test(name)) || (last === 'm' && name === 'l') || (last === 'M' && name === 'L');
    if (isRepeat && next(style.repeats) === true) text += ' ';
    else text += name + (numbers.length === 0 ? '' : (next(style.blanks) ?? ''));
    for (const [index, number] of shown.entries()) {
      const isFlag = letter === 'a' && (index === 3 || index === 4);
      const form = isFlag ? String(number) : formed(number, next(style.forms) ?? 0);
      const wanted = index === 0 ? '' : (next(style.separators) ?? ' ');
      text += (wanted === '' && needsBlank(text, form, letter === 'a' ? index : 0) ? ' ' : wanted) + form;
    }
    text += next(style.blanks) ?? '';
    last = name;
    at = endOf(letter, numbers, at, start);
    if (letter === 'm') start = at;
  }
  return text;
}

function shifted(letter: string, numbers: readonly number[], { x, y }: Point): readonly number[] {
  if (letter === 'h') return numbers.map((number) => number + x);
  if (letter === 'v') return numbers.map((number) => number + y);
  const from = letter === 'a' ? 5 : 0;
  return numbers.map((number, index) => (index < from ? number : number + ((index - from) % 2 === 0 ? x : y)));
}

function endOf(letter: string, numbers: readonly number[], { x, y }: Point, start: Point): Point {
  const [last = 0, before = 0] = numbers.toReversed();
  if (letter === 'z') return start;
  if (letter === 'h') return { x: x + last, y };
  return letter === 'v' ? { x, y: y + last } : { x: x + before, y: y + last };
}

/** Formats a number in one of the ways that people and programs write it. */
function formed(number: number, form: number): string {
  const plain = String(number);
  return (
    [plain, number < 0 ? plain : `+${plain}`, `${plain}.0`, `${plain}e0`, `${number * 100}E-2`, `${plain}.`][form] ??
    plain
  );
}

/** No separator is needed before a sign or after a flag, which is one character long. */
function needsBlank(text: string, form: string, argument: number): boolean {
  if (argument === 4 || argument === 5) return false;
  return !/^[+-]/.test(form) && /[\d.]$/.test(text);
}

const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const point = fc.record({ x: number, y: number });

const segment: fc.Arbitrary<PathSegment> = fc.oneof(
  fc.record({ kind: fc.constantFrom('move' as const, 'line' as const), to: point }),
  fc.record({ kind: fc.constant('quadratic' as const), control: point, to: point }),
  fc.record({ kind: fc.constant('cubic' as const), first: point, second: point, to: point }),
  fc.record({
    kind: fc.constant('arc' as const),
    radii: point.map(({ x, y }) => ({ x: Math.abs(x), y: Math.abs(y) })),
    rotation: number,
    isLarge: fc.boolean(),
    isSweep: fc.boolean(),
    to: point,
  }),
  fc.constant({ kind: 'close' as const }),
);

/** Any segments that path data can express. */
export const segments: fc.Arbitrary<readonly PathSegment[]> = fc
  .tuple(point, fc.array(segment, { maxLength: 10 }))
  .map(([to, others]) => [{ kind: 'move', to }, ...others]);
