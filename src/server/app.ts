import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type ErrorBody } from '#contract/errors.ts';
import { createCatalogue } from '#content/catalogue.ts';
import { mediaReferences } from '#content/media-references.ts';
import { type Content } from './content-folder.ts';
import { createHints } from './page-hints.ts';
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
  const app = fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be read: visitors get the page that says so.
    frameworkErrors: (error, request, reply: FastifyReply) =>
      void (guide !== undefined && request.headers.accept?.includes('text/html') === true
        ? reply.redirect('/notfound')
        : reply.code(400).send(errorBody('bad-request', error.message))),
  });
  const media = mediaOrigins(content, settings);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Pictures baked in a canvas and sounds made in the page are blobs; styles are set on elements by code.
        imgSrc: ["'self'", 'blob:', 'data:', ...media],
        mediaSrc: ["'self'", 'blob:', 'data:', ...media],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...media],
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
    return reply.code(status).send(errorBody(status < 500 ? 'bad-request' : 'internal', message));
  });
  await app.register(contentRoutes, { content, client: settings.client, buildId });
  await app.register(mediaRoutes, { content: settings.content });
  if (guide !== undefined) {
    const catalogue = createCatalogue(content.definition);
    await pageRoutes(app, { guide, hints: await createHints({ guide, catalogue, client: settings.client }) });
  }
  return app;
}

/** Other hosts than this one that the museum's own content and configuration name. Nothing else may be fetched. */
function mediaOrigins({ definition }: Content, { client }: Settings): readonly string[] {
  const urls = [client.serverBase, ...mediaReferences(definition).map(({ url }) => url)];
  const origins = urls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url)).map((url) => new URL(url).origin);
  return [...new Set(origins)];
}

function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}
