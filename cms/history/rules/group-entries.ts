import { type HistoryEntry } from './history-entry.ts';

/** Changes that are one line: the same person saved the same object again and again, or several were written together. */
export interface EntryGroup {
  /** Its main change: a group that was written together is called after it. */
  readonly main: HistoryEntry;
  /** The newest first. */
  readonly entries: readonly [HistoryEntry, ...HistoryEntry[]];
  readonly kind: HistoryEntry['Kind'];
  /** Whether its entries are of several objects. */
  readonly isStep: boolean;
}

const togetherMs = 10 * 60_000;

/**
 * @param entries the newest first
 * @param msOf reads a moment
 */
export function groupEntries(
  entries: readonly HistoryEntry[],
  msOf: (moment: string) => number,
): readonly EntryGroup[] {
  const groups: HistoryEntry[][] = [];
  const open = new Map<string, HistoryEntry[]>();
  for (const step of stepsOf(entries)) {
    const [first] = step;
    const known = step.length === 1 ? open.get(keyOf(first)) : undefined;
    if (known !== undefined && continues(known.at(-1), first, msOf)) {
      known.push(first);
      continue;
    }
    for (const entry of step) open.set(keyOf(entry), step.length === 1 ? step : []);
    groups.push(step);
  }
  return groups.flatMap(([first, ...rest]) => (first === undefined ? [] : groupOf([first, ...rest])));
}

/** Deletions are named after what was meant rather than after its places in tours. */
function groupOf(entries: EntryGroup['entries']): EntryGroup {
  const [newest] = entries;
  const isStep = entries.some((entry) => keyOf(entry) !== keyOf(newest));
  if (!isStep) return { main: newest, entries, isStep, kind: entries.at(-1)?.Kind === 'made' ? 'made' : newest.Kind };
  const [main = newest] = [...entries].toSorted((one, other) => weightOf(one) - weightOf(other));
  return { main, entries, isStep, kind: main.Kind };
}

const weightOf = ({ Kind, Model }: HistoryEntry): number =>
  (Kind === 'deleted' ? 0 : 2) + (Model === 'tourItems' ? 1 : 0);

/** Divides entries by what was written together. */
function stepsOf(entries: readonly HistoryEntry[]): readonly [HistoryEntry, ...HistoryEntry[]][] {
  const steps: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (last?.[0].Epoch === entry.Epoch) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

function continues(newer: HistoryEntry | undefined, older: HistoryEntry, msOf: (moment: string) => number): boolean {
  return (
    newer !== undefined &&
    newer.Who === older.Who &&
    newer.Cause === 'save' &&
    older.Cause === 'save' &&
    newer.Kind === 'changed' &&
    msOf(newer.At) - msOf(older.At) <= togetherMs
  );
}

const keyOf = ({ Model, ID }: HistoryEntry): string => `${Model} ${ID}`;
