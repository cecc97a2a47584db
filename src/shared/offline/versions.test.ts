import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commit, isNeeded, keepReaders, noVersions, stage, type Versions, versionFor } from './versions.ts';

type Step = readonly ['read', string] | readonly ['stage', string] | readonly ['commit'] | readonly ['close', string];

const name = (prefix: string): fc.Arbitrary<string> => fc.integer({ min: 1, max: 4 }).map((n) => `${prefix}${n}`);
const step: fc.Arbitrary<Step> = fc.oneof(
  name('page ').map((page) => ['read', page] as const),
  name('v').map((id) => ['stage', id] as const),
  fc.constant(['commit'] as const),
  name('page ').map((page) => ['close', page] as const),
);

test('a page reads one version until it closes, and what anybody reads is kept', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let versions: Versions = noVersions;
      const seen = new Map<string, string>();
      for (const [what, name = ''] of steps) {
        if (what === 'stage') versions = stage(versions, name);
        if (what === 'commit') versions = commit(versions);
        if (what === 'close') {
          seen.delete(name);
          versions = keepReaders(versions, new Set(seen.keys()));
        }
        if (what === 'read') {
          const [id, after] = versionFor(versions, name);
          versions = after;
          if (id === undefined) expect(versions.current).toBeUndefined();
          else {
            expect(seen.get(name) ?? id).toBe(id);
            seen.set(name, id);
          }
        }
        for (const id of seen.values()) expect(isNeeded(versions, id)).toBe(true);
        if (versions.current !== undefined) expect(isNeeded(versions, versions.current)).toBe(true);
      }
    }),
  );
});

test('a staged version is read after it is whole, by pages that start then', () => {
  let versions = commit(stage(noVersions, 'v1'));
  [, versions] = versionFor(versions, 'old page');
  versions = stage(versions, 'v2');
  expect(versionFor(versions, 'new page')[0]).toBe('v1');
  versions = commit(versions);
  expect(versionFor(versions, 'old page')[0]).toBe('v1');
  expect(versionFor(versions, 'new page')[0]).toBe('v2');
  expect(isNeeded(keepReaders(versions, new Set()), 'v1')).toBe(false);
});

test('a version that was staged and then withdrawn is not needed', () => {
  const versions = stage(stage(commit(stage(noVersions, 'v1')), 'v2'), 'v1');
  expect(versions.next).toBeUndefined();
  expect(isNeeded(versions, 'v2')).toBe(false);
});
