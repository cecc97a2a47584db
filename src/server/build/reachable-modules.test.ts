import { expect, it } from 'vitest';
import { reachableModules } from './reachable-modules.ts';

const packages = '/p/node_modules/';

/** Code as a bundler leaves it, and what the imports in it lead to. */
const modules: Readonly<Record<string, readonly [code: string, ...importedIds: string[]]>> = {
  '/p/cms/main.tsx': [
    `import "./look.css";
import "./types.ts";
import { words } from "#i18n/words.ts";
import { Button, Text as Words, Scroll } from "parts";
import old from "old/client";
import("./late.ts");`,
    '/p/cms/look.css',
    '/p/cms/types.ts',
    '/p/src/shared/i18n/words.ts',
    `${packages}parts/index.mjs`,
    `${packages}old/client.js`,
  ],
  '/p/cms/look.css': [''],
  '/p/cms/types.ts': ['import { heavy } from "./heavy.ts";', '/p/cms/heavy.ts'],
  '/p/src/shared/i18n/words.ts': ['export const words = "";'],
  [`${packages}parts/index.mjs`]: [
    `import { Button } from "./button.mjs";
export { default as Text } from "./text";
import { Table } from "./table.mjs";
import { Scroll } from "scroll";
export { Button, Table, Scroll };`,
    `${packages}parts/button.mjs`,
    `${packages}parts/text/index.js`,
    `${packages}parts/table.mjs`,
    `${packages}scroll/index.mjs`,
  ],
  [`${packages}scroll/index.mjs`]: ['export const Scroll = 1;'],
  [`${packages}parts/button.mjs`]: ['import { box } from "./box.mjs";', `${packages}parts/box.mjs`],
  [`${packages}parts/box.mjs`]: ['export const box = 1;'],
  [`${packages}parts/text/index.js`]: ['export default 1;'],
  [`${packages}old/client.js`]: ['module.exports = require("./cjs/client.js");', `${packages}old/cjs/client.js`],
  [`${packages}old/cjs/client.js`]: ['exports.a = 1;'],
};

it('finds what is imported: styles, the named members of packages, and modules of the old kind; no types, nothing late', () => {
  const found = reachableModules(
    {
      root: '/p',
      imports: { '#i18n/*': './src/shared/i18n/*' },
      moduleAt: (id) => {
        const [code, ...importedIds] = modules[id] ?? [];
        return code === undefined ? null : { code, importedIds };
      },
    },
    ['cms/main.tsx'],
  );
  expect([...found].map((id) => id.replace('/p/', '').replace('node_modules/', '')).toSorted()).toEqual([
    'cms/look.css',
    'cms/main.tsx',
    'old/cjs/client.js',
    'old/client.js',
    'parts/box.mjs',
    'parts/button.mjs',
    'parts/index.mjs',
    'parts/text/index.js',
    'scroll/index.mjs',
    'src/shared/i18n/words.ts',
  ]);
});
