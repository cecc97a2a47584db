import { type FastifyInstance } from 'fastify';
import { createCatalogue } from '#content/catalogue.ts';
import { LoginType } from '#content/constants.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { calls } from '#contract/paths.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { type Content } from '../content-folder.ts';
import { isCurrent, pickEncoding, prepareJson } from '../prepared-answer.ts';

export interface ContentRoutesOptions {
  readonly content: Content;
  readonly client: ClientConfiguration;
  readonly buildId: string;
}

/** The calls of section 7.7 that need no login: the tour definition and what is said about it. */
export async function contentRoutes(
  app: FastifyInstance,
  { content, client, buildId }: ContentRoutesOptions,
): Promise<void> {
  const definition = await prepareJson(content.definition);
  const { version, provider, languages } = createCatalogue(content.definition);

  app.get(`/${calls.definition}`, async (request, reply) => {
    reply.header('etag', definition.etag).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache');
    if (isCurrent(definition, request.headers['if-none-match'])) return reply.code(304).send();
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(definition.bodies[encoding]);
  });

  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  app.get(`/${calls.configuration}`, () => client);
  app.get(`/${calls.loginType}`, (_request, reply) => sendText(reply, LoginType.none));
  app.get(`/${calls.version}`, () => ({ Version: 1, BuildID: buildId, Counter: version.Counter }));
  app.get(`/${calls.title}`, (_request, reply) =>
    sendText(reply, inLanguage(provider.Name, languages[0].Code, '').text),
  );
  app.get(`/${calls.dataUpdatedAt}`, (_request, reply) =>
    sendText(reply, version.UpdatedAt || content.changedAt.toISOString()),
  );
}

/** Fastify sends a bare string as text; these calls answer a JSON string. */
function sendText(reply: { type(type: string): { send(body: string): unknown } }, text: string): unknown {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(text));
}
