import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defaultIcon, shellPage } from '#contract/shell-files.ts';
import { compressFully } from './brotli.ts';

/** Finishes the guide's build: compresses it and writes a stamp with the build's ID. */
export function finishBuild(): Plugin {
  return afterBuild('cicerone-finish-build', (folder) => {
    const names = compressAssets(folder);
    const BuildID = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
    writeFileSync(join(folder, 'build.json'), JSON.stringify({ BuildID }));
    const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('"development"', `"${BuildID}"`);
    for (const name of ['index.html', shellPage]) writeFileSync(join(folder, name), page);
    copyFileSync(new URL('icon.svg', import.meta.url), join(folder, defaultIcon));
  });
}

/** Compresses every script and style of a build, so that no server compresses per request. */
export function compressBuild(): Plugin {
  return afterBuild('cicerone-compress-build', compressAssets);
}

function afterBuild(name: string, finish: (folder: string) => void): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { sequential: true, handler: () => finish(folder) },
  };
}

/** @returns the names of the compressed and of the plain files, in order */
function compressAssets(folder: string): readonly string[] {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).toSorted();
  for (const name of names) if (/\.(?:js|css|svg)$/.test(name)) compress(join(assets, name));
  return names;
}

/** Writes a file that is made after the build, compressed too. */
export function writeCompressed(path: string, text: string): void {
  writeFileSync(path, text);
  compress(path);
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, compressFully(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
