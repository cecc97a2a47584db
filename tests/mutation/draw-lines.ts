export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Draws lines of code at random, all equally likely, as ranges in Stryker's format: `path:line-line`. */
export function drawLines(sources: readonly Source[], count: number, seed: number): readonly string[] {
  const lines = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, range: `${path}:${index + 1}-${index + 1}` }))
      .filter(({ line }) => isCode(line))
      .map(({ range }) => range),
  );
  const random = lcg(seed);
  const drawn: string[] = [];
  while (drawn.length < count && lines.length > 0) {
    drawn.push(...lines.splice(Math.floor(random() * lines.length), 1));
  }
  return drawn;
}

/** Comments, imports and lone brackets have nothing to mutate. */
function isCode(line: string): boolean {
  const text = line.trim();
  return text !== '' && !/^(?:\/\/|\/?\*|import\b|export type\b|[)}\];,]*$)/.test(text);
}

/** Returns numbers from 0 to 1 (the linear congruential generator of Numerical Recipes). */
function lcg(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
