import { type Cost } from './setup.ts';

/** The limits of the whole run on the reference machine. */
export const limits = {
  journeys: 210,
  screens: 70,
  /** Core-seconds of one case. */
  case: 10,
  /** Core-seconds of everything that `npm test` runs. */
  run: 1600,
} as const;

/** The goals to which the limits are lowered as cases become cheaper: ten minutes on two quiet cores. */
export const goals = { case: 8, run: 1200 } as const;

const namedCases = 10;

export interface KindCost {
  readonly kind: string;
  readonly cases: number;
  readonly coreSeconds: number;
}

/** Sums what cases and the preparation of their files have cost. */
export function sumCosts(kind: string, costs: readonly Cost[]): KindCost {
  return {
    kind,
    cases: costs.filter(({ name }) => name !== undefined).length,
    coreSeconds: costs.reduce((sum, { coreSeconds }) => sum + coreSeconds, 0),
  };
}

export interface Spent {
  /** Every step of the run. */
  readonly kinds: readonly KindCost[];
  /** The cases in a browser. */
  readonly cases: readonly Cost[];
  /** How many times longer than on the reference machine the processor takes for the same work. */
  readonly slowness: number;
}

/** Returns what is over its limit, a sentence each, and the dearest cases if anything is. */
export function findExcess({ kinds, cases, slowness }: Spent): readonly string[] {
  const found: string[] = [];
  for (const kind of ['journeys', 'screens'] as const) {
    const count = kinds.find((one) => one.kind === kind)?.cases ?? 0;
    if (count > limits[kind]) found.push(`There are ${count} ${kind}; the limit is ${limits[kind]}.`);
  }
  const dear = cases.filter(({ name, coreSeconds }) => name !== undefined && coreSeconds > limits.case * slowness);
  for (const { file, name, coreSeconds } of dear)
    found.push(
      `${file}: "${name}" took ${round(coreSeconds)} core-seconds; the limit is ${round(limits.case * slowness)}.`,
    );
  const total = kinds.reduce((sum, { coreSeconds }) => sum + coreSeconds, 0);
  if (total > limits.run * slowness)
    found.push(`The run took ${round(total)} core-seconds; the limit is ${round(limits.run * slowness)}.`);
  return found.length === 0 ? [] : [...found, 'The dearest cases:', ...dearest(cases)];
}

function dearest(cases: readonly Cost[]): readonly string[] {
  return cases
    .toSorted((left, right) => right.coreSeconds - left.coreSeconds)
    .slice(0, namedCases)
    .map(({ file, name, coreSeconds }) => `  ${round(coreSeconds)}  ${file}: ${name ?? 'preparation'}`);
}

/** Returns what is over its goal, in one line; undefined if nothing is. */
export function overGoals({ kinds, cases, slowness }: Spent): string | undefined {
  const dear = cases.filter(({ name, coreSeconds }) => name !== undefined && coreSeconds > goals.case * slowness);
  const total = kinds.reduce((sum, { coreSeconds }) => sum + coreSeconds, 0);
  if (dear.length === 0 && total <= goals.run * slowness) return undefined;
  return `Over the goals: ${dear.length} cases above ${goals.case} core-seconds, ${round(total)} of ${goals.run} in all.`;
}

/** The table of `tests/README.md`. */
export function costTable(kinds: readonly KindCost[]): string {
  const rows = kinds.map(
    ({ kind, cases, coreSeconds }) => `| ${kind} | ${cases === 0 ? '' : cases} | ${Math.round(coreSeconds)} |`,
  );
  const total = kinds.reduce((sum, { coreSeconds }) => sum + coreSeconds, 0);
  return ['| kind | cases | core-seconds |', '|---|---|---|', ...rows, `| all | | ${Math.round(total)} |`].join('\n');
}

function round(seconds: number): string {
  return seconds.toFixed(1);
}
