import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

export interface PlainPlace {
  readonly at: string;
  /** Whether `/tours/1` redirects to the folder `/tours/1/`, as most hosts do, or returns its page directly. */
  readonly addsSlash: boolean;
}

export interface PlainHost {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.mp3': 'audio/mpeg',
};

/** A plain web host: files, index.html of folders, 404.html, and nothing else; no ranges, no fallbacks. */
export async function hostPlainly(folder: string, { at, addsSlash }: PlainPlace): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    void answer(pathname).then(([status, type, body]) => {
      response.writeHead(status, { 'content-type': type, 'content-length': body.length, location: `${pathname}/` });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(path: string): Promise<[number, string, Buffer]> {
    if (!path.startsWith(at)) return [404, 'text/plain', Buffer.from('outside')];
    const name = decodeURIComponent(path.slice(at.length));
    for (const file of [name, join(name, 'index.html')]) {
      const body = await readFile(join(folder, file)).catch(() => undefined);
      const isFolder = file !== name && name !== '' && !name.endsWith('/');
      if (body !== undefined && isFolder && addsSlash) return [301, 'text/plain', Buffer.alloc(0)];
      if (body !== undefined) return [200, types[extname(file)] ?? 'application/octet-stream', body];
    }
    return [404, 'text/html', await readFile(join(folder, '404.html'))];
  }
}
