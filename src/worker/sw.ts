import { type ShellFile } from '#contract/shell-files.ts';
import { channelName, parseOrder, type WorkerNews } from '#contract/worker-messages.ts';
import { openOfflineDatabase } from '#offline/store/database.ts';
import { storeName } from '#offline/store/store-name.ts';
import { routeOf } from './routes.ts';
import { createShell } from './shell.ts';
import { createStoredContent, type StoredAccess } from './stored-content.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ShellFile[] };

const { scope } = self.registration;
const shell = createShell({ files: self.__WB_MANIFEST, scope, languages: navigator.languages });
const content = createStoredContent({
  scope,
  database: openOfflineDatabase(storeName(scope, 'offline')),
  clock: Date.now,
});
const channel = new BroadcastChannel(channelName(scope));
const nobody: StoredAccess = { credential: '', until: 0 };

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([shell.install(event), content.refresh(nobody)]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.dropOthers(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (routeOf(request, scope)) {
    case 'page':
      return event.respondWith(shell.page().catch(() => fetch(request)));
    case 'asset':
      return event.respondWith(shell.asset(request));
    case 'content':
      return event.respondWith(content.answer(request, event.clientId));
    case 'network':
      return undefined;
  }
});

self.addEventListener('message', (event) => {
  const order = parseOrder(event.data);
  if (order === undefined) return;
  switch (order.type) {
    case 'session':
      return event.waitUntil(update({ credential: order.credential, until: order.until }));
    case 'language':
      return event.waitUntil(shell.addGroup(`texts-${order.code}`));
    case 'quiet':
      return event.waitUntil(becomeWhole());
    case 'takeOver':
      return event.waitUntil(self.skipWaiting());
    default:
      return undefined;
  }
});

async function becomeWhole(): Promise<void> {
  for (const group of ['map', 'games', 'more'] as const) await shell.addGroup(group);
}

/** Looks for newer content, and tells all tabs about it. */
async function update(access: StoredAccess): Promise<void> {
  const version = await content.refresh(access);
  if (version !== undefined) tell({ type: 'contentUpdated', version });
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  await content.tidy(new Set(pages.map(({ id }) => id)));
}

function tell(news: WorkerNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
  channel.postMessage(news);
}
