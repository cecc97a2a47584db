import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '#tests/server/test-server.ts';
import { isShellSkipped } from '#tests/native/java.ts';
import { type Shell, startShell } from '#tests/native/shell.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

type Files = Readonly<Record<string, string>>;

const mediaList = (files: Files): string =>
  JSON.stringify(
    Object.entries(files).map(([Path, text]) => ({
      Path,
      Bytes: Buffer.byteLength(text),
      SHA256: hash(text),
      Type: 'audio/mpeg',
      Tours: [],
      Languages: [],
    })),
  );

describe.skipIf(isShellSkipped())('newer content', () => {
  let shell: Shell;
  let top = '';
  let folder = '';
  let bundle = '';
  beforeAll(async () => {
    top = await mkdtemp(join(tmpdir(), 'cicerone-newer-'));
    shell = await startShell({ assets: top, data: top });
  });
  afterAll(async () => {
    await shell.stop();
    await rm(top, { recursive: true, force: true });
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(top, 'folder-'));
    bundle = await mkdtemp(join(top, 'bundle-'));
    await writeBundle({ 'files/same.mp3': 'the same', 'files/old.mp3': 'old sound' });
  });

  async function writeBundle(files: Files): Promise<void> {
    await mkdir(join(bundle, 'files'), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(bundle, name), text);
    await writeFile(join(bundle, 'media.json'), mediaList(files));
  }

  const facts = (counter = 1): object => ({ folder, bundle, counter });
  const update = (server: string, more: object = {}): Promise<unknown> =>
    shell.do('update', { ...facts(), server: `${server}/`, patience: 5000, ...more });
  /** The versions for a page that is opened now: the counter, and the text of a file; null: the app's own. */
  const read = (path: string, counter = 1): Promise<unknown> => shell.do('stored', { ...facts(counter), path });
  const kept = async (): Promise<readonly string[]> => [
    ...(await readdir(join(folder, 'blobs')).catch(() => [])),
    ...(await readdir(join(folder, 'parts')).catch(() => [])),
  ];

  describe('from a museum’s server', () => {
    let museum: TestServer;
    let origin = '';
    beforeAll(async () => {
      museum = await openTestServer();
      await museum.app.listen({ port: 0, host: '127.0.0.1' });
      origin = `http://127.0.0.1:${(museum.app.server.address() as AddressInfo).port}`;
    });
    afterAll(() => museum.remove());

    it('is fetched whole when its counter is higher', async () => {
      const { Counter } = (await (await fetch(`${origin}/info/version`)).json()) as { Counter: number };
      expect(await update(origin, { counter: Counter })).toBe(false);
      expect(await update(origin, { counter: Counter - 1 })).toBe(true);
      const list = (await (await fetch(`${origin}/info/media`)).json()) as readonly { Path: string }[];
      expect(list.length).toBeGreaterThan(0);
      for (const { Path } of list) {
        expect(await read(Path, Counter - 1)).toEqual([Counter, await (await fetch(`${origin}/${Path}`)).text()]);
      }
      const [, definition] = (await read('tourDefinition.json', Counter - 1)) as [number, string];
      expect(JSON.parse(definition)).toEqual(await (await fetch(`${origin}/db`)).json());
    });
  });

  describe('from a server that may do anything', () => {
    let server: Server;
    let origin = '';
    let answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {};
    let asked: string[] = [];

    beforeEach(async () => {
      asked = [];
      server = createServer((request, response) => {
        const path = decodeURIComponent(new URL(request.url ?? '', 'http://host').pathname.slice(1));
        asked.push(request.headers.range === undefined ? path : `${path} ${request.headers.range}`);
        (answers[path] ?? ((_, other) => other.writeHead(404).end()))(request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterEach(
      () =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        }),
    );

    const text =
      (body: string, status = 200) =>
      (_: IncomingMessage, response: ServerResponse): void =>
        void response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);

    function publish(counter: number, files: Files, definition = `{"Tours":[${counter}]}`): void {
      answers = {
        'info/version': text(JSON.stringify({ Version: '1', BuildID: 'b', Counter: counter })),
        db: text(definition),
        'info/media': text(mediaList(files)),
        ...Object.fromEntries(Object.entries(files).map(([path, body]) => [path, text(body)])),
      };
    }

    it('is taken from the app where that has the same file, also under another name', async () => {
      publish(5, { 'files/same.mp3': 'the same', 'files/moved.mp3': 'old sound', 'files/grün 1.mp3': 'new sound' });
      expect(await update(origin)).toBe(true);
      expect(asked.filter((path) => path.startsWith('files/'))).toEqual(['files/grün 1.mp3']);
      expect(await read('files/same.mp3')).toEqual([5, 'the same']);
      expect(await read('files/moved.mp3')).toEqual([5, 'old sound']);
      expect(await read('files/grün 1.mp3')).toEqual([5, 'new sound']);
      expect(await read('index.html')).toEqual([5, null]);
    });

    it('fetches no stored file again, and deletes files that no page needs', async () => {
      publish(5, { 'files/a.mp3': 'first', 'files/b.mp3': 'stays' });
      await update(origin);
      publish(6, { 'files/a.mp3': 'second', 'files/b.mp3': 'stays' });
      asked = [];
      expect(await update(origin)).toBe(true);
      expect(asked.filter((path) => path.startsWith('files/'))).toEqual(['files/a.mp3']);
      expect(await read('files/a.mp3')).toEqual([6, 'second']);
      expect(await update(origin)).toBe(false);
      expect(await kept()).not.toContain(hash('first'));
      expect(await kept()).toContain(hash('stays'));
    });

    it('continues where a file broke off', async () => {
      publish(5, { 'files/long.mp3': '0123456789' });
      answers['files/long.mp3'] = (_, response) => {
        response.writeHead(200, { 'content-length': 10 });
        response.write('0123', () => response.destroy());
      };
      await expect(update(origin)).rejects.toThrow(/./);
      expect(await read('files/long.mp3')).toEqual([1, null]);
      answers['files/long.mp3'] = (request, response) => {
        const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1]);
        response.writeHead(206, { 'content-range': `bytes ${from}-9/10` }).end('0123456789'.slice(from));
      };
      expect(await update(origin)).toBe(true);
      expect(asked).toContain('files/long.mp3 bytes=4-');
      expect(await read('files/long.mp3')).toEqual([5, '0123456789']);
    });

    it('begins again where the server knows no ranges, or has no more of the file', async () => {
      publish(5, { 'files/long.mp3': '0123456789' });
      await mkdir(join(folder, 'parts'), { recursive: true });
      await writeFile(join(folder, 'parts', hash('0123456789')), 'xyz');
      expect(await update(origin)).toBe(true);
      expect(await read('files/long.mp3')).toEqual([5, '0123456789']);
    });

    it('is refused if a file is not the listed one, and its beginning is not kept', async () => {
      publish(5, { 'files/a.mp3': 'listed' });
      answers['files/a.mp3'] = text('forged');
      await expect(update(origin)).rejects.toThrow('not the file');
      expect(await read('files/a.mp3')).toEqual([1, null]);
      expect(await kept()).not.toContain(hash('listed'));
      answers['files/a.mp3'] = text('much longer than it is listed');
      await expect(update(origin)).rejects.toThrow('longer');
    });

    it.each<[string, () => void]>([
      ['wants a login', () => (answers = { 'info/version': text('{}', 401) })],
      ['is not there', () => (answers = {})],
      ['is a hotel’s network', () => (answers = { 'info/version': text('<html>Welcome</html>') })],
      [
        'redirects every request elsewhere',
        () => (answers = { 'info/version': (_, to) => to.writeHead(302, { location: '/' }).end() }),
      ],
      ['has no definition', () => delete answers['db']],
      ['has a list as its definition', () => (answers['db'] = text('[]'))],
      ['has half a definition', () => (answers['db'] = text('{"Tours":['))],
      ['has no list of media', () => (answers['info/media'] = text('{}'))],
      ['lists a file outside', () => (answers['info/media'] = text(mediaList({ '../../evil': 'x' })))],
      ['lacks a file', () => delete answers['files/a.mp3']],
      ['falls silent', () => (answers['db'] = () => undefined)],
    ])('changes nothing if the server %s', async (_, spoil) => {
      publish(5, { 'files/a.mp3': 'kept' });
      await update(origin);
      const before = await readFile(join(folder, 'current'), 'utf8');
      publish(6, { 'files/a.mp3': 'newer' });
      spoil();
      await expect(update(origin, { patience: 300 })).rejects.toThrow(/./);
      expect(await readFile(join(folder, 'current'), 'utf8')).toBe(before);
      expect(await read('files/a.mp3')).toEqual([5, 'kept']);
    });

    it('waits if it was published in the meantime', async () => {
      publish(5, { 'files/a.mp3': 'x' });
      let times = 0;
      answers['info/version'] = (_, response) => response.end(JSON.stringify({ Counter: 5 + times++ }));
      expect(await update(origin)).toBe(false);
      expect(await read('files/a.mp3')).toEqual([1, null]);
    });

    it('is not fetched over a network that costs too much', async () => {
      publish(5, { 'files/a.mp3': 'x'.repeat(100) });
      await expect(update(origin, { allowed: 99 })).rejects.toThrow('not for 100 bytes');
      expect(await update(origin, { allowed: 100 })).toBe(true);
    });

    it('asks before each file whether the network is for it', async () => {
      publish(5, { 'files/a.mp3': 'one', 'files/b.mp3': 'two', 'files/c.mp3': 'three' });
      await expect(update(origin, { times: 2 })).rejects.toThrow('not for 5 bytes');
      expect(asked.filter((path) => path.startsWith('files/'))).toEqual(['files/a.mp3', 'files/b.mp3']);
      expect(await update(origin, { times: 1 })).toBe(true);
      expect(await read('files/c.mp3')).toEqual([5, 'three']);
    });

    it('never takes the place of the guide itself', async () => {
      const own = ['index.html', 'assets/guide.js', 'sw.js', 'pictures/own.png', 'tours/index.html'];
      for (const path of own) {
        await mkdir(dirname(join(bundle, path)), { recursive: true });
        await writeFile(join(bundle, path), 'the guide’s own');
      }
      const refused = [...own, 'tours', 'assets/new.mp3', 'other/Page.HTML', 'other/new.css', 'other/new.json'];
      const taken = ['files/plan.json', 'other/new.mp3', 'files/old.mp3'];
      publish(5, Object.fromEntries([...refused, ...taken].map((path) => [path, `${path} of the server`])));
      expect(await update(origin)).toBe(true);
      for (const path of refused) expect(await read(path)).toEqual([5, null]);
      for (const path of taken) expect(await read(path)).toEqual([5, `${path} of the server`]);
    });

    it('follows a server whose counter went back, but an app that was built later keeps its own', async () => {
      publish(3, { 'files/a.mp3': 'third' });
      expect(await update(origin, { counter: 4 })).toBe(false);
      publish(5, { 'files/a.mp3': 'fifth' });
      expect(await update(origin, { counter: 4 })).toBe(true);
      publish(3, { 'files/a.mp3': 'third' });
      expect(await update(origin, { counter: 4 })).toBe(true);
      expect(await read('files/a.mp3', 4)).toEqual([3, 'third']);
      expect(await update(origin, { counter: 4 })).toBe(false);
      // Only where a file of it is lost, the same is fetched again.
      await rm(join(folder, 'blobs', hash('third')));
      expect(await read('files/a.mp3', 4)).toEqual([4, null]);
      expect(await update(origin, { counter: 4 })).toBe(true);
      expect(await read('files/a.mp3', 4)).toEqual([3, 'third']);
      expect(await read('files/a.mp3', 6)).toEqual([6, null]);
      expect(await update(origin, { counter: 6 })).toBe(false);
      expect(await read('files/a.mp3', 6)).toEqual([6, null]);
    });

    it('gives way to an app that was built later', async () => {
      publish(5, { 'files/a.mp3': 'stored' });
      await update(origin);
      expect(await read('files/a.mp3', 4)).toEqual([5, 'stored']);
      expect(await read('files/a.mp3', 5)).toEqual([5, null]);
      // Another app may lack the files that the stored version takes from it.
      await writeBundle({ 'files/other.mp3': 'another app' });
      expect(await read('files/a.mp3', 4)).toEqual([4, null]);
      expect(await update(origin)).toBe(true);
      expect(await read('files/a.mp3')).toEqual([5, 'stored']);
    });

    it('counts for nothing once a file of it is lost', async () => {
      publish(5, { 'files/a.mp3': 'stored' });
      await update(origin);
      await rm(join(folder, 'blobs', hash('stored')));
      expect(await read('files/a.mp3')).toEqual([1, null]);
      await writeFile(join(folder, 'current'), 'garbage');
      expect(await read('files/a.mp3')).toEqual([1, null]);
    });
  });
});
