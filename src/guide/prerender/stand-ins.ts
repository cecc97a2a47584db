import { WordParser } from './word-parser.ts';

// The browser globals that the guide's modules use while they load and render. Imported before any of them.

const nothing = (): undefined => undefined;

const listening = { addEventListener: nothing, removeEventListener: nothing };

Object.assign(globalThis, {
  ...listening,
  document: { ...listening, documentElement: { lang: 'en', dataset: {}, hasAttribute: () => false } },
  location: { origin: 'https://guide.invalid', pathname: '/' },
  DOMParser: WordParser,
  matchMedia: () => ({ ...listening, matches: false }),
});
Object.defineProperty(globalThis, 'navigator', {
  // Browsers that take part in downloads: the offer is there from the start.
  value: { languages: [], language: 'en', serviceWorker: {}, userAgent: '', platform: '', maxTouchPoints: 0 },
});
