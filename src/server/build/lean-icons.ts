import { join } from 'node:path';
import type { Plugin } from 'vite';

const icons = '/lucide-react/dist/esm/icons/';

/** Builds lucide-react's icons with our own, smaller way of drawing them, without what that one does not read. */
export function leanIcons(): Plugin {
  let root = '';
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes(icons) === true
        ? join(root, 'src/shared/ui/lean-icon.ts')
        : null,
    transform: (code, id) =>
      id.includes(icons) ? code.replaceAll(/, key: "\w+"|\bsize: 24,|,?\s*aliases: \[[^\]]*\]/g, '') : null,
  };
}
