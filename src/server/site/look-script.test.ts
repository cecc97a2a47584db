import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { guideFrameName } from '#contract/paths.ts';
import { calmAttribute } from '#ui/calm.ts';
import { textSizes } from '#guide/state/settings/access-profile.ts';
import { lookScript } from './look-script.ts';

interface Device {
  readonly stored?: Readonly<Record<string, string>>;
  /** What the device prefers, such as `color-scheme: dark`. */
  readonly prefers?: string;
  readonly frame?: string;
  readonly localStorage?: unknown;
}

/** Runs the script in a page, and returns how it then looks. */
function lookOf({ stored = {}, prefers = '', frame = '', ...device }: Device) {
  const window = new Window();
  window.name = frame;
  const { document } = window;
  document.head.innerHTML = '<meta name="theme-color" content="#123456" />';
  const root = document.documentElement;
  root.setAttribute('style', '--primary:#123456');
  root.setAttribute('data-dark', '--primary:#abcdef;--own-page:#101112');
  const surroundings = {
    window,
    document,
    matchMedia: (query: string) => ({ matches: query === `(prefers-${prefers})` }),
    localStorage: stored,
    ...device,
  };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as the page runs it
  new Function(...Object.keys(surroundings), lookScript)(...Object.values(surroundings));
  return {
    look: root.getAttribute('data-look'),
    primary: root.style.getPropertyValue('--primary'),
    bar: document.querySelector('meta')?.getAttribute('content'),
    size: root.style.fontSize,
    isCalm: root.hasAttribute('data-calm'),
  };
}

const light = { look: null, primary: '#123456', bar: '#123456', size: '', isCalm: false };
const dark = { ...light, look: 'dark', primary: '#abcdef', bar: '#101112' };
const profile = (choices: object) => ({ profile: JSON.stringify(choices) });

it('is dark before anything is drawn, by choice or on a dark device, unless the visitor wants more contrast', () => {
  expect(lookOf({})).toEqual(light);
  expect(lookOf({ prefers: 'color-scheme: dark' })).toEqual(dark);
  expect(lookOf({ stored: profile({ look: 'dark' }) })).toEqual(dark);
  expect(lookOf({ stored: profile({ look: 'light' }), prefers: 'color-scheme: dark' })).toEqual(light);
  expect(lookOf({ stored: profile({ look: 'dark' }), prefers: 'contrast: more' })).toEqual(light);
  expect(lookOf({ stored: { ...profile({ look: 'dark' }), highContrast: 'true' } })).toEqual(light);
  expect(
    lookOf({ stored: { ...profile({ look: 'dark' }), highContrast: 'false' }, prefers: 'contrast: more' }),
  ).toEqual(dark);
});

it('has the visitor’s text size and calm at once, and no choices of visitors in the staff area', () => {
  const stored = profile({ look: 'dark', textSize: 1.5, calm: true });
  expect(lookOf({ stored })).toEqual({ ...dark, size: '150%', isCalm: true });
  expect(lookOf({ stored, frame: guideFrameName })).toEqual(light);
});

it('knows the names and sizes that the guide uses', () => {
  expect(lookScript).toContain(`'${calmAttribute}'`);
  expect(lookScript).toContain(JSON.stringify(textSizes.slice(1)));
});

it.each(['', '{', 'null', '7', '{"textSize":9,"calm":"true","look":1}', '[]'])('reads nothing from %s', (text) => {
  expect(lookOf({ stored: { profile: text } })).toEqual(light);
});

it('follows the device where storage is forbidden', () => {
  expect(lookOf({ localStorage: undefined, prefers: 'color-scheme: dark' })).toEqual(dark);
});
