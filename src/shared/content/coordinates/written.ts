import { type CoordinatesOutcome, fault, spotOf } from './outcome.ts';
import { type Axis, type Mark, type Token, tokensOf } from './tokens.ts';
import { type AngleOutcome, angleOf } from './angle.ts';

/** Reads coordinates that are written out. Their decimal marks may be points or commas, if only one of both fits. */
export function readWritten(given: string): CoordinatesOutcome {
  const text = given.replace(/^\(([^()]*)\)$/, '$1').trim();
  const [points, commas] = [readWith(text, '.'), readWith(text, ',')];
  if (points.ok && commas.ok) return isSame(points, commas) ? points : fault('ambiguous', text);
  if (points.ok) return points;
  if (commas.ok) return commas;
  // The reading that understood more says what is wrong.
  return vagueness(points) <= vagueness(commas) ? points : commas;
}

type Read = Extract<CoordinatesOutcome, { readonly ok: true }>;

type Failed = Extract<CoordinatesOutcome, { readonly ok: false }>;

function vagueness({ fault: kind, part }: Failed): number {
  // Where commas mark the decimals, a point has no meaning.
  if (kind === 'unread' && part.startsWith('.')) return 3;
  if (kind === 'ambiguous') return 2;
  return kind === 'unread' || kind === 'one-number' ? 1 : 0;
}

function isSame({ spot: one }: Read, { spot: other }: Read): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

function readWith(text: string, mark: Mark): CoordinatesOutcome {
  const cut = tokensOf(text, mark);
  if (!cut.ok) return fault(cut.fault, cut.part);
  const halves = halvesOf(cut.tokens);
  if (halves === undefined) {
    const count = cut.tokens.filter(({ kind }) => kind === 'number').length;
    return fault(count > 1 ? 'ambiguous' : count === 1 ? 'one-number' : 'unread', text);
  }
  const [first, second] = halves.map((half) => angleOf(withoutSeparators(half)));
  if (first === undefined || second === undefined) return fault('unread', text);
  return together(first, second, text);
}

function together(first: AngleOutcome, second: AngleOutcome, text: string): CoordinatesOutcome {
  if (!first.ok) return fault(first.fault, first.part);
  if (!second.ok) return fault(second.fault, second.part);
  const firstAxis: Axis = first.axis ?? (second.axis === 'latitude' ? 'longitude' : 'latitude');
  if (firstAxis === second.axis) return fault('directions', text);
  return firstAxis === 'latitude'
    ? spotOf(first.degrees, second.degrees, text)
    : spotOf(second.degrees, first.degrees, text);
}

type Halves = readonly [readonly Token[], readonly Token[]];

/** Separates the latitude from the longitude; undefined if it is not clear where. */
function halvesOf(tokens: readonly Token[]): Halves | undefined {
  const at = splitByLabels(tokens) ?? splitByDirections(tokens) ?? splitBySeparator(tokens) ?? splitByNumbers(tokens);
  return at === undefined || at <= 0 || at >= tokens.length ? undefined : [tokens.slice(0, at), tokens.slice(at)];
}

function splitByLabels(tokens: readonly Token[]): number | undefined {
  const places = placesOf(tokens, ({ kind }) => kind === 'label');
  return places.length === 2 && places[0] === 0 ? places[1] : undefined;
}

/** Directions are either before both angles or behind them. */
function splitByDirections(tokens: readonly Token[]): number | undefined {
  const places = placesOf(tokens, ({ kind }) => kind === 'direction');
  const [first, second] = places;
  if (first === undefined || places.length > 2) return undefined;
  if (first === 0) return second;
  return first + 1 < tokens.length ? first + 1 : undefined;
}

function splitBySeparator(tokens: readonly Token[]): number | undefined {
  const places = placesOf(tokens, ({ kind }) => kind === 'separator');
  return places.length === 1 ? places[0] : undefined;
}

/** The second number of degrees begins the longitude, and so does the second of just two numbers. */
function splitByNumbers(tokens: readonly Token[]): number | undefined {
  const numbers = placesOf(tokens, ({ kind }) => kind === 'number');
  const degrees = numbers.filter((place) => {
    const next = tokens[place + 1];
    return next?.kind === 'unit' && next.unit === 'degrees';
  });
  if (degrees.length === 2) return degrees[1];
  return numbers.length === 2 ? numbers[1] : undefined;
}

function placesOf(tokens: readonly Token[], fits: (token: Token) => boolean): readonly number[] {
  return tokens.flatMap((token, place) => (fits(token) ? [place] : []));
}

/** A separator may be between the halves, however these were found. */
function withoutSeparators(half: readonly Token[]): readonly Token[] {
  const start = half[0]?.kind === 'separator' ? 1 : 0;
  const end = half.at(-1)?.kind === 'separator' ? half.length - 1 : half.length;
  return half.slice(start, end);
}
