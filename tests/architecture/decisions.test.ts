import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/project.ts';

const mostDecisions = 130;

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');

const decisions = filesOf('*DECISIONS.md').flatMap((file) =>
  textOf(file)
    .split(/^## /m)
    .slice(1)
    .map((entry) => ({ file, title: entry.split('\n')[0] ?? '', entry })),
);

it('Every decision has a title, a date, a status and a reason', () => {
  expect(decisions.length).toBeGreaterThan(0);
  const shape = /^.+\n\n\d{4}-\d{2}-\d{2}, (?:in force|superseded by .+)\n\n\S/;
  expect(decisions.filter(({ entry }) => !shape.test(entry)).map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

it(`There are at most ${mostDecisions} decisions: merge or drop one before adding another`, () => {
  expect(decisions.length).toBeLessThanOrEqual(mostDecisions);
});

it('Tests quote decisions by their titles', () => {
  const quotes = filesOf('*.test.ts', '*.test.tsx').flatMap((path) =>
    [...textOf(path).matchAll(/([\w/]+DECISIONS\.md), “([^”]+)”/g)].map(([, file, title]) => `${file}: ${title}`),
  );
  const titles = decisions.map(({ file, title }) => `${file}: ${title}`);
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter((quote) => !titles.includes(quote))).toEqual([]);
});
