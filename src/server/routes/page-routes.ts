import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import { type ErrorBody } from '#contract/errors.ts';
import { mediaFolder, pageFolders } from '#contract/paths.ts';
import { pageAt } from '../page.ts';
import { type Hints } from '../page-hints.ts';

export interface PageRoutesOptions {
  /** The built guide. */
  readonly guide: string;
  readonly hints: Hints;
}

const year = '365d';

/** The guide's scripts, and its page at every other address, which the guide itself tells apart. */
export async function pageRoutes(app: FastifyInstance, { guide, hints }: PageRoutesOptions): Promise<void> {
  const template = await readFile(join(guide, 'index.html'), 'utf8');

  await app.register(fastifyStatic, {
    root: join(guide, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    // Names hold a hash of the bytes.
    immutable: true,
    maxAge: year,
  });

  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) {
      // Hints go by the visitor's language.
      reply.header('cache-control', 'no-cache').header('vary', 'Accept-Language');
      const page = pageAt(template, '/', hints(pathOf(request.url), request.headers['accept-language'] ?? ''));
      return reply.type('text/html; charset=utf-8').send(page);
    }
    const body: ErrorBody = { error: { code: 'not-found', message: `There is nothing at ${request.url}` } };
    return reply.code(404).send(body);
  });
}

/** Browsers get the guide's page at every address that is no file; programs only at addresses of the guide. */
function wantsPage({
  method,
  url,
  headers,
}: {
  method: string;
  url: string;
  headers: { accept?: string | undefined };
}): boolean {
  if (!['GET', 'HEAD'].includes(method)) return false;
  const first =
    pathOf(url)
      .split('/')
      .find((part) => part !== '') ?? '';
  if (first === mediaFolder || first === 'assets') return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && ['', ...pageFolders].includes(first));
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}
