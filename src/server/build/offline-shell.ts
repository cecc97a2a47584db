import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type ShellGroups } from '#contract/shell-files.ts';
import { writeCompressed } from './build-stamp.ts';
import { type BuiltChunk, chunkListOf } from './list-chunks.ts';
import { shellGroups } from './shell-groups.ts';

/**
 * Builds the offline worker: the plugin compiles it and lists the files of the shell in it. All others are in a file of
 * the shell, each in the group in which a device stores it.
 */
export function offlineShell(): readonly Plugin[] {
  let folder = '';
  return VitePWA({
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
      globPatterns: ['shell.html', 'assets/*'],
      globIgnores: ['**/*.{br,gz}'],
      dontCacheBustURLsMatching: /^assets\//,
      // PixiJS and Leaflet are larger than the plugin's usual limit.
      maximumFileSizeToCacheInBytes: 8_000_000,
      manifestTransforms: [
        (entries) => {
          const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(chunkListOf(folder), 'utf8'));
          const groupOf = shellGroups(chunks);
          const later: Record<string, string[]> = {};
          for (const { url } of entries) if (groupOf(url) !== 'shell') (later[groupOf(url)] ??= []).push(url);
          const url = writeGroups(folder, later);
          const shell = entries.filter((entry) => groupOf(entry.url) === 'shell');
          return { manifest: [...shell, { url, revision: null, size: 0 }] };
        },
      ],
    },
  });
}

/** @returns its address, relative to the worker */
function writeGroups(folder: string, groups: ShellGroups): string {
  const text = JSON.stringify(groups);
  const url = `assets/groups-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeCompressed(join(folder, url), text);
  return url;
}
