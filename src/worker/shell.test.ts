import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShell } from './shell.ts';
import { fakeCaches } from './testing/fake-caches.ts';

const scope = 'https://museum.example/guide/';
const prefix = 'cicerone /guide/ shell ';
const at = (path: string): string => scope + path;

const files = [
  { url: 'shell.html', revision: 'one' },
  { url: 'assets/main-1.js', revision: null },
  { url: 'assets/groups-1.json', revision: null },
];
const groups = { games: ['assets/memory-1.js', 'assets/jigsaw-1.js'], 'texts-en': ['assets/en-1.js'] };
const page = (script: string): string =>
  `<html><head><base href="./" /></head><script src="./assets/${script}"></script></html>`;

beforeEach(() => void vi.stubGlobal('caches', fakeCaches()));
afterEach(() => void vi.restoreAllMocks());

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

/** The worker of a build, with a web server whose answers tests can change. */
function openShell() {
  const answers = new Map<string, () => Response>([
    ['shell.html', () => new Response(page('main-1.js'), html)],
    ['assets/groups-1.json', () => Response.json(groups)],
    ...[...groups.games, ...groups['texts-en'], 'assets/main-1.js'].map(
      (path) => [path, () => new Response(path)] as const,
    ),
  ]);
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (given) => {
    const path = new Request(given).url.slice(scope.length);
    asked.push(path);
    const answer = answers.get(path);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  const shell = createShell({ files, scope, languages: ['de', 'en'] });
  const store = async (build: string, path: string, answer: Response): Promise<void> =>
    (await caches.open(prefix + build)).put(at(path), answer);
  const stored = async (path: string, build = 'one'): Promise<string | undefined> =>
    (await (await caches.open(prefix + build)).match(at(path)))?.text();
  return { shell, answers, asked, store, stored };
}

describe('the shell', () => {
  const whole = [...files.map(({ url }) => url), ...groups['texts-en']];

  it('is stored with the texts of one language, and nothing of it is fetched again', async () => {
    const { shell, asked, stored } = openShell();
    await shell.install();
    expect(await Promise.all(whole.map((path) => stored(path)))).not.toContain(undefined);
    expect(await stored(groups.games[0] ?? '')).toBeUndefined();
    asked.length = 0;
    await shell.install();
    expect(asked).toEqual([]);
  });

  it.each<[string, string, () => Response]>([
    ['a script is missing', 'assets/main-1.js', () => new Response('', { status: 404 })],
    ['a network that wants a login answers', 'assets/main-1.js', () => new Response('<h1>Log in</h1>', html)],
    ['a network that wants a login answers for its page', 'shell.html', () => new Response('<h1>Log in</h1>', html)],
    ['its page is of another build', 'shell.html', () => new Response(page('main-2.js'), html)],
    ['its page is an error', 'shell.html', () => new Response(page('main-1.js'), { ...html, status: 500 })],
  ])('counts as stored only whole: not when %s', async (_what, path, wrong) => {
    const { shell, answers, stored } = openShell();
    const right = answers.get(path);
    answers.set(path, wrong);
    await expect(shell.install()).rejects.toThrow(`Something else comes for ${path}`);
    expect(await stored(path)).toBeUndefined();
    if (right !== undefined) answers.set(path, right);
    await shell.install();
    expect(await Promise.all(whole.map((each) => stored(each)))).not.toContain(undefined);
  });
});

describe('a group of files that come later', () => {
  it('is stored, and nothing of it is fetched again', async () => {
    const { shell, asked, stored } = openShell();
    await shell.addGroup('games');
    for (const path of groups.games) expect(await stored(path)).toBe(path);
    asked.length = 0;
    await shell.addGroup('games');
    expect(asked.filter((path) => path.includes('-1.js'))).toEqual([]);
  });

  it.each<[string, () => Response]>([
    ['is missing', () => new Response('', { status: 503 })],
    ['is the page of a network that wants a login', () => new Response('<h1>Log in</h1>', html)],
  ])('fails when one of them %s, which is not stored, and is completed later', async (_what, wrong) => {
    const { shell, answers, stored } = openShell();
    answers.set('assets/jigsaw-1.js', wrong);
    await expect(shell.addGroup('games')).rejects.toThrow('Something else comes');
    expect(await stored('assets/jigsaw-1.js')).toBeUndefined();
    answers.set('assets/jigsaw-1.js', () => new Response('assets/jigsaw-1.js'));
    await shell.addGroup('games');
    expect(await stored('assets/jigsaw-1.js')).toBe('assets/jigsaw-1.js');
  });
});

it('a group that is paused is completed when it is requested again', async () => {
  const { shell, stored } = openShell();
  let looks = 0;
  // The first of the two is under way by then.
  await expect(shell.addGroup('games', () => (looks += 1) > 1)).rejects.toThrow('Paused');
  expect(await stored(groups.games[0] ?? '')).toBe(groups.games[0]);
  expect(await stored(groups.games[1] ?? '')).toBeUndefined();
  await shell.addGroup('games');
  expect(await stored(groups.games[1] ?? '')).toBe(groups.games[1]);
});

describe('the page of the guide', () => {
  it('has the folder of the guide as its base at every address', async () => {
    const { shell, store } = openShell();
    await expect(shell.page()).rejects.toThrow('lacks the page');
    await store('one', 'shell.html', new Response(page('main-1.js'), html));
    expect(await (await shell.page()).text()).toContain('<base href="/guide/" />');
  });

  it('is renewed with its headers, for newer content may be on other hosts', async () => {
    const { shell, answers, store } = openShell();
    await store('one', 'shell.html', new Response(page('main-1.js'), html));
    const headers = { ...html.headers, 'content-security-policy': 'media-src https://sound.example' };
    answers.set('shell.html', () => new Response(page('main-1.js'), { headers }));
    await shell.renewPage();
    expect((await shell.page()).headers.get('content-security-policy')).toContain('sound.example');
  });

  it.each<[string, (() => Response) | undefined]>([
    ['nothing', undefined],
    ['the page of another build', () => new Response(page('main-2.js'), html)],
    ['the page of a network that wants a login', () => new Response('<h1>Log in</h1>', html)],
    ['an error', () => new Response(page('main-1.js'), { ...html, status: 500 })],
  ])('stays as it is when %s comes', async (_what, answer) => {
    const { shell, answers, store, stored } = openShell();
    await store('one', 'shell.html', new Response(page('main-1.js'), html));
    if (answer === undefined) answers.delete('shell.html');
    else answers.set('shell.html', answer);
    await shell.renewPage();
    expect(await stored('shell.html')).toBe(page('main-1.js'));
  });
});

describe('a file of the guide', () => {
  it('comes from this build, from an earlier one whose pages are open, or from the network', async () => {
    const { shell, asked, store, answers } = openShell();
    const ask = async (path: string): Promise<string> => (await shell.asset(new Request(at(path)))).text();
    await store('zero', 'assets/late-0.js', new Response('late'));
    await store('zero', 'assets/main-1.js', new Response('of the earlier build'));
    await store('one', 'assets/main-1.js', new Response('of this build'));
    expect(await ask('assets/main-1.js')).toBe('of this build');
    expect(await ask('assets/late-0.js')).toBe('late');
    expect(asked).toEqual([]);
    answers.set('assets/other.js', () => new Response('from the network'));
    expect(await ask('assets/other.js')).toBe('from the network');
    await expect(ask('assets/nowhere.js')).rejects.toThrow('Failed to fetch');
  });

  it('of an earlier build is deleted once no page needs it, and those of another guide never are', async () => {
    const { shell, store } = openShell();
    for (const build of ['zero', 'half', 'one']) await store(build, 'assets/late.js', new Response(build));
    await caches.open('cicerone /other/ shell zero');
    await shell.dropOthers((build) => build === 'half');
    expect((await caches.keys()).toSorted()).toEqual([
      'cicerone /guide/ shell half',
      'cicerone /guide/ shell one',
      'cicerone /other/ shell zero',
    ]);
  });
});
