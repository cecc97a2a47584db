import { type Plugin } from 'vite';

const nothing = '\0left-out-of-pixi';

/**
 * Leaves out what PixiJS would fetch by itself: accessibility, events and filters for all that there is, and the other
 * renderers. Our stage makes its WebGL renderer itself and asks for none of it (`skipExtensionImports`).
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
