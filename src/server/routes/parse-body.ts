import { maximumDepth } from '#content/yaml/limits.ts';
import { refuse } from '../refuse.ts';

const mostItems = 100_000;
/** Of values in one item of the list, or in a body that is no list. Parsing this many takes 20 ms. */
const mostParts = 50_000;
const mostBlanks = 16 * 1024 * 1024;

/** Larger lists are parsed item by item, so that other calls are answered meanwhile. */
const parsedAtOnce = 256 * 1024;
const scannedAtOnce = 1024 * 1024;
/** Milliseconds after which others have their turn. */
const turn = 10;

/**
 * Parses JSON without keeping this thread for long. Refuses a body that would take too long.
 *
 * @throws Refusal `wrong-value`; and what `parse` throws
 */
export async function parseBody(json: Buffer, parse: (text: string) => unknown): Promise<unknown> {
  const cuts = await scan(json);
  if (cuts === undefined || json.length <= parsedAtOnce) return parse(json.toString());
  const items: unknown[] = [];
  let since = performance.now();
  for (const [index, to] of cuts.slice(1).entries()) {
    items.push(parse(json.toString('utf8', (cuts[index] ?? 0) + 1, to)));
    if (performance.now() - since > turn) {
      await othersTurn();
      since = performance.now();
    }
  }
  return items;
}

/** Returns where the items of a list begin and end: its bracket, its commas, its other bracket; undefined if it is none. */
async function scan(json: Buffer): Promise<readonly number[] | undefined> {
  const cuts: number[] = [];
  let [depth, parts, blanks, ends] = [0, 0, 0, 0];
  let isText = false;
  let isList = false;
  let hasBegun = false;
  for (let index = 0; index < json.length; index += 1) {
    if (index % scannedAtOnce === scannedAtOnce - 1) await othersTurn();
    const sign = json[index] ?? 0;
    if (isText) {
      if (sign === backslash) index += 1;
      else if (sign === quote) isText = false;
      continue;
    }
    if (sign <= blank) {
      blanks += 1;
      if (blanks > mostBlanks) throw tooMuch(`holds more than ${mostBlanks} blanks`);
      continue;
    }
    isList = hasBegun ? isList && ends === 0 : sign === bracket;
    hasBegun = true;
    if (sign === quote) isText = true;
    else if (sign === brace || sign === bracket) {
      if (depth === 0) cuts.push(index);
      depth += 1;
      parts += 1;
      if (depth > maximumDepth) throw refuse('body-too-deep', { limit: maximumDepth });
    } else if (sign === closingBrace || sign === closingBracket) {
      depth -= 1;
      if (depth === 0) {
        cuts.push(index);
        ends += 1;
      }
    } else if (sign === comma) {
      parts += 1;
      if (isList && depth === 1) {
        cuts.push(index);
        parts = 0;
        if (cuts.length > mostItems) throw tooMuch(`holds more than ${mostItems} items`);
      }
    }
    if (parts > mostParts) throw tooMuch(`holds more than ${mostParts} values in one item`);
  }
  return isList && ends === 1 && cuts.length > 2 ? cuts : undefined;
}

function tooMuch(detail: string): Error {
  return refuse('body-wrong', { field: 'the body', detail });
}

async function othersTurn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

const codeOf = (sign: string): number => sign.charCodeAt(0);
const blank = codeOf(' ');
const comma = codeOf(',');
const quote = codeOf('"');
const backslash = codeOf('\\');
const brace = codeOf('{');
const bracket = codeOf('[');
const closingBrace = codeOf('}');
const closingBracket = codeOf(']');
