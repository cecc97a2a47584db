import type { Plugin } from 'vite';

const nothing = '\0left-out-of-pixi';

/**
 * Leaves out the modules that PixiJS would load by itself: accessibility, events, filters and the other renderers. Our
 * stage creates its WebGL renderer itself and needs none of them (`skipExtensionImports`).
 */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer !== undefined && /node_modules\/pixi\.js\//.test(importer) && isLeftOut(source) ? nothing : null,
    load: (id) => (id === nothing ? 'export {};' : null),
  };
}

function isLeftOut(source: string): boolean {
  return /\/(?:browserAll|webworkerAll)\.mjs$/.test(source);
}
