import { join } from 'node:path';
import { type Plugin } from 'vite';

/** Builds lucide-react's icons with our own, smaller way of drawing them. */
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
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/') === true
        ? join(root, 'src/ui/lean-icon.ts')
        : null,
  };
}
