import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/project.ts';

/** A call of `Intl` that writes digits, with its arguments. */
const formats =
  /new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\([^;]*?\)|\.toLocale(?:Time|Date)?String\([^;]*?\)/gsu;

it('Visitors read one kind of digits, whatever their language', () => {
  const calls = ['src/guide', 'src/shared/ui', 'games', 'engine'].flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
      .flatMap((file) =>
        [...readFileSync(join(projectRoot, room, file), 'utf8').matchAll(formats)].map(([call]) => ({ file, call })),
      ),
  );
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter(({ call }) => !call.includes("numberingSystem: 'latn'"))).toEqual([]);
});
