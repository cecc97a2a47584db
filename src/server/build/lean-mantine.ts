import type { Plugin } from 'vite';

/** Leaves out of Mantine's AppShell the handles that drag its parts wider: ours have none. */
export function leanMantine(): Plugin {
  return {
    name: 'cicerone-lean-mantine',
    apply: 'build',
    load: {
      filter: { id: /\/@mantine\/core\/esm\/components\/AppShell\/.+\/AppShellResizeHandle\.mjs$/ },
      handler: () => 'export const AppShellResizeHandle = () => null;',
    },
  };
}
