import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callbackify } from 'node:util';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts';
import { type ErrorBody } from '#contract/errors.ts';
import { staffFolder } from '#contract/paths.ts';
import { LoginType } from '#content/constants.ts';
import { headersTimeouts, limitConnections } from './connections.ts';
import { allowOrigins } from './cross-origin.ts';
import { Refusal } from '../errors.ts';
import { serveMetrics } from '../metrics/metrics-route.ts';
import { type BuiltFiles, openBuiltFiles } from '../site/built-files.ts';
import { createPageHeaders } from '../site/page-headers.ts';
import { createHints, type Hints } from '../site/page-hints.ts';
import { readScreenStyles } from '../site/prerender/screen-styles.ts';
import { createScreens } from '../site/prerender/screens.ts';
import { type Renderer } from '../site/prerender/start-renderer.ts';
import { answerBrokenRequest, refuseOddRequests } from './protocol-errors.ts';
import { noteAddresses } from './note-addresses.ts';
import { refuse } from '../refuse.ts';
import { accessHandlers } from '../routes/access-handlers.ts';
import { accountHandlers } from '../routes/account-handlers.ts';
import { auditCall, auditHandlers } from '../routes/audit-handlers.ts';
import { backupHandlers } from '../routes/backup-handlers.ts';
import { buildHandlers } from '../routes/build-handlers.ts';
import { commentHandlers } from '../routes/comment-handlers.ts';
import { contentHandlers } from '../routes/content-handlers.ts';
import { docsHandlers } from '../routes/docs-handlers.ts';
import { historyHandlers } from '../routes/history-handlers.ts';
import { infoHandlers } from '../routes/info-handlers.ts';
import { fileHandlers } from '../routes/file-handlers.ts';
import { phoneHandlers } from '../routes/phone-handlers.ts';
import { pageRoutes } from '../routes/page-routes.ts';
import { identifier } from '../routes/permission.ts';
import { publicationHandlers } from '../routes/publication-handlers.ts';
import { registerCalls } from '../routes/register-calls.ts';
import { sessionHandlers } from '../routes/session-handlers.ts';
import { translationHandlers } from '../routes/translation-handlers.ts';
import { tokenHandlers } from '../routes/token-handlers.ts';
import { userHandlers } from '../routes/user-handlers.ts';
import { visitHandlers } from '../routes/visit-handlers.ts';
import { wholeBackupHandlers } from '../routes/whole-backup-handlers.ts';
import { workHandlers } from '../routes/work-handlers.ts';
import { onlyEncrypted, securityHeaders } from '../site/security-headers.ts';
import { type Services } from '../usecases/services.ts';
import { museumDays } from '../usecases/visits/museum-days.ts';
import { originsIn, type ReadyCopy } from '../usecases/content/published.ts';

export interface AppOptions {
  readonly services: Services;
  /** The folder of the built guide; undefined if something else, such as the development server, serves the page. */
  readonly guide?: string | undefined;
  /** The folder of the built staff area; undefined: it is not served. */
  readonly cms?: string | undefined;
  readonly logger?: FastifyBaseLogger | undefined;
  /** Only in tests: starts another renderer than that of the build. */
  readonly startRenderer?: (() => Renderer | undefined) | undefined;
}

