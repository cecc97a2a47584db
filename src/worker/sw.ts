import type { Variant } from '#contract/calls/content-calls.ts';
import { type ShellFile } from '#contract/shell-files.ts';
import { channelName, type FirstPicture, parseOrder, type WorkerNews } from '#contract/worker-messages.ts';
import { openOfflineDatabase } from '#offline/store/database.ts';
import { openPieces } from '#offline/store/pieces.ts';
import { storeName } from '#offline/store/store-name.ts';
import { createEditedCopy } from './edited-copy.ts';
import { storePictures } from './first-pictures.ts';
import { createPages } from './pages.ts';
import { createRest } from './rest.ts';
import { routeOf } from './routes.ts';
import { createShell } from './shell.ts';
import { createStoredContent, type StoredAccess } from './stored-content.ts';
import { answerMedium } from './stored-media.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ShellFile[] };

const { scope } = self.registration;
const shell = createShell({ files: self.__WB_MANIFEST, scope, languages: navigator.languages });
const database = openOfflineDatabase(storeName(scope, 'offline'));
const content = createStoredContent({
  scope,
  database,
  clock: Date.now,
  hasDownloads: async () => (await database.journal()).size > 0,
});
const pages = createPages({
  shell,
  database,
  open: async () => new Set((await self.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id)),
  isReplaced: () => self.registration.installing !== null || self.registration.waiting !== null,
  clock: Date.now,
});
const pieces = openPieces(storeName(scope, 'pieces'), scope);
// Apart from visitors' downloads, which are counted and removed separately.
const pictures = openPieces(storeName(scope, 'pictures'), scope);
const stored = { read: async (hash: string) => (await pieces.read(hash)) ?? pictures.read(hash) };
/** The list of media comes with it. */
let updated: Promise<unknown> = Promise.resolve();
const channel = new BroadcastChannel(channelName(scope));
const edited = createEditedCopy({ scope, database, onChange: (variant) => tell({ type: 'variant', variant }) });
/** The languages of the interface texts of a complete guide, as pages have reported since the worker has started. */
const languages = new Set<string>();
const rest = createRest({
  add: shell.addGroup,
  onEnd: (isWhole) => tell({ type: 'guideStored', isWhole }),
});
const nobody: StoredAccess = { credential: '', until: 0, withMedia: false };

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([content.refresh(nobody), shell.install()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), pages.adopt().then(tidy)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (routeOf(request, scope)) {
    case 'page':
      event.waitUntil(pages.serve(event.resultingClientId));
      return event.respondWith(shell.page().catch(() => fetch(request)));
    case 'asset':
      return event.respondWith(shell.asset(request));
    case 'content':
      return event.respondWith(answerContent(request, event.clientId).catch(() => fetch(request)));
    case 'media':
      return event.respondWith(
        answerMedium(request, event.clientId, { scope, pieces: stored, mediaFor: content.mediaFor }).catch(() =>
          fetch(request),
        ),
      );
    case 'network':
      return undefined;
  }
});

self.addEventListener('message', (event) => {
  const order = parseOrder(event.data);
  if (order === undefined) return;
  switch (order.type) {
    case 'session':
      updated = update({ credential: order.credential, until: order.until, withMedia: true });
      // Pages with another session by now, or none, see the published copy.
      return event.waitUntil(Promise.all([updated, edited.keepFor(order.isStaff ? order.credential : '')]));
    case 'pictures':
      rest.ask(pageOf(event));
      return event.waitUntil(updated.then(() => keepPictures(order.pictures, event.source)));
    case 'language':
      languages.add(order.code);
      return event.waitUntil(addTexts(order.code));
    case 'quiet':
      rest.ask(pageOf(event));
      return event.waitUntil(rest.store([...order.groups, 'more', ...[...languages].map(textsIn)]));
    case 'pause':
      return rest.pause(pageOf(event));
    case 'contentWhole':
      return event.waitUntil(becomeCurrent(order.version));
    case 'takeOver':
      return event.waitUntil(self.skipWaiting());
    case 'device':
      return event.waitUntil(database.setDevice(order.id));
    case 'askVariant':
      return event.waitUntil(edited.chosen().then((variant) => answerVariant(variant, event)));
    case 'setVariant':
      return event.waitUntil(
        edited.choose(order.variant, order.session).then((variant) => answerVariant(variant, event)),
      );
    case 'logout':
      return event.waitUntil(edited.forget());
    case 'clear':
      updated = updated.then(clear);
      return event.waitUntil(updated);
  }
});

async function answerContent(request: Request, page: string): Promise<Response> {
  return (await edited.answer(request, page)) ?? content.answer(request, page);
}

function answerVariant(variant: Variant, { ports, source }: ExtendableMessageEvent): void {
  const shown = source instanceof Client ? edited.shownTo(source.id) : undefined;
  const news: WorkerNews = { type: 'variant', variant, ...(shown === undefined ? {} : { shown }) };
  for (const port of ports) port.postMessage(news);
}

async function clear(): Promise<void> {
  await edited.keepFor('');
  for (const name of await caches.keys())
    if (name.startsWith(storeName(scope, '')) && !name.startsWith(storeName(scope, 'shell ')))
      await caches.delete(name);
  await database.clear();
  tell({ type: 'contentDropped' });
}

function pageOf({ source }: ExtendableMessageEvent): string {
  return source instanceof Client ? source.id : '';
}

const textsIn = (code: string) => `texts-${code}` as const;

async function addTexts(code: string): Promise<void> {
  await shell.addGroup(textsIn(code));
}

async function keepPictures(wanted: readonly FirstPicture[], source: ExtendableMessageEvent['source']): Promise<void> {
  const media = source instanceof Client ? await content.mediaFor(source.id) : undefined;
  if (media !== undefined) await storePictures(wanted, { scope, media, pictures, isPaused: rest.isPaused });
}

/** Looks for newer content, and tells all tabs about it. */
async function update(access: StoredAccess): Promise<void> {
  const [found] = await Promise.all([content.refresh(access), shell.renewPage()]);
  if (found !== undefined) tell({ type: found.isStaged ? 'contentStaged' : 'contentUpdated', version: found.version });
  await tidy();
}

async function becomeCurrent(version: string): Promise<void> {
  if (await content.commit(version)) tell({ type: 'contentUpdated', version });
  await tidy();
}

async function tidy(): Promise<void> {
  if (await content.tidy(await pages.tidy())) tell({ type: 'contentDropped' });
}

function tell(news: WorkerNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
  channel.postMessage(news);
}
