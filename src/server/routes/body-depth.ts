import { refuse } from '../refuse.ts';

/** The maximum depth of a tour definition (`design.md` 4). */
export const deepest = 60;

/**
 * Refuses JSON that is nested deeper: parsing it is quick, but walking it later could overflow the stack.
 * @throws Refusal `wrong-value`
 */
export function refuseDeep(json: string): void {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (isText) {
      if (sign === backslash) index += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) isText = true;
    else if (sign === brace || sign === bracket) {
      depth += 1;
      if (depth > deepest) throw refuse('body-too-deep', { limit: deepest });
    } else if (sign === closingBrace || sign === closingBracket) depth -= 1;
  }
}

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const brace = '{'.charCodeAt(0);
const bracket = '['.charCodeAt(0);
const closingBrace = '}'.charCodeAt(0);
const closingBracket = ']'.charCodeAt(0);
