import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '#ui/fonts.css';
import './frame/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { App } from './app.tsx';
import { findServer } from './session/server-place.ts';
import { browserMemory } from './session/browser-memory.ts';

const host = document.querySelector('#cms');
if (host === null) throw new Error('index.html must hold an element with the id "cms"');
const server = findServer(location.origin, (url, init) => fetch(url, init));
const texts = await loadStaffTexts(browserMemory.read('cmsLanguage') ?? navigator.language);
createRoot(host).render(
  <StrictMode>
    <App texts={texts} memory={browserMemory} server={server} />
  </StrictMode>,
);
