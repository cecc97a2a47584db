import type { Plugin } from 'vite';

/** The shortest beginning of an address that find-my-way compares as a text; for each shorter one it compiles a function. */
const longText = 'const LONG_PREFIX_MIN_LENGTH = 16';

/** Lets the server's router compare texts as they are, instead of compiling a function for each branch of the routes at every start. */
export function leanRoutes(): Plugin {
  return {
    name: 'cicerone-lean-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/find-my-way\/lib\/node\.js$/ },
      handler: (code) => ({ code: code.replace(longText, 'const LONG_PREFIX_MIN_LENGTH = 2'), map: null }),
    },
  };
}
