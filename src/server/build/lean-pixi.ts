import type { Plugin } from 'vite';

/**
 * Leaves out the modules that PixiJS would load automatically: accessibility, events, filters and the other renderers.
 * Our stage creates its WebGL renderer itself and needs none of them (`skipExtensionImports`).
 */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: 'build',
    transform: {
      filter: { id: /\/pixi\.js\/lib\/environment-\w+\/\w+Ext\.mjs$/ },
      handler: (code) => ({ code: code.replace(/await import\('\.\/\w+All\.mjs'\);/, ''), map: null }),
    },
  };
}
