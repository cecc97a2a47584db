import '#ui/fonts.css';
import './frame/mantine-door.css';
import './frame/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadDoorTexts } from '#i18n/staff-packs.ts';
import { Door, fetchArea } from './door.tsx';
import { browserMemory } from './session/browser-memory.ts';
import { sessionKeys } from './session/session-store.ts';
import { standAtDoor } from './session/stand-at-door.ts';

const host = document.querySelector('#cms');
if (host === null) throw new Error('index.html must hold an element with the id "cms"');
const isKnown = browserMemory.read(sessionKeys.session) !== null;
// The door fetches it again, and tells of a failure.
if (isKnown) fetchArea(browserMemory).catch(() => undefined);
const hasAsked = !isKnown && standAtDoor(location, history);
const texts = await loadDoorTexts(browserMemory.read('cmsLanguage') ?? navigator.language);
createRoot(host).render(
  <StrictMode>
    <Door texts={texts} memory={browserMemory} hasAsked={hasAsked} />
  </StrictMode>,
);
