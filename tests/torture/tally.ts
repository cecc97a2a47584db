import { type DepotKind } from './depots/depot.ts';

/** The work and findings of a scenario. */
export interface Tally {
  readonly scenario: string;
  readonly depot: DepotKind;
  rounds: number;
  kills: number;
  acknowledged: number;
  /** Acknowledged work that is gone. */
  readonly lost: string[];
  /** Work that should be done as a whole. */
  readonly inPart: string[];
  /** All other broken promises, such as a refused call or a failed request of a visitor. */
  readonly faults: string[];
  readonly leftovers: { found: number; readonly stayed: string[] };
  /** Milliseconds from the start of a process to its first answer. */
  readonly restarts: number[];
  /** Facts for the line below the table, such as the longest wait. */
  readonly notes: string[];
}

export function openTally(scenario: string, depot: DepotKind): Tally {
  return {
    scenario,
    depot,
    rounds: 0,
    kills: 0,
    acknowledged: 0,
    lost: [],
    inPart: [],
    faults: [],
    leftovers: { found: 0, stayed: [] },
    restarts: [],
    notes: [],
  };
}

/** Returns everything that is wrong. */
export function brokenPromises({ lost, inPart, faults, leftovers }: Tally): readonly string[] {
  return [...lost, ...inPart, ...faults, ...leftovers.stayed];
}

const titles = [
  'scenario',
  'store',
  'rounds',
  'kills',
  'acknowledged',
  'lost',
  'in part',
  'other faults',
  'leftovers',
  'restart (median, longest)',
];

export function tableOf(tallies: readonly Tally[]): string {
  const rows = [titles, titles.map(() => '---'), ...tallies.map(rowOf)];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[], index: number): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, index === 1 ? '-' : ' ')).join(' | ')} |`;
  return rows.map(lineOf).join('\n');
}

function rowOf(tally: Tally): readonly string[] {
  const { scenario, depot, rounds, kills, acknowledged, lost, inPart, faults, leftovers } = tally;
  const { found, stayed } = leftovers;
  const counts = [rounds, kills, acknowledged, lost.length, inPart.length, faults.length].map(String);
  return [scenario, depot, ...counts, `${found} found, ${stayed.length} stayed`, timesOf(tally.restarts)];
}

function timesOf(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const [longest, median] = [sorted.at(-1), sorted[Math.floor(sorted.length / 2)]];
  const seconds = (time: number): string => `${(time / 1000).toFixed(2)} s`;
  return longest === undefined || median === undefined ? '-' : `${seconds(median)}, ${seconds(longest)}`;
}
