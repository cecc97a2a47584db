import type { Plugin } from 'vite';

/** The lines of what a client does not read of a call, as the compiler prints them. */
const unread =
  /^\t\t(?:access|evenIfUnready|summary|params|query|body|bodyLimit|rootModels|headers|errors|byCookie)[:,][^]*?(?=^\t\t\w|^\t\})/gm;

/** Leaves out of the contract's calls what the server and its documentation alone read, such as the shapes of requests. */
export function leanCalls(): Plugin {
  return {
    name: 'cicerone-lean-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/shared\/contract\/calls\/[\w-]+-calls\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(unread, ''), map: null }),
    },
  };
}
