import type { Plugin } from 'vite';
import { allCalls } from '#contract/all-calls.ts';

/** Lets Vite's development server, which serves the page, answer the calls of the real server. */
export function serveContent(): Plugin {
  return {
    name: 'cicerone-serve-content',
    apply: 'serve',
    configureServer: async (vite) => {
      const { openServer } = await import('../start/open-server.ts');
      const { readSettings } = await import('../settings/settings.ts');
      const { app } = await openServer({ settings: readSettings(process.env), buildId: 'development' });
      await app.ready();
      vite.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/s, '');
        if (patterns.some((pattern) => pattern.test(path))) app.routing(request, response);
        else next();
      });
    },
  };
}

const patterns = Object.values(allCalls).map(
  ({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
);
