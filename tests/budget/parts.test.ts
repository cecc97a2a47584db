import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { type PagePart, pageParts, partFiles, partsAt } from '#contract/guide-parts.ts';
import { pageFolders } from '#contract/paths.ts';
import { routes } from '#guide/routes.ts';
import { lateFileOf } from '#server/build/guide-files.ts';
import { projectRoot } from '#server/project.ts';

const sources = readdirSync(join(projectRoot, 'src/guide'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/guide/${name}`);

/** The modules of the guide that some other module of the guide imports dynamically. */
const fetchedLate = sources.flatMap((file) =>
  [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  ),
);

it('every part that the guide fetches is in the table, and nothing else', () => {
  expect([...new Set(fetchedLate)].toSorted()).toEqual(
    Object.values(partFiles)
      .map(({ source }): string => source)
      .toSorted(),
  );
});

it('every part is in a late file', () => {
  const lost = Object.values(partFiles).filter(({ source }) => lateFileOf(source) === undefined);
  expect(lost).toEqual([]);
});

it('every page has a route, and every route a page', () => {
  const pages = Object.values(routes).flatMap(({ pattern }) => pattern.split('/')[1] || []);
  expect(pages.toSorted()).toEqual(pageFolders.toSorted());
});

it.each(Object.values(routes))('an address of $pattern needs the parts of its page', ({ pattern }) => {
  const [, page = ''] = pattern.split('/');
  const needed = Object.entries(pageParts).filter(([, pages]) => pages.some((name) => name === page));
  expect(partsAt(`${pattern.replaceAll(/:\w+\??/g, '7')}/`)).toEqual(needed.map(([part]) => part));
});

it.each<[string, readonly PagePart[]]>([
  ['', []],
  ['/welcome', []],
  ['locations/7', ['lists', 'dialPad']],
  ['/detail/7/12', ['detail']],
  ['/token', ['door']],
  ['/details', []],
  ['/__proto__', []],
  ['/x/detail', []],
])('%j needs %j', (path, parts) => expect(partsAt(path)).toEqual(parts));
