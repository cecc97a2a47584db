import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/square-letters.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openInbox } from './inbox.ts';
import { Preview } from './preview.tsx';

const host = document.querySelector('#preview');
if (host === null) throw new Error('index.html must hold an element with the id "preview"');
createRoot(host).render(
  <StrictMode>
    <Preview inbox={openInbox(globalThis.window)} />
  </StrictMode>,
);
