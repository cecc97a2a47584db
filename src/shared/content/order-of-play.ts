import { type Catalogue } from './catalogue.ts';
import { type Location } from './entities/location.ts';
import { type TourItem } from './entities/tour-item.ts';

/** The announcement and the pause on the way from one station to the next. */
export interface TransitionStep {
  /** Undefined: no announcement. */
  readonly announcement: Location | undefined;
  /** Seconds. */
  readonly wait: number;
}

/** The destination after a station has ended. */
export type Destination =
  | { readonly kind: 'station'; readonly item: TourItem }
  | { readonly kind: 'overview'; readonly tourID: number };

export interface PlannedTransition {
  readonly steps: readonly TransitionStep[];
  /** Undefined: nothing follows the announcement. */
  readonly to: Destination | undefined;
}

type Content = Pick<Catalogue, 'item' | 'itemsOf' | 'location'>;

/** Returns the content without the stations that only stairs lead to; the order of play skips them. */
export function withoutStairs({ item, itemsOf, location }: Content): Content {
  return {
    item,
    itemsOf,
    location: (ID) => {
      const found = location(ID);
      return found?.StairsOnly === true ? undefined : found;
    },
  };
}

/** Seconds in which visitors can see the next station and stop it, if there is no announcement. */
export const leastWait = 3;

/** Seconds before a station with only TransitionTo continues. */
export const transitionWait = 5;

/**
 * Returns where a station leads automatically (section 3.2: Path, TransitionTo). Follows the steps of Path up to the
 * first with a destination; skips missing objects, and replaces a missing destination with the tour's next station.
 *
 * @returns undefined if the station leads nowhere
 */
export function transitionFrom(item: TourItem, content: Content): PlannedTransition | undefined {
  const passed = new Set([item.ID]);
  const { steps, to } = alongPath(item, content, passed);
  const isMeant = item.TransitionTo >= 0 || item.Path.some(leadsOn);
  const end = to ?? stationAt(item.TransitionTo, content, passed) ?? (isMeant ? afterIn(item, content) : undefined);
  const isSilent = steps.every(({ announcement }) => announcement === undefined);
  if (end === undefined) return isSilent ? undefined : { steps, to: undefined };
  if (steps.length === 0) return { steps: [{ announcement: undefined, wait: transitionWait }], to: end };
  return { steps: isSilent ? withLeastWait(steps) : steps, to: end };
}

export interface Neighbours {
  readonly next: TourItem | undefined;
  readonly previous: TourItem | undefined;
}

/** Returns the stations before and after one: the path's destination, else the neighbours in the tour. */
export function neighboursOf(item: TourItem, content: Content): Neighbours {
  const to = transitionFrom(item, content)?.to;
  const neighbours = inTour(item, content);
  return to?.kind === 'station' ? { ...neighbours, next: to.item } : neighbours;
}

/** Follows a station's steps, and those of missing stations on the way. */
function alongPath(item: TourItem, content: Content, passed: ReadonlySet<number>): PlannedTransition {
  const steps: TransitionStep[] = [];
  for (const step of item.Path) {
    const to: Destination | undefined = step.ReturnToOverview
      ? { kind: 'overview', tourID: item.TourID }
      : stationAt(step.Next, content, passed);
    if (to === undefined && leadsOn(step)) continue;
    steps.push({ announcement: content.location(step.AnnounceLocationID), wait: step.Wait });
    if (to !== undefined) return { steps, to };
  }
  return { steps, to: undefined };
}

function leadsOn({ Next, ReturnToOverview }: TourItem['Path'][number]): boolean {
  return Next >= 0 && !ReturnToOverview;
}

/** Returns a station or, if it cannot be opened, its own destination. */
function stationAt(ID: number, content: Content, passed: ReadonlySet<number>): Destination | undefined {
  const item = content.item(ID);
  if (item === undefined || passed.has(ID)) return undefined;
  if (canOpen(item, content)) return { kind: 'station', item };
  const beyond = new Set([...passed, ID]);
  return alongPath(item, content, beyond).to ?? stationAt(item.TransitionTo, content, beyond);
}

/** Returns the tour's next station; after the last, the overview. */
function afterIn(item: TourItem, content: Content): Destination {
  const next = inTour(item, content).next;
  return next === undefined ? { kind: 'overview', tourID: item.TourID } : { kind: 'station', item: next };
}

function inTour(item: TourItem, content: Content): Neighbours {
  const items = content.itemsOf(item.TourID);
  const place = items.findIndex(({ ID }) => ID === item.ID);
  return {
    next: items.slice(place + 1).find((other) => canOpen(other, content)),
    previous: items.slice(0, Math.max(place, 0)).findLast((other) => canOpen(other, content)),
  };
}

function canOpen({ LocationID }: TourItem, content: Content): boolean {
  return content.location(LocationID) !== undefined;
}

function withLeastWait(steps: readonly TransitionStep[]): readonly TransitionStep[] {
  return steps.map((step, place) =>
    place === steps.length - 1 ? { ...step, wait: Math.max(step.wait, leastWait) } : step,
  );
}
