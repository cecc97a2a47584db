import { type Plugin } from 'vite';
import { calls, mediaFolder } from '#contract/paths.ts';

/** Serves the calls and the media of the real server from Vite's development server, which serves the page. */
export function serveContent(): Plugin {
  return {
    name: 'cicerone-serve-content',
    apply: 'serve',
    configureServer: async (vite) => {
      const { buildApp } = await import('../app.ts');
      const { readContentFolder } = await import('../content-folder.ts');
      const { readSettings } = await import('../settings.ts');
      const settings = readSettings(process.env);
      const app = await buildApp({
        settings,
        content: await readContentFolder(settings.content),
        buildId: 'development',
      });
      await app.ready();
      const prefixes = [...Object.values(calls), `${mediaFolder}/`].map((path) => `/${path}`);
      vite.middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        if (
          prefixes.some(
            (prefix) =>
              path === prefix || path.startsWith(`${prefix}?`) || (prefix.endsWith('/') && path.startsWith(prefix)),
          )
        ) {
          app.routing(request, response);
        } else next();
      });
    },
  };
}
