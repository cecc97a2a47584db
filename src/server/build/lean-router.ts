import type { Plugin } from 'vite';

/** Functions for pages that a server of React Router makes, and for watching the router, which its other parts name. */
const forServers =
  /^function (PrefetchPageLinks|Scripts|getRouteInstrumentationUpdates|instrumentClientSideRouter)\([^]*?^\}$/gm;

/**
 * Lets the build leave out the parts of React Router that the guide and the staff area do not use, such as forms and data:
 * the package does not say that its components can be left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'cicerone-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(forServers, 'function $1() {\n  return null;\n}')
          .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '/* @__PURE__ */ ')
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}
