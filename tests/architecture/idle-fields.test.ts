import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entities } from '#content/definition.ts';
import { clientConfiguration } from '#content/client-configuration.ts';
import { fieldPaths, namesIn, withoutComments } from './idle-fields.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Where visitors' screens, rules and calls are. Forms read every field, so the staff area counts only for what staff
 * themselves use. Code that defines and checks fields doesn't use them.
 */
const rooms = ['src/guide', 'src/shared/content', 'src/server', 'src/shared/contract', 'games', 'engine'];
const definitions =
  /^src\/shared\/content\/(?:entities|schema|rules|yaml|testing)\/|^src\/shared\/content\/(?:validate|client-configuration)/;

const sources = rooms
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/contract\/calls\//.test(path))
  .filter((path) => !definitions.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

const read = new Set(sources.flatMap((source) => [...namesIn(source)]));

/** Fields that nothing reads yet, and why they are kept. A field that is read must leave the list. */
const idle: Readonly<Record<string, string>> = {
  'configurations.TokenLogoURL': 'tokens are not printed yet',
};

/** Settings that nothing reads yet, and why they are kept. */
const idleSettings: Readonly<Record<string, string>> = {
  experimentalFeatures: 'there are none',
};

const paths = Object.entries(entities).flatMap(([model, { fields }]) =>
  fieldPaths(fields).map((path) => `${model}.${path}`),
);

test('every field of the content is read by a screen, a rule or a call', () => {
  const unread = paths.filter((path) => !read.has(path.slice(path.lastIndexOf('.') + 1)));
  expect(unread.toSorted()).toEqual(Object.keys(idle).toSorted());
});

test('every field of the client configuration is read', () => {
  const words = new Set(sources.flatMap((source) => withoutComments(source).match(/\b[a-z]\w*\b/g) ?? []));
  const unread = fieldPaths(clientConfiguration.fields ?? {}).filter((path) => !words.has(path));
  expect(unread).toEqual(Object.keys(idleSettings));
});

test('a field is read only where code names it', () => {
  const source =
    '/** Shows {@link SecondaryColor}. */\n// MapURL is late\nconst { Name, Text: words } = tour;\nlog(a.IconURL);';
  expect([...namesIn(source)].toSorted()).toEqual(['IconURL', 'Name', 'Text']);
});
