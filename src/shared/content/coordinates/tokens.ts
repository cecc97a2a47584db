export type Axis = 'latitude' | 'longitude';

export type Unit = 'degrees' | 'minutes' | 'seconds';

/** A piece of written coordinates, with its text and the blanks behind it. */
export type Token =
  | { readonly kind: 'number'; readonly text: string; readonly value: number; readonly isNegative: boolean }
  | { readonly kind: 'unit'; readonly text: string; readonly unit: Unit }
  | { readonly kind: 'direction'; readonly text: string; readonly axis: Axis; readonly sign: 1 | -1 }
  | { readonly kind: 'label'; readonly text: string; readonly axis: Axis }
  | { readonly kind: 'separator'; readonly text: string };

/** The decimal mark of a number. */
export type Mark = '.' | ',';

export type TokensOutcome =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  /** A comma could separate two numbers or the decimals of one. */
  | { readonly ok: false; readonly fault: 'ambiguous' | 'unread'; readonly part: string };

const minus = /^[-\u2212\u2013]/;

const directions: readonly (readonly [RegExp, Axis, 1 | -1])[] = [
  [/^(?:north|nord|n\.? ?br\.?|n)(?!\p{L})/iu, 'latitude', 1],
  [/^(?:south|süd|s\.? ?br\.?|s)(?!\p{L})/iu, 'latitude', -1],
  [/^(?:east|ost|[öo]\.? ?l\.?|[eo])(?!\p{L})/iu, 'longitude', 1],
  [/^(?:west|w\.? ?l\.?|w)(?!\p{L})/iu, 'longitude', -1],
];

const labels: readonly (readonly [RegExp, Axis])[] = [
  [/^(?:latitude|lat\.?|breitengrad|breite)(?!\p{L})\s*[:=]?/iu, 'latitude'],
  [/^(?:longitude|long?\.?|lng|längengrad|länge)(?!\p{L})\s*[:=]?/iu, 'longitude'],
];

/** Two apostrophes are seconds, so seconds come before minutes. */
const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:[°º˚]|deg(?!\p{L}))/iu, 'degrees'],
  [/^(?:["″”“]|['′’]{2}|sec(?!\p{L}))/iu, 'seconds'],
  [/^(?:['′’‘´]|min(?!\p{L}))/iu, 'minutes'],
];

/** Cuts a text into tokens, with this mark before the decimals of every number. */
export function tokensOf(text: string, mark: Mark): TokensOutcome {
  const tokens: Token[] = [];
  let rest = text.trimStart();
  while (rest !== '') {
    const found = tokenAt(rest, mark);
    if (found === undefined) return { ok: false, fault: 'unread', part: unreadPart(rest) };
    const previous = tokens.at(-1);
    const after = rest.slice(found.text.length);
    if (isTight(found, previous, text.length - rest.length, text) && !isSure(previous, after, mark))
      return { ok: false, fault: 'ambiguous', part: text };
    rest = after.trimStart();
    tokens.push({ ...found, text: found.text + after.slice(0, after.length - rest.length) });
  }
  return { ok: true, tokens };
}

function tokenAt(rest: string, mark: Mark): Token | undefined {
  const number = (mark === '.' ? /^[-+\u2212\u2013]?\d+(?:\.\d+)?/ : /^[-+\u2212\u2013]?\d+(?:,\d+)?/).exec(rest)?.[0];
  if (number !== undefined) {
    const value = Number(number.replace(/^[-+\u2212\u2013]/, '').replace(',', '.'));
    return { kind: 'number', text: number, value, isNegative: minus.test(number) };
  }
  const separator = /^[,;/|]/.exec(rest)?.[0];
  if (separator !== undefined) return { kind: 'separator', text: separator };
  for (const [pattern, axis] of labels) {
    const label = pattern.exec(rest)?.[0];
    if (label !== undefined) return { kind: 'label', text: label, axis };
  }
  for (const [pattern, axis, sign] of directions) {
    const direction = pattern.exec(rest)?.[0];
    if (direction !== undefined) return { kind: 'direction', text: direction, axis, sign };
  }
  for (const [pattern, unit] of units) {
    const written = pattern.exec(rest)?.[0];
    if (written !== undefined) return { kind: 'unit', text: written, unit };
  }
  return undefined;
}

/** A comma directly between two digits. */
function isTight(found: Token, previous: Token | undefined, index: number, text: string): boolean {
  if (found.text !== ',' || previous?.kind !== 'number') return false;
  return /\d,[-+\u2212\u2013]?\d/.test(text.slice(index - 1, index + 3));
}

/** Such a comma is sure to separate two numbers if one of them has decimals after a point, but not three by three. */
function isSure(previous: Token | undefined, after: string, mark: Mark): boolean {
  if (mark === ',') return false;
  const before = previous?.text ?? '';
  const isThousands = /^[-+\u2212\u2013]?\d{1,3}(?:\.\d{3})+$/.test(before);
  const hasNextPoint = /^[-+\u2212\u2013]?\d+\.\d/.test(after);
  return hasNextPoint || (before.includes('.') && !isThousands);
}

function unreadPart(rest: string): string {
  return /^[^\d,;]+/.exec(rest)?.[0] ?? rest;
}
