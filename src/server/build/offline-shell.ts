import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type ShellFile } from '#contract/shell-files.ts';
import { type BuiltChunk, chunkListOf } from './list-chunks.ts';
import { shellGroups } from './shell-groups.ts';

/**
 * Builds the offline worker: the plugin compiles it and lists the guide's files in it, each with the group in which a
 * device stores it.
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
      globPatterns: ['shell.html', 'assets/*'],
      globIgnores: ['**/*.{br,gz}'],
      dontCacheBustURLsMatching: /^assets\//,
      // PixiJS and Leaflet are larger than the plugin's usual limit.
      maximumFileSizeToCacheInBytes: 8_000_000,
      manifestTransforms: [
        (entries) => {
          const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(chunkListOf(folder), 'utf8'));
          const groupOf = shellGroups(chunks);
          const files: (ShellFile & { size: number })[] = entries.map(({ url, revision, size }) => ({
            url,
            revision,
            size,
            group: groupOf(url),
          }));
          return { manifest: files };
        },
      ],
    },
  });
}
