import { callbackify } from 'node:util';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { appOrigin } from '#contract/native.ts';
import { calls, mediaFolder } from '#contract/paths.ts';

/** Headers that a guide elsewhere needs to see; browsers hide all others. */
const seen = ['etag', 'retry-after', 'content-disposition', 'content-range', 'accept-ranges'].join(', ');

/** Media are embedded without asking; the policy of the same origin would refuse them. */
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The permissions of a page of another origin. */
interface Grant {
  readonly methods: string;
  /** The request headers. */
  readonly headers: string;
}

/** A guide at another address, with its login, and the staff area beside it. */
const museumPage: Grant = {
  methods: 'GET, HEAD, POST, PUT, DELETE',
  headers: 'authorization, content-type, x-guide-password, x-guide-device, if-none-match, range',
};
/** The app has no login: what only a session opens stays closed. */
const app: Grant = { methods: 'GET, HEAD, POST', headers: 'content-type, x-guide-device, if-none-match, range' };

/** The calls of a guide that needs no login. Paths of the whole server are compared, so below no proxy's folder. */
const callsOfApp: readonly { readonly method: 'GET' | 'POST'; readonly path: RegExp }[] = [
  { method: 'GET', path: pathsOf(calls.definition, calls.version, calls.title, calls.loginType) },
  { method: 'GET', path: pathsOf(calls.dataUpdatedAt, calls.media) },
  { method: 'GET', path: new RegExp(`^/${mediaFolder}/.`) },
  { method: 'POST', path: pathsOf(calls.visits) },
];

function pathsOf(...paths: readonly string[]): RegExp {
  return new RegExp(`^/(?:${paths.join('|')})/?$`);
}

export interface AllowedOrigins {
  /**
   * The origins of the museum's own pages, such as `https://guide.example`, if their serverBase is this server. They may
   * make all calls: the staff area is beside the guide.
   */
  readonly museum: readonly string[];
  /** Whether the museum has an app that asks this server. It may make the calls of a visitor without a login. */
  readonly hasApp: () => Promise<boolean>;
}

/**
 * Lets pages of other origins make calls and read media. They send their session in a header, so cookies stay out of
 * it. To be called after the security headers are set.
 */
export function allowOrigins(server: FastifyInstance, { museum, hasApp }: AllowedOrigins): void {
  server.addHook('onRequest', ({ method, url, headers }, reply, done) => {
    const { origin } = headers;
    const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : undefined;
    const isOfApp = isCallOfApp(asked ?? method, url);
    if (museum.length > 0 || isOfApp) reply.header('vary', 'Origin');
    if (museum.length > 0) reply.headers(embeddable);
    if (origin === undefined) return done();
    if (museum.includes(origin)) return allow(museumPage);
    if (origin !== appOrigin || !isOfApp) return done();
    callbackify(hasApp)((error: Error | null, has) => (has ? allow(app) : done(error ?? undefined)));

    function allow(grant: Grant): void {
      reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', seen);
      if (asked === undefined) done();
      else answerQuestion(reply, grant);
    }
  });
  server.addHook('onSend', ({ method, url }, reply, _body, done) => {
    if (museum.length === 0 && !isCallOfApp(method, url)) return done();
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('Origin')) reply.header('vary', `${vary}, Origin`);
    done();
  });
}

/** Answers what browsers ask before a call. */
function answerQuestion(reply: FastifyReply, { methods, headers }: Grant): void {
  reply
    .code(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', headers)
    .header('access-control-max-age', '86400')
    .send();
}

function isCallOfApp(given: string, url: string): boolean {
  const method = given === 'HEAD' ? 'GET' : given;
  const [path = ''] = url.split('?');
  return callsOfApp.some((call) => call.method === method && call.path.test(path));
}
