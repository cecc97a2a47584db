import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync, brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { lookScript } from '../site/look-script.ts';
import { defaultIcon, shellPage } from '#contract/shell-files.ts';

/** Finishes the guide's build: compresses it and writes a stamp with the build's ID. */
export function finishBuild(): Plugin {
  return afterBuild('cicerone-finish-build', (folder) => {
    const names = compressAssets(folder);
    const BuildID = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
    writeFileSync(join(folder, 'build.json'), JSON.stringify({ BuildID }));
    // In the worker's page, too: it answers nearly every visit after the first.
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
      .replace('"development"', `"${BuildID}"`)
      .replace(/(?=<script)/, () => `<script>${lookScript}</script>`);
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

/** The longest part that is compressed as one, as a power of two: smaller ones cost a game 300 bytes more. */
const block = 24;

/** Compresses a file of the build as far as brotli can, as it is sent to visitors. */
export function compressFully(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: block },
  });
}
