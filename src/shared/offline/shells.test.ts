import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { retainedShells, holdShell, keepHolders, noHolders } from './shells.ts';

const name = (prefix: string): fc.Arbitrary<string> => fc.integer({ min: 1, max: 3 }).map((n) => `${prefix}${n}`);
const step = fc.oneof(
  fc.tuple(fc.constant('serve' as const), name('page ')),
  fc.tuple(fc.constant('update' as const), name('build ')),
  fc.tuple(fc.constant('close' as const), name('page ')),
  fc.tuple(fc.constant('tidy' as const), fc.constant('')),
);

test('the files of a build stay while a page of it is open, and go soon after', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let holders = noHolders;
      let current = 'build 1';
      let now = 0;
      const open = new Map<string, string>();
      for (const [what, which] of steps) {
        now += 3000;
        if (what === 'update') current = which;
        if (what === 'close') open.delete(which);
        if (what === 'serve' && !holders.has(which)) {
          open.set(which, current);
          holders = holdShell(holders, which, { version: current, since: now });
        }
        if (what === 'tidy') holders = keepHolders(holders, new Set(open.keys()), now);
        for (const version of open.values()) expect(retainedShells(holders)).toContain(version);
      }
      const left = retainedShells(keepHolders(holders, new Set(open.keys()), now + 10_000));
      expect([...left].toSorted()).toEqual([...new Set(open.values())].toSorted());
    }),
  );
});

test('a page keeps the build that it was served from first', () => {
  const held = holdShell(noHolders, 'page', { version: 'v1', since: 0 });
  expect([...retainedShells(holdShell(held, 'page', { version: 'v2', since: 1 }))]).toEqual(['v1']);
});

test('a page without an ID holds nothing', () => {
  expect(holdShell(noHolders, '', { version: 'v1', since: 0 })).toBe(noHolders);
});
