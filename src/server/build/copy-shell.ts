import { cp } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The files that the server puts into every Android app. */
const parts = ['AndroidManifest.xml', 'classes.dex', 'res'];

/** Copies the parts of the Android shell beside the built server, so that an image without sources builds apps too. */
export function copyShell(): Plugin {
  return {
    name: 'copy-shell',
    async writeBundle() {
      for (const part of parts) {
        await cp(`src/native/android/${part}`, `dist/native/android/${part}`, { recursive: true });
      }
    },
  };
}
