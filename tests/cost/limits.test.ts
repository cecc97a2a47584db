import { describe, expect, it } from 'vitest';
import { costTable, findExcess, goals, limits, overGoals, sumCosts } from './limits.ts';
import { stretch } from './yardstick.ts';

const cost = (name: string | undefined, coreSeconds: number) => ({
  file: 'a.test.ts',
  ...(name === undefined ? {} : { name }),
  coreSeconds,
});

describe('a run', () => {
  it('is within its limits', () => {
    const kinds = [{ kind: 'journeys', cases: limits.journeys, coreSeconds: limits.run }];
    expect(findExcess({ kinds, cases: [cost('one', limits.case)], slowness: 1 })).toEqual([]);
  });

  it.each([
    [{ kind: 'journeys', cases: limits.journeys + 1, coreSeconds: 1 }, 'There are 211 journeys'],
    [{ kind: 'screens', cases: limits.screens + 1, coreSeconds: 1 }, 'There are 71 screens'],
    [{ kind: 'unit', cases: 1, coreSeconds: limits.run + 1 }, `The run took ${limits.run + 1}.0 core-seconds`],
  ])('fails above a limit, and names the ten dearest cases: %o', (kind, sentence) => {
    const cases = Array.from({ length: 12 }, (_, index) => cost(`case ${index}`, index / 2));
    const [found, , ...named] = findExcess({ kinds: [kind], cases, slowness: 1 });
    expect(found).toContain(sentence);
    expect(named).toHaveLength(10);
    expect(named[0]).toContain('case 11');
  });

  it('fails for a dear case, unless the machine is slow', () => {
    const cases = [cost('dear', limits.case + 1), cost(undefined, 99)];
    expect(findExcess({ kinds: [], cases, slowness: 1 })[0]).toContain(`"dear" took ${limits.case + 1}.0 core-seconds`);
    expect(findExcess({ kinds: [], cases, slowness: 1.5 })).toEqual([]);
  });

  it('says how far it is from its goals', () => {
    const kinds = [{ kind: 'journeys', cases: 2, coreSeconds: goals.run }];
    expect(overGoals({ kinds, cases: [cost('cheap', goals.case)], slowness: 1 })).toBeUndefined();
    expect(overGoals({ kinds, cases: [cost('dear', goals.case + 1)], slowness: 1 })).toContain('1 cases above 8');
  });

  it('is summed up by kind, preparation included', () => {
    const summed = sumCosts('screens', [cost('one', 1), cost('two', 2), cost(undefined, 3)]);
    expect(summed).toEqual({ kind: 'screens', cases: 2, coreSeconds: 6 });
    expect(costTable([summed, { kind: 'check', cases: 0, coreSeconds: 10 }])).toContain('| all | | 16 |');
  });

  it.each([
    [0.8, 1],
    [1.5, 1.5],
    [9, 5],
  ])('has limits on a machine %s times as slow that are stretched %s times', (slowness, stretched) => {
    expect(stretch(slowness)).toBe(stretched);
  });
});
