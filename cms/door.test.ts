import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import cmsDoor from '#i18n/en/cms-door.json';

/** The files of the login: its texts are loaded without those of the staff area. */
const shown = [
  'door.tsx',
  'session/login-screen.tsx',
  'session/login-form.tsx',
  'session/code-form.tsx',
  'session/door-page.tsx',
  'session/use-trouble.ts',
  'language/language-choice.tsx',
  'language/section-name.ts',
];

it.each(shown)('the texts of the login hold all that %s says', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const keys = [...source.matchAll(/'((?:login|cms|notice|loading)\.[\w.]+)'/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !Object.hasOwn(cmsDoor, key))).toEqual([]);
});
