export type Path = readonly (string | number)[];

/** A value in a file that does not match the schema. */
export interface Mismatch {
  readonly path: Path;
  /** Completes "expected ...", for people. */
  readonly expected: string;
  /** The value found instead, shortened. */
  readonly found: string;
}

/** The maximum number of stored mismatches, which is enough to show how a file is broken. */
export const maximumMismatches = 100_000;

/** The current position while reading a document, and the mismatches so far. */
export class Trail {
  readonly mismatches: Mismatch[] = [];
  /** The number of all mismatches, including those beyond the maximum. */
  count = 0;
  readonly #path: (string | number)[];

  constructor(start: Path = []) {
    this.#path = [...start];
  }

  enter(step: string | number): void {
    this.#path.push(step);
  }

  leave(): void {
    this.#path.pop();
  }

  report(expected: string, given: unknown): void {
    this.count += 1;
    if (this.count > maximumMismatches) return;
    this.mismatches.push({ path: [...this.#path], expected, found: describe(given) });
  }
}

const longestQuote = 40;

function describe(given: unknown): string {
  if (given === null || given === undefined) return 'nothing';
  if (Array.isArray(given)) return `a list of ${given.length}`;
  if (typeof given === 'object') return 'an object';
  if (typeof given === 'number' || typeof given === 'boolean') return `${typeof given} ${given}`;
  if (typeof given !== 'string') return `a ${typeof given}`;
  const shortened = given.length > longestQuote ? `${given.slice(0, longestQuote)}…` : given;
  return `the text ${JSON.stringify(shortened)}`;
}
