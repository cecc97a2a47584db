import type { Plugin } from 'vite';

/**
 * Lets the build leave out the parts of React Router that the guide does not use, such as forms and data: the package does
 * not say that its components can be left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'cicerone-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '/* @__PURE__ */ ')
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}
