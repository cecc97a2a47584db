import { type Catalogue } from '#content/catalogue.ts';
import { type Medium } from '#contract/media-list.ts';
import { emptyJournal, type Journal, type Selection } from '#offline/journal.ts';
import { isWhole, type Plan, plansFor } from '#offline/plan.ts';
import { noRun, type Run } from '#offline/run.ts';
import { type Wanted, wantedKey } from '#offline/wanted.ts';
import { type TourOffline } from './downloads.ts';
import { storedSelections } from './storage-facts.ts';
import { type TourFacts, tourOffline } from './tour-offline.ts';

type List = readonly Medium[];

/** This tab's knowledge of the device. */
export interface Device {
  journal: Journal;
  /** The hashes of the pieces that are there. */
  readonly present: Set<string>;
  run: Run;
  /** Whether the worker has all of the guide's own files; undefined until it has said so. */
  isGuideWhole: boolean | undefined;
  /** The paths of what the visitor has open, in this tab or another one. It comes first. */
  hurried: ReadonlySet<string>;
  /** The list that this page was given with its content. */
  mine: List | undefined;
  /** The list that is stored with the content of the next start. */
  stored: List | undefined;
  /** The museum's list, as it was read last. */
  latest: List | undefined;
  /** Remembers a list, if it is another one. */
  readonly learn: (which: 'mine' | 'stored' | 'latest', list: List | undefined) => void;
  /** Seconds, by the path of a recording; undefined: unknown. */
  readonly lengthOf: (path: string) => number | undefined;
  /** Whether the museum has another list than the one that is stored. */
  readonly isOutdated: () => boolean;
  readonly tours: () => ReadonlyMap<string, TourOffline>;
  readonly storedTours: () => ReturnType<typeof storedSelections>;
  /** The selections that are whole by the newest list, wanted or not. @returns undefined while no list is known */
  readonly whole: () => readonly Wanted[] | undefined;
  /** The selections that are wanted and ready. */
  readonly ready: () => readonly Selection[];
  /** Whether something is whole that a start without a network would not find. */
  readonly isUnstored: () => boolean;
}

export function createDevice({ tours, languages }: Pick<Catalogue, 'tours' | 'languages'>): Device {
  const plans = createPlans(
    tours().map(({ ID }) => ID),
    languages.map(({ Code }) => Code),
  );
  const plan = (list: List | undefined, key: string): Plan | undefined =>
    list === undefined ? undefined : plans.of(list).get(key);
  const newest = (): List | undefined => device.latest ?? device.stored ?? device.mine;
  const isThere = (list: List | undefined, key: string): boolean => {
    const known = plan(list, key);
    return known !== undefined && isWhole(known, device.present);
  };

  let lengths = new Map<string, number | undefined>();

  const device: Device = {
    journal: emptyJournal,
    present: new Set(),
    run: noRun,
    isGuideWhole: undefined,
    hurried: new Set(),
    mine: undefined,
    stored: undefined,
    latest: undefined,
    learn: (which, list) => {
      if (JSON.stringify(list) === JSON.stringify(device[which])) return;
      device[which] = list;
      lengths = new Map(newest()?.map(({ path, seconds }) => [path, seconds]));
    },
    lengthOf: (path) => lengths.get(path),
    isOutdated: () => JSON.stringify(device.latest) !== JSON.stringify(device.stored),
    tours: () => {
      const facts = (key: string): TourFacts => ({
        ...device,
        plan: plan(newest(), key),
        stored: plan(device.stored, key),
      });
      return new Map(plans.keys.map((key) => [key, tourOffline(key, facts(key))]));
    },
    storedTours: () => {
      const list = newest();
      return list === undefined ? [] : storedSelections(device.journal, plans.of(list), device.present);
    },
    whole: () => {
      const list = newest();
      if (list === undefined) return undefined;
      const all = tours().flatMap(({ ID }) => languages.map(({ Code }) => ({ tour: ID, language: Code })));
      return all.filter((wanted) => plan(list, wantedKey(wanted))?.bytes !== 0 && isThere(list, wantedKey(wanted)));
    },
    ready: () =>
      [...device.journal].flatMap(([key, one]) => (device.isGuideWhole && isThere(device.stored, key) ? [one] : [])),
    isUnstored: () => [...device.journal.keys()].some((key) => isThere(newest(), key) && !isThere(device.stored, key)),
  };
  return device;
}

interface Plans {
  readonly keys: readonly string[];
  readonly of: (list: List) => ReadonlyMap<string, Plan>;
}

function createPlans(tours: readonly number[], languages: readonly string[]): Plans {
  const known = new WeakMap<List, ReadonlyMap<string, Plan>>();
  const of = (list: List): ReadonlyMap<string, Plan> => {
    const before = known.get(list) ?? plansFor(list, tours, languages);
    known.set(list, before);
    return before;
  };
  return { of, keys: [...plansFor([], tours, languages).keys()] };
}
