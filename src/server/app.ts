import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { type ErrorBody } from '#contract/errors.ts';
import { type Content } from './content-folder.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { mediaRoutes } from './routes/media-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { type Settings } from './settings.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly content: Content;
  /** The built guide; absent when something else serves the page, as the development server does. */
  readonly guide?: string;
  readonly buildId: string;
}

/** Builds the server without listening. */
export async function buildApp({ settings, content, guide, buildId }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Pictures baked in a canvas and sounds made in the page are blobs; styles are set on elements by code.
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:', 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // A museum's server often speaks plain HTTP behind a proxy of its own, where browsers refuse these with an error.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginEmbedderPolicy: false,
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const message = status < 500 ? error.message : 'The server could not answer this.';
    if (status >= 500) console.error(error);
    const body: ErrorBody = { error: { code: status < 500 ? 'bad-request' : 'internal', message } };
    return reply.code(status).send(body);
  });
  await app.register(contentRoutes, { content, client: settings.client, buildId });
  await app.register(mediaRoutes, { content: settings.content });
  if (guide !== undefined) await pageRoutes(app, { guide });
  return app;
}
