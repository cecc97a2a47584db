import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '#ui/fonts.css';
import './frame/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { watchNetwork } from '#contract/network-watch.ts';
import { App } from './app.tsx';
import { showNetworkError } from './controls/network-error.tsx';
import { findServer } from './session/server-place.ts';
import { browserMemory } from './session/browser-memory.ts';

const host = document.querySelector('#cms');
if (host === null) throw new Error('index.html must hold an element with the id "cms"');
watchNetwork(globalThis.window, showNetworkError);
const server = findServer(location.origin, (url, init) => fetch(url, init));
const texts = await loadStaffTexts(browserMemory.read('cmsLanguage') ?? navigator.language);
createRoot(host).render(
  <StrictMode>
    <App texts={texts} memory={browserMemory} server={server} />
  </StrictMode>,
);
