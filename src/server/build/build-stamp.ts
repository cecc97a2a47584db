import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Plugin } from 'vite';

/**
 * Finishes the guide's build: every script and style also compressed, so that no server compresses per request, and a
 * stamp with the build's ID.
 */
export function finishBuild(): Plugin {
  let folder = '';
  return {
    name: 'cicerone-finish-build',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: () => {
        const assets = join(folder, 'assets');
        const names = readdirSync(assets).toSorted();
        for (const name of names) if (/\.(?:js|css|svg)$/.test(name)) compress(join(assets, name));
        const BuildID = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
        writeFileSync(join(folder, 'build.json'), JSON.stringify({ BuildID }));
      },
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
