import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Medium } from '#contract/media-list.ts';
import { type FirstPicture } from '#contract/worker-messages.ts';
import { type PieceStore } from '#offline/store/pieces.ts';
import { storePictures } from './first-pictures.ts';
import { sha256 } from './sha256.ts';

const scope = 'https://museum.example/guide/';
const files = new Map<string, string>();

beforeEach(() => {
  files.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    const text = files.get(url.slice(scope.length));
    const type = text?.startsWith('<') === true ? 'text/html' : 'image/webp';
    return text === undefined
      ? new Response('gone', { status: 404 })
      : new Response(text, { headers: { 'content-type': type } });
  });
});

afterEach(() => void vi.unstubAllGlobals());

async function medium(path: string, text: string, bytes = text.length): Promise<Medium> {
  files.set(path, text);
  const hash = await sha256(text);
  return { path, bytes, sha256: hash, type: 'image/webp', tours: [], languages: [], pieces: [hash] };
}

function fakePieces(): PieceStore & { readonly kept: ReadonlyMap<string, Blob> } {
  const kept = new Map<string, Blob>();
  return {
    kept,
    has: async (hash) => kept.has(hash),
    read: async (hash) => kept.get(hash),
    write: async (hash, piece) => void kept.set(hash, piece),
    remove: async (hash) => void kept.delete(hash),
    list: async () => new Set(kept.keys()),
  };
}

const mediaOf = (list: readonly Medium[]): ReadonlyMap<string, Medium> => new Map(list.map((one) => [one.path, one]));
const isPaused = (): boolean => false;
const elsewhere = 'https://elsewhere.example/a.webp';
const at = (path: string, query = ''): FirstPicture => ({ url: scope + path, shown: scope + path + query });

test('stores files that match the list, and nothing else', async () => {
  const house = await medium('files/house.webp', 'house');
  const portal = await medium('files/logo.svg', 'logo');
  const gone = await medium('files/gone.webp', 'gone');
  files.set('files/logo.svg', '<html>Please log in</html>');
  files.delete('files/gone.webp');
  const pictures = fakePieces();
  const urls = [house, portal, gone].map(({ path }) => at(path));
  await storePictures([...urls, at('files/unlisted.webp'), { url: elsewhere, shown: elsewhere }], {
    scope,
    media: mediaOf([house, portal, gone]),
    pictures,
    isPaused,
  });
  expect([...pictures.kept.keys()]).toEqual([house.sha256]);
});

test('deletes those of earlier content, and fetches none twice', async () => {
  const [old, kept] = [await medium('files/old.webp', 'old'), await medium('files/kept.webp', 'kept')];
  const pictures = fakePieces();
  const media = mediaOf([old, kept]);
  await storePictures([at(old.path), at(kept.path)], { scope, media, pictures, isPaused });
  files.clear();
  await storePictures([at(kept.path)], { scope, media, pictures, isPaused });
  expect([...pictures.kept.keys()]).toEqual([kept.sha256]);
});

test('leaves out pictures that would be too much, and continues with smaller ones', async () => {
  const first = await medium('files/first.webp', 'first', 2_000_000);
  const large = await medium('files/large.webp', 'large', 1_500_000);
  const small = await medium('files/small.webp', 'small', 1_000_000);
  const pictures = fakePieces();
  const list = [first, large, small];
  await storePictures(
    list.map(({ path }) => at(path)),
    { scope, media: mediaOf(list), pictures, isPaused },
  );
  expect([...pictures.kept.keys()]).toEqual([first.sha256, small.sha256]);
});

test('stores pictures in the size that the screen shows, unless they are none', async () => {
  const [house, portal] = [
    await medium('files/house.webp', 'house', 4_000_000),
    await medium('files/door.webp', 'door'),
  ];
  const query = '?width=640';
  files.set(`files/house.webp${query}`, 'small house');
  files.set(`files/door.webp${query}`, '<html>Please log in</html>');
  const pictures = fakePieces();
  const wanted = [at(house.path, query), at(portal.path, query)];
  const options = { scope, media: mediaOf([house, portal]), pictures, isPaused };
  await storePictures(wanted, options);
  expect([...pictures.kept.keys()]).toEqual([`${house.sha256}-640`]);
  expect(await pictures.kept.get(`${house.sha256}-640`)?.text()).toBe('small house');
  files.clear();
  await storePictures(wanted, options);
  expect([...pictures.kept.keys()]).toEqual([`${house.sha256}-640`]);
});

test('stops before the next picture once paused, and deletes nothing', async () => {
  const [old, first, second] = [
    await medium('files/old.webp', 'old'),
    await medium('files/one.webp', 'one'),
    await medium('files/two.webp', 'two'),
  ];
  const pictures = fakePieces();
  const media = mediaOf([old, first, second]);
  await storePictures([at(old.path)], { scope, media, pictures, isPaused });
  let looks = 0;
  const pausedSoon = (): boolean => (looks += 1) > 1;
  await storePictures([at(first.path), at(second.path)], { scope, media, pictures, isPaused: pausedSoon });
  expect([...pictures.kept.keys()]).toEqual([old.sha256, first.sha256]);
});
