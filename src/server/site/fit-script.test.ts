import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import {
  begunName,
  pendingActionName,
  unfitAttribute,
  lostAttribute,
  markAttribute,
  soundingAttribute,
} from '#contract/rendered-page.ts';
import { fitScript } from './fit-script.ts';

/** The browser's player, whose answers a test gives. */
class Player extends EventTarget {
  paused = true;
  onpause = (): void => undefined;
  onended = (): void => undefined;
  fail = (_reason: Error): void => undefined;
  readonly src: string;

  constructor(src: string) {
    super();
    this.src = src;
  }

  play(): Promise<void> {
    this.paused = false;
    return new Promise((_resolve, reject) => (this.fail = reject));
  }

  pause(): void {
    this.paused = true;
    this.onpause();
  }
}

/** A station's page before the guide answers. */
function openPage({ positions, profile }: { readonly positions?: string; readonly profile?: string } = {}) {
  const window = new Window({ url: 'https://museum.example.org/detail/7' });
  const { document, localStorage } = window;
  if (positions !== undefined) localStorage.setItem('positions', positions);
  if (profile !== undefined) localStorage.setItem('profile', profile);
  const mark = { language: 'de', texts: 'de', path: '/detail/7', version: 1, day: '2026-05-31', isDoor: false };
  document.documentElement.setAttribute(markAttribute, JSON.stringify(mark));
  document.body.innerHTML = `<script data-late="module" src="guide.js"></script>
    <button data-recording="files/seven.mp3" data-pause="Anhalten" aria-label="Abspielen"></button>`;
  const players: Player[] = [];
  const listen = window.addEventListener.bind(window);
  const surroundings = {
    window,
    document,
    localStorage,
    navigator: { language: 'de', serviceWorker: {} },
    location: window.location,
    matchMedia: () => ({ matches: false }),
    addEventListener: listen,
    requestAnimationFrame: (): void => undefined,
    setTimeout: (): void => undefined,
    Audio: function Audio(src: string): Player {
      const player = new Player(src);
      players.push(player);
      return player;
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as the page runs it
  new Function(...Object.keys(surroundings), fitScript)(...Object.values(surroundings));
  const root = document.documentElement;
  return {
    players,
    tap: () => document.querySelector('button')?.click(),
    script: () => document.querySelector('script'),
    name: () => document.querySelector('button')?.getAttribute('aria-label'),
    isUnfit: () => root.hasAttribute(unfitAttribute),
    isLost: () => root.hasAttribute(lostAttribute),
    isSounding: () => root.hasAttribute(soundingAttribute),
    held: (): unknown => Reflect.get(window, pendingActionName),
    begun: (): unknown => Reflect.get(window, begunName),
  };
}

it('hides a screen whose texts are not those of the visitor’s variant', () => {
  expect(openPage({ profile: '{"look":"dark","variant":"easy"}' }).isUnfit()).toBe(true);
  for (const profile of ['{"look":"dark","textSize":2}', 'null', '{'])
    expect(openPage({ profile }).isUnfit()).toBe(false);
});

it('plays and pauses one recording before the guide answers', () => {
  const page = openPage();
  page.tap();
  expect(page.players.map(({ src, paused }) => [src, paused])).toEqual([['files/seven.mp3', false]]);
  expect(page.isSounding()).toBe(true);
  expect(page.name()).toBe('Anhalten');
  page.tap();
  expect(page.players.map(({ paused }) => paused)).toEqual([true]);
  expect(page.isSounding()).toBe(false);
  expect(page.name()).toBe('Abspielen');
});

it('shows the play button again at the end of a recording', () => {
  const page = openPage();
  page.tap();
  page.players[0]?.onended();
  expect(page.isSounding()).toBe(false);
});

it('leaves a recording that cannot be fetched to the guide, as a tap', async () => {
  const page = openPage();
  page.tap();
  page.players[0]?.fail(new Error('404'));
  await Promise.resolve();
  await Promise.resolve();
  expect(page.isSounding()).toBe(false);
  expect(page.begun()).toBeUndefined();
  expect(page.held()).toMatchObject({ type: 'click' });
});

it('leaves a tap to the guide where a recording has been heard before: only the guide knows from which second', () => {
  const page = openPage({ positions: '{}' });
  page.tap();
  expect(page.players).toEqual([]);
  expect(page.held()).toMatchObject({ type: 'click' });
});

it('stops a sound that has lost its buttons: the scripts cannot be fetched', () => {
  const page = openPage();
  page.tap();
  const script = page.script();
  script?.onerror?.(new Event('error') as never);
  expect(page.isLost()).toBe(true);
  expect(page.players.map(({ paused }) => paused)).toEqual([true]);
});
