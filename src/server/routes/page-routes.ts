import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type ErrorBody } from '#contract/errors.ts';
import { gameFramePath } from '#contract/frame-messages.ts';
import { mediaFolder, pageFolders, staffFolder } from '#contract/paths.ts';
import { defaultIcon, shellPage, workerPath } from '#contract/shell-files.ts';
import { builtFileHeaders, type BuiltFiles } from '../site/built-files.ts';
import { pageFacts } from '../site/page-headers.ts';
import { pageAt } from '../site/page.ts';
import { type Hints } from '../site/page-hints.ts';
import { type PreparedAnswer, prepareBytes } from '../long-work/prepared-answer.ts';
import { placeOf, type Redirects } from '../settings/static-redirects.ts';
import { sendPrepared } from './send-prepared.ts';

export interface PageRoutesOptions {
  /** The folder of the built guide. */
  readonly guide: string;
  /** The folder of the built staff area; undefined: it is not served. */
  readonly cms?: string | undefined;
  /** The guide's page. */
  readonly template: string;
  /** The files of the build, by the folders of their addresses, such as `/assets/`. */
  readonly built: ReadonlyMap<string, BuiltFiles>;
  /** Returns the hints for the current content. */
  readonly hints: () => Promise<Hints>;
  /** Returns the page at a path with its screen in it, if it has one; undefined: no page has. */
  readonly screenAt: ((path: string, languages: string | undefined) => Promise<PreparedAnswer | undefined>) | undefined;
  readonly staticRedirects: Redirects;
  /** Called when the staff area is opened. */
  readonly onStaffPage: () => void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of the guide, which may name its base and the hosts of its media. */
    isPage?: boolean;
  }
}

/** Serves the scripts of guide and staff area, and their pages at all other addresses. */
export async function pageRoutes(
  app: FastifyInstance,
  { guide, cms, template, hints, built, screenAt, staticRedirects, onStaffPage }: PageRoutesOptions,
): Promise<void> {
  const pageOf = async (folder: string): Promise<string | undefined> =>
    cms === undefined ? undefined : await readFile(join(cms, folder, 'index.html'), 'utf8');
  const staffPage = await pageOf(staffFolder);
  const framePage = await pageOf(gameFramePath);

  for (const [folder, files] of built) {
    app.get<{ Params: { '*': string } }>(`${folder}*`, async (request, reply) => {
      const file = await files.find(request.params['*']);
      if (file === undefined) return reply.callNotFound();
      return sendPrepared(request, reply.headers(builtFileHeaders).type(file.type), file.answer);
    });
  }

  // Whatever the browser asks for: a page in its place would be registered as a broken worker.
  for (const [path, type, isPage] of [
    [workerPath, 'text/javascript; charset=utf-8', false],
    [shellPage, 'text/html; charset=utf-8', true],
    [defaultIcon, 'image/svg+xml', false],
  ] as const) {
    const file = await prepareBytes(await readFile(join(guide, path)));
    app.get(`/${path}`, { config: { isPage } }, (request, reply) =>
      sendPrepared(
        request,
        reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').type(type),
        file,
      ),
    );
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request, staticRedirects)) {
      if (staffPage !== undefined && firstOf(request.url) === staffFolder) {
        const page = pathOf(request.url) === `/${gameFramePath}` ? framePage : staffPage;
        if (page === staffPage) onStaffPage();
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
      }
      const path = pathOf(request.url);
      const languages = request.headers['accept-language'];
      reply.headers(pageFacts);
      const rendered = request.url === path ? await screenAt?.(path, languages) : undefined;
      if (rendered !== undefined) return sendPrepared(request, reply, rendered);
      return reply.send(pageAt(template, '/', (await hints())(path, languages ?? '')));
    }
    const body: ErrorBody = { error: { code: 'not-found', message: `There is nothing at ${request.url}` } };
    return reply.code(404).send(body);
  });
}

/** Browsers get the guide's page at every address without a file; programs only at addresses of the guide. */
function wantsPage(
  { method, url, headers }: { method: string; url: string; headers: { accept?: string | undefined } },
  redirects: Redirects,
): boolean {
  if (!['GET', 'HEAD'].includes(method)) return false;
  const first = firstOf(url);
  if ([mediaFolder, 'assets', 'api'].includes(first) || pathOf(url).startsWith(`/${staffFolder}/assets/`)) return false;
  const accept = headers.accept ?? '*/*';
  const isGuides = ['', staffFolder, ...pageFolders].includes(first) || placeOf(pathOf(url)) in redirects;
  return accept.includes('text/html') || (accept.includes('*/*') && isGuides);
}

function firstOf(url: string): string {
  return (
    pathOf(url)
      .split('/')
      .find((part) => part !== '') ?? ''
  );
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}
