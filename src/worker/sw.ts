import { type ShellFile } from '#contract/shell-files.ts';
import { createStoredContent } from './stored-content.ts';
import { routeOf } from './routes.ts';
import { createShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ShellFile[] };

const { scope } = self.registration;
const shell = createShell({ files: self.__WB_MANIFEST, scope, languages: navigator.languages });
const content = createStoredContent({ scope });

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([shell.install(event), content.refresh()]));
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
      return event.respondWith(content.answer(request));
    case 'network':
      return undefined;
  }
});