/** Builds the server without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, guide, cms, logger, startRenderer: start } = options;
  const { settings, published } = services;
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    // Nothing about visitors is logged, not even their requests.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    http: { ...headersTimeouts, requireHostHeader: false },
    clientErrorHandler: answerBrokenRequest,
    // A call that arrives while the server stops is answered, and its connection closed.
    return503OnClosing: false,
    // The contract checks what comes in: Fastify's own schemas, and the libraries that compile them, are not used.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    // A malformed address: visitors get the "not found" page.
    frameworkErrors: (error, request, reply: FastifyReply) =>
      void (guide !== undefined && request.headers.accept?.includes('text/html') === true
        ? reply.redirect('/notfound')
        : reply.code(400).send(errorBody('bad-request', error.message))),
  });
  const { serverBase, webAddress } = settings.client;
  const own = originsIn([serverBase]);
  const plain = securityHeaders(own, 'other');
  const pageHeaders = createPageHeaders(own);
  noteAddresses(app);
  const isEncrypted = webAddress.startsWith('https://');
  // Hooks without promises take a third off the time of a call.
  app.addHook('onRequest', ({ is404, headers, protocol, routeOptions }, reply, done) => {
    if (isEncrypted || protocol === 'https') reply.header(...onlyEncrypted);
    // Only pages need the list of hosts that they may contact.
    const isPage = is404 || routeOptions.config.isPage === true || headers.accept?.includes('text/html') === true;
    if (isPage) return callbackify(nameHosts)(reply, done);
    reply.headers(plain);
    done();
  });
  limitConnections(app);
  refuseOddRequests(app);
  // The guide's own address, if its content and calls come from another.
  const museum = serverBase === '' ? [] : originsIn([webAddress]);
  allowOrigins(app, { museum, hasApp: services.appBuilds.hasServerAddress });
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) =>
    sendError(error, reply, () => request.log.error({ err: error, route: request.routeOptions.url }, 'failed')),
  );
  const identify = identifier(services);
  await registerCalls(
    app,
    {
      ...infoHandlers(services),
      ...sessionHandlers(services),
      ...accountHandlers(services),
      ...userHandlers(services),
      ...auditHandlers(services),
      ...contentHandlers(services),
      ...historyHandlers(services),
      ...publicationHandlers(services),
      ...commentHandlers(services),
      ...accessHandlers(services),
      ...tokenHandlers(services),
      ...visitHandlers(services),
      ...fileHandlers(services),
      ...backupHandlers(services),
      ...wholeBackupHandlers(services),
      ...buildHandlers(services),
      ...docsHandlers(),
      ...workHandlers(services),
      ...phoneHandlers(services),
      ...translationHandlers(services),
    },
    {
      identify,
      needSpace: services.db.needSpace,
      note: (name, request, failure) => auditCall(services.audit, name, request, failure),
    },
  );
  serveMetrics(app, services);
  if (guide !== undefined) await addPages(guide);
  app.addHook('preClose', async () => services.phonePreviews.stop());
  return app;

  async function nameHosts(reply: FastifyReply): Promise<void> {
    reply.headers(pageHeaders((await published.current()).origins));
  }

  async function addPages(folder: string): Promise<void> {
    const { client } = settings;
    const { login } = services;
    const hints = hintsFor(folder, services);
    const template = await readFile(join(folder, 'index.html'), 'utf8');
    const styles = await readScreenStyles(folder);
    const dayOf = museumDays(settings.timeZone);
    const today = (): string => dayOf(services.clock());
    const pages = styles && createScreens({ published, login, client, template, hints, styles, today, start });
    app.addHook('onClose', async () => await pages?.close());
    const { staticRedirects } = client;
    await pageRoutes(app, {
      guide: folder,
      cms,
      template,
      hints,
      built: await builtFolders({ guide, cms }),
      screenAt: pages?.at,
      staticRedirects,
      onStaffPage: () => void services.inEdit.renew(),
    });
  }
}

function noSchemas(): never {
  throw new Error('Routes have no schemas of Fastify.');
}

/** Returns what the build has made, by the folders of its addresses. */
async function builtFolders({ guide, cms }: Pick<AppOptions, 'guide' | 'cms'>): Promise<Map<string, BuiltFiles>> {
  const built = new Map<string, BuiltFiles>();
  if (guide !== undefined) built.set('/assets/', await openBuiltFiles(join(guide, 'assets')));
  if (cms !== undefined) built.set(`/${staffFolder}/assets/`, await openBuiltFiles(join(cms, 'assets')));
  return built;
}

/** Returns the hints for the head of pages, rebuilt when the content has changed. */
function hintsFor(guide: string, { published, login, settings }: Services): () => Promise<Hints> {
  let made: { readonly ready: ReadyCopy; readonly isOpen: boolean; readonly hints: Promise<Hints> } | undefined;
  return async () => {
    const ready = await published.current();
    const isOpen = (await login.current()).LoginType === LoginType.none;
    if (made?.ready !== ready || made.isOpen !== isOpen) {
      const { client } = settings;
      made = { ready, isOpen, hints: createHints({ guide, catalogue: ready.catalogue, client, isOpen }) };
    }
    return made.hints;
  };
}

/** Our codes for requests that Fastify itself refuses. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = { 404: 'not-found', 413: 'too-large', 415: 'wrong-type' };

function sendError(
  error: { statusCode?: number; message: string },
  reply: FastifyReply,
  log: () => void,
): FastifyReply {
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return reply.code(errorStatus[error.code]).send(refusalBody(error));
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send(errorBody(codeByStatus[status] ?? 'bad-request', error.message));
  log();
  return reply.code(500).send(refusalBody(refuse('internal', {})));
}

function errorBody(code: ErrorCode, message: string): ErrorBody {
  return { error: { code, message } };
}

function refusalBody({ code, message, reason, facts, details }: Refusal): ErrorBody {
  return {
    error: {
      code,
      message,
      ...(reason === undefined ? {} : { reason, facts: facts ?? {} }),
      ...(details === undefined ? {} : { details }),
    },
  };
}
