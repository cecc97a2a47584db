import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type ShellFile, type ShellGroups, shellPage } from '#contract/shell-files.ts';
import { writeCompressed } from './build-stamp.ts';
import { type BuiltChunk, chunkListOf } from '../site/chunk-list.ts';
import { shellGroups } from './shell-groups.ts';

const listPlace = 'self.__WB_MANIFEST';

/**
 * Builds the offline worker: the plugin compiles it, and the files of the shell are listed in it. All others are in a
 * file of the shell, each in the group in which a device stores it.
 */
export function offlineShell(): readonly Plugin[] {
  let folder = '';
  const compile = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // The guide registers it once its first screen is quiet; the web manifest is made from the content.
    injectRegister: false,
    manifest: false,
    integration: {
      configureOptions: ({ root, build }) => {
        folder = join(root, build.outDir);
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      // Half a kilobyte less than by Vite's own.
      minify: 'terser',
      // The list is filled in below, so that workbox-build is not needed.
      injectionPoint: undefined,
    },
  });
  const list: Plugin = {
    name: 'cicerone-list-shell',
    apply: 'build',
    closeBundle: { sequential: true, order: 'post', handler: () => listShell(folder) },
  };
  return [...compile, list];
}

function listShell(folder: string): void {
  const path = join(folder, 'sw.js');
  const worker = readFileSync(path, 'utf8');
  if (worker.split(listPlace).length !== 2) throw new Error(`The worker does not name ${listPlace} once`);
  const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(chunkListOf(folder), 'utf8'));
  const groupOf = shellGroups(chunks);
  const names = readdirSync(join(folder, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const urls = names.map((name) => `assets/${name}`).toSorted();
  const later: Record<string, string[]> = {};
  for (const url of urls) if (groupOf(url) !== 'shell') (later[groupOf(url)] ??= []).push(url);
  const page = createHash('md5')
    .update(readFileSync(join(folder, shellPage)))
    .digest('hex');
  const shell: readonly ShellFile[] = [
    ...urls.filter((url) => groupOf(url) === 'shell').map((url) => ({ revision: null, url })),
    { revision: page, url: shellPage },
    { revision: null, url: writeGroups(folder, later) },
  ];
  writeFileSync(
    path,
    worker.replace(listPlace, () => JSON.stringify(shell)),
  );
}

/** @returns its address, relative to the worker */
function writeGroups(folder: string, groups: ShellGroups): string {
  const text = JSON.stringify(groups);
  const url = `assets/groups-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeCompressed(join(folder, url), text);
  return url;
}
