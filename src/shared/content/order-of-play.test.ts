import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { leastWait, neighboursOf, transitionFrom, transitionWait } from './order-of-play.ts';

interface Item {
  readonly ID: number;
  readonly Path?: readonly object[];
  readonly TransitionTo?: number;
  readonly isMissing?: boolean;
}

/** A tour in which the station of item n is location n, and 90 is an announcement. */
function tour(...items: readonly Item[]) {
  const catalogue = createCatalogue({
    Tours: [{ ID: 1 }],
    TourItems: items.map(({ isMissing, ...item }, Position) => ({
      ...item,
      TourID: 1,
      Position,
      LocationID: isMissing === true ? 99 : item.ID,
    })),
    Locations: [...items.map(({ ID }) => ({ ID })), { ID: 90 }],
  });
  const transition = (ID: number) => {
    const item = catalogue.item(ID);
    if (item === undefined) throw new Error(`No item ${ID}`);
    const found = transitionFrom(item, catalogue);
    return (
      found && {
        steps: found.steps.map(({ announcement, wait }) => [announcement?.ID, wait]),
        to: found.to?.kind === 'station' ? found.to.item.ID : found.to?.kind,
      }
    );
  };
  return { catalogue, transition };
}

const announced = { AnnounceLocationID: 90, Wait: 5 };

describe('the destination after a station', () => {
  it('is nowhere without Path and TransitionTo', () => {
    expect(tour({ ID: 1 }, { ID: 2 }).transition(1)).toBeUndefined();
  });

  it('is the next station, after the announcement and the wait', () => {
    expect(tour({ ID: 1, Path: [{ ...announced, Next: 3 }] }, { ID: 2 }, { ID: 3 }).transition(1)).toEqual({
      steps: [[90, 5]],
      to: 3,
    });
  });

  it('is the overview, whatever Next says', () => {
    expect(tour({ ID: 1, Path: [{ ...announced, Next: 1, ReturnToOverview: true }] }).transition(1)).toEqual({
      steps: [[90, 5]],
      to: 'overview',
    });
  });

  it('is that of TransitionTo, with time to stop it', () => {
    expect(tour({ ID: 1, TransitionTo: 2 }, { ID: 2 }).transition(1)).toEqual({
      steps: [[undefined, transitionWait]],
      to: 2,
    });
  });

  it('can be seen and stopped if there is no announcement', () => {
    const { transition } = tour({ ID: 1, Path: [{ Next: 2, AnnounceLocationID: 98, Wait: 0 }] }, { ID: 2 });
    expect(transition(1)).toEqual({ steps: [[undefined, leastWait]], to: 2 });
  });

  it('goes through several announcements up to the first step that leads on', () => {
    const Path = [announced, { AnnounceLocationID: 2, Wait: 1, Next: 2 }, { ...announced, Next: 1 }];
    const steps = [
      [90, 5],
      [2, 1],
    ];
    expect(tour({ ID: 1, Path }, { ID: 2 }).transition(1)).toEqual({ steps, to: 2 });
  });

  it('is nowhere after an announcement alone', () => {
    expect(tour({ ID: 1, Path: [announced] }, { ID: 2 }).transition(1)).toEqual({ steps: [[90, 5]], to: undefined });
  });

  it.each([
    [
      'a step that names nothing',
      [
        { ...announced, Next: 77 },
        { Next: 3, Wait: 4 },
      ],
      undefined,
      3,
    ],
    ['a path that names nothing, by TransitionTo', [{ Next: 77 }], 3, 3],
    ['a station without content, along its own path', [{ Next: 4 }], undefined, 3],
    ['whatever names nothing, to the next of the tour', [{ Next: 77 }], 78, 2],
    ['itself', [{ Next: 1 }], undefined, 2],
  ])('skips %s', (_, Path, TransitionTo, to) => {
    const { transition } = tour(
      { ID: 1, Path, ...(TransitionTo === undefined ? {} : { TransitionTo }) },
      { ID: 2 },
      { ID: 3 },
      { ID: 4, isMissing: true, Path: [{ Next: 5 }] },
      { ID: 5, isMissing: true, TransitionTo: 3 },
    );
    expect(transition(1)?.to).toBe(to);
  });

  it('is the overview if the last station leads to a missing one', () => {
    expect(tour({ ID: 1 }, { ID: 2, TransitionTo: 77 }).transition(2)?.to).toBe('overview');
  });

  it('is always found, and can be opened', () => {
    const step = fc.record({ Next: fc.integer({ min: -1, max: 9 }), ReturnToOverview: fc.boolean() });
    const items = fc.array(
      fc.record({
        isMissing: fc.boolean(),
        TransitionTo: fc.integer({ min: -1, max: 9 }),
        Path: fc.array(step, { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(items, (given) => {
        const { catalogue } = tour(...given.map((item, ID) => ({ ID, ...item })));
        for (const item of catalogue.itemsOf(1)) {
          const to = transitionFrom(item, catalogue)?.to;
          if (to?.kind !== 'station') continue;
          expect(to.item.ID).not.toBe(item.ID);
          expect(catalogue.location(to.item.LocationID)).toBeDefined();
        }
      }),
    );
  });
});

describe('the neighbours of a station', () => {
  it('are those of its tour that can be opened, and the destination of its path', () => {
    const { catalogue } = tour(
      { ID: 1 },
      { ID: 2, isMissing: true },
      { ID: 3, Path: [{ Next: 5 }] },
      { ID: 4 },
      { ID: 5 },
    );
    const ids = catalogue.itemsOf(1).map((item) => {
      const { next, previous } = neighboursOf(item, catalogue);
      return [previous?.ID, next?.ID];
    });
    expect(ids).toEqual([
      [undefined, 3],
      [1, 3],
      [1, 5],
      [3, 5],
      [4, undefined],
    ]);
  });
});
