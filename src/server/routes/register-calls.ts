import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { type AllCalls, allCalls, type CallName } from '#contract/all-calls.ts';
import { type AuditCommand } from '#contract/audit-kinds.ts';
import { type AnswerOf, type BodyOf, type Call, type ParamsOf, type QueryOf, usualBodyLimit } from '#contract/call.ts';
import { inTurns } from '../long-work/in-turns.ts';
import { isLongAnswer, jsonBytes } from '../long-work/json-bytes.ts';
import { refuse } from '../refuse.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { parseBody } from './parse-body.ts';
import { deviceOf, type Identify, refuseRootModels, refuseUnlessAllowed } from './permission.ts';

export interface CallContext<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly who: Who;
  /** The name that the device gives itself; empty if there is none. */
  readonly device: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the JSON answer, or sends anything else itself and returns the reply. */
export type Handler<C extends Call> = (
  context: CallContext<C>,
) => Promise<AnswerOf<C> | FastifyReply> | AnswerOf<C> | FastifyReply;

/** @param failure why the call was not answered; undefined if it was */
export type NoteCall = (name: CallName, request: FastifyRequest, failure: unknown) => Promise<void>;

export type Handlers<Name extends CallName = CallName> = { readonly [Each in Name]: Handler<AllCalls[Each]> };

declare module 'fastify' {
  interface FastifyRequest {
    who: Who;
    /** Audit entries once the call is answered, instead of one with its name and the values in its path. */
    noted?: readonly Noted[];
  }
}

export interface Noted {
  readonly what: CallName | AuditCommand;
  readonly about: string;
}

/** Dependencies of calls besides their handlers. */
interface RouteDeps {
  readonly identify: Identify;
  readonly needSpace: () => Promise<void>;
  readonly note: NoteCall;
}

/** Registers a route for every call; the contract alone defines its permission, input and answer. */
export async function registerCalls(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  { identify, needSpace, note }: RouteDeps,
): Promise<void> {
  app.decorateRequest('who');
  app.decorateRequest('noted');
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, json: Buffer) => {
    if (json.length === 0) return undefined;
    return await parseBody(json, (text) => {
      let parsed: unknown;
      // Fastify's parser calls back before it returns.
      void parseJson(request, text, (error, body) => {
        if (error !== null) throw inOurWords(error, text);
        parsed = body;
      });
      return parsed;
    });
  });
  const texts = /^(?:text\/|application\/(?:x-)?yaml)/;
  app.addContentTypeParser(texts, { parseAs: 'buffer' }, (_request, text, done) => done(null, text));
  for (const name of Object.keys(allCalls) as CallName[]) {
    const handler = handlers[name];
    if (handler !== undefined) {
      const noted = async (request: FastifyRequest, failure?: unknown): Promise<void> => note(name, request, failure);
      register(app, allCalls[name], { handler: withNote(handler, noted), noted, identify, needSpace });
    }
  }
}

/** Notes a call once its handler has answered or thrown. */
function withNote(
  handler: Handler<Call>,
  note: (request: FastifyRequest, failure?: unknown) => Promise<void>,
): Handler<Call> {
  return async (context) => {
    try {
      const answer = await handler(context);
      await note(context.request);
      return answer;
    } catch (error) {
      await note(context.request, error);
      throw error;
    }
  };
}

/** Distinguishes broken JSON from JSON with a key that changes the prototype of objects. */
function inOurWords(error: Error, text: string): Error {
  try {
    JSON.parse(text);
  } catch {
    return error;
  }
  return refuse('name-forbidden', {});
}

interface Registered {
  readonly handler: Handler<Call>;
  readonly noted: (request: FastifyRequest, failure: unknown) => Promise<void>;
  readonly identify: Identify;
  readonly needSpace: () => Promise<void>;
}

function register(app: FastifyInstance, call: Call, { handler, noted, identify, needSpace }: Registered): void {
  const options: RouteShorthandOptions = {
    bodyLimit: call.bodyLimit ?? usualBodyLimit,
    config: { largeBody: mayBeLarge(call) },
    // HEAD must not publish anything.
    exposeHeadRoute: call.answer === 'file' || call.byCookie === true,
    async onRequest(request, reply) {
      reply.header('cache-control', 'no-store');
      request.who = await identify(request, call.byCookie === true);
      try {
        await refuseUnlessAllowed(call, request.who, identify);
        refuseRootModels(call, paramsOf(request), request.who);
      } catch (error) {
        if (request.who.kind === 'staff') await noted(request, error);
        throw error;
      }
      if (call.errors?.includes('storage-full') === true) await needSpace();
    },
  };
  // The router drops trailing slashes, so an empty path below a folder is the address of the folder.
  const isTree = call.path.endsWith('/*');
  for (const url of isTree ? [call.path, call.path.slice(0, -2)] : [call.path]) addRoute(url);

  function addRoute(url: string): void {
    app.route({ ...options, method: call.method, url, handler: answerCall });
  }

  async function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const answer: unknown = await handler({
      params: parse(call.params, isTree ? { '*': '', ...paramsOf(request) } : request.params, ''),
      query: parse(call.query, request.query, ''),
      body: readBody(call, request),
      who: request.who,
      device: deviceOf(request),
      request,
      reply,
    });
    if (answer === reply || reply.sent) return reply;
    reply.type('application/json; charset=utf-8');
    return reply.send(isLongAnswer(answer) ? await inTurns(jsonBytes(answer)) : JSON.stringify(answer));
  }
}

function mayBeLarge({ body, bodyLimit = usualBodyLimit }: Call): boolean {
  return body === 'upload' || bodyLimit > usualBodyLimit;
}

function paramsOf({ params }: FastifyRequest): Readonly<Record<string, unknown>> {
  return typeof params === 'object' && params !== null ? { ...params } : {};
}

function readBody(call: Call, request: FastifyRequest): undefined {
  const { body } = call;
  if (body === undefined || body === 'upload') return undefined;
  const type = request.headers['content-type'] ?? '';
  const isJson = /^application\/json\s*(?:;|$)/i.test(type);
  if (body === 'text') {
    if (Buffer.isBuffer(request.body)) return request.body as unknown as undefined;
    throw refuse('body-not-text', {});
  }
  if (!isJson) throw refuse('body-not-json', { type });
  return parse(body, request.body, 'the body');
}

/** @returns a value of the handler's type, because both are derived from the same call */
function parse(shape: z.ZodMiniType | undefined, given: unknown, whole: string): undefined {
  if (shape === undefined) return undefined;
  const parsed = z.safeParse(shape, given);
  if (parsed.success) return parsed.data as undefined;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    Field: path.join('.') || whole,
    Message: message,
  }));
  const [first] = issues;
  const facts = { field: first?.Field ?? whole, detail: first?.Message ?? 'wrong value' };
  throw refuse('body-wrong', facts, { details: issues.slice(0, 20) });
}
