import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { loadTexts } from '#i18n/load-texts.ts';
import { createStorage } from '../../adapters/storage.ts';
import { createLoader } from '../../state/content/loader.ts';
import { createNotices } from '../../state/notices/notices.ts';
import { createSettings } from '../../state/settings/settings.ts';
import { followUpdates, type UpdatesOptions } from './updates-part.tsx';

// Read from the disk while the clock still runs.
await loadTexts('de', ['updates']);

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly orders: unknown[] = [];

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  readonly postMessage = (order: unknown): void => void this.orders.push(order);

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;

  readonly update = (): Promise<void> => Promise.resolve();
}

let container: EventTarget & { controller?: unknown };
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'de';
  container = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', { languages: ['de'], serviceWorker: container });
  reload = vi.fn<() => void>();
  vi.spyOn(globalThis.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page whose guide is stored, and whose worker may find a new version. */
async function openPage(
  options: Partial<UpdatesOptions> = {},
  registration: FakeRegistration = Object.assign(new FakeRegistration(), { active: new FakeWorker('activated') }),
) {
  const news = createStore<boolean>(() => false);
  const dismiss = (): void => news.setState(false, true);
  let storeAll = (): void => undefined;
  const whole = new Promise<void>((resolve) => (storeAll = resolve));
  const notices = createNotices({ schedule: () => () => undefined, now: Date.now, isDebugging: () => true });
  await act(() =>
    followUpdates({
      registration: registration as unknown as ServiceWorkerRegistration,
      loader: createLoader({
        boot: () => new Promise(() => undefined),
        ask: async () => undefined,
      }),
      settings: createSettings(
        createStorage(() => localStorage),
        false,
      ),
      notices,
      whole,
      isOwn: true,
      playback: { current: createStore(() => undefined) } as unknown as UpdatesOptions['playback'],
      news: { ...news, dismiss, hear: async () => undefined },
      isWalking: () => false,
      mayTell: () => true,
      onTold: () => undefined,
      isAutomatic: true,
      isDebugging: false,
      ...options,
    }),
  );
  await vi.waitFor(() => act(() => expect(document.querySelector('[role=status]')).not.toBeNull()));
  return {
    registration,
    news,
    storeAll: () => act(async () => storeAll()),
    noticeTexts: () => notices.getState().map(({ message }) => ('text' in message ? message.text : message.key)),
    findUpdate: () => {
      const next = new FakeWorker('installing');
      act(() => {
        registration.installing = next;
        registration.dispatchEvent(new Event('updatefound'));
        registration.installing = null;
        registration.waiting = next;
        next.become('installed');
      });
      return next;
    },
    pass: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000)),
    dialog: (name = 'App aktualisiert') => screen.queryByRole('dialog', { name }),
    press: (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click()),
    changeWorker: () => act(() => void container.dispatchEvent(new Event('controllerchange'))),
  };
}

/** A dialog of the visitor over the page. */
function openGame(): HTMLElement {
  const game = document.createElement('dialog');
  game.setAttribute('open', '');
  return document.body.appendChild(game);
}

describe('an update (specification 4)', () => {
  it('counts down from ten, lets the new worker take over, and restarts the page', async () => {
    const page = await openPage();
    const next = page.findUpdate();
    expect(screen.getByRole('button', { name: 'Jetzt neu starten (10)' })).toBeTruthy();
    page.pass(1);
    expect(screen.getByRole('button', { name: 'Jetzt neu starten (9)' })).toBeTruthy();
    page.pass(8);
    expect(next.orders).toEqual([]);
    page.pass(1);
    expect(next.orders).toEqual([{ type: 'takeOver' }]);
    expect(reload).toHaveBeenCalledTimes(0);
    page.changeWorker();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('can be put off', async () => {
    const page = await openPage();
    const next = page.findUpdate();
    page.press('Später');
    page.pass(600);
    expect([page.dialog(), next.orders]).toEqual([null, []]);
  });

  it('does not count while the visitor moves within the dialog', async () => {
    const page = await openPage();
    page.findUpdate();
    act(() => void page.dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
    page.pass(60);
    expect(screen.getByRole('button', { name: 'Jetzt neu starten' })).toBeTruthy();
    page.press('Jetzt neu starten');
    page.changeWorker();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for an open game, for what the visitor writes, and for a walk', async () => {
    let isWalking = true;
    const page = await openPage({ isWalking: () => isWalking });
    const game = openGame();
    page.findUpdate();
    page.pass(30);
    expect(page.dialog()).toBeNull();
    game.remove();
    const field = document.body.appendChild(document.createElement('input'));
    field.type = 'search';
    field.value = 'Ton';
    field.focus();
    isWalking = false;
    page.pass(30);
    expect(page.dialog()).toBeNull();
    field.value = '';
    page.pass(1);
    expect(page.dialog()).not.toBeNull();
    isWalking = true;
    page.pass(1);
    expect(page.dialog()).toBeNull();
  });

  it('without AutomaticUpdateDialog only a notice says that the next start brings it', async () => {
    const page = await openPage({ isAutomatic: false });
    const next = page.findUpdate();
    page.pass(30);
    expect(page.noticeTexts()).toContain(
      'Eine neue Version des Guides ist bereit. Sie startet, wenn Sie den Guide das nächste Mal öffnen.',
    );
    expect([page.dialog(), next.orders]).toEqual([null, []]);
  });

  it('developers see what the worker does, and restart themselves', async () => {
    const page = await openPage({ isDebugging: true });
    expect(page.noticeTexts()).toContain('Offline: cached');
    const next = page.findUpdate();
    expect(page.noticeTexts()).toContain('Offline: updated');
    page.pass(30);
    expect(next.orders).toEqual([]);
    page.press('Zum Neustart drücken');
    expect(next.orders).toEqual([{ type: 'takeOver' }]);
  });
});

describe('the first visit (specification 1 and 4)', () => {
  const first = (): FakeRegistration =>
    Object.assign(new FakeRegistration(), { installing: new FakeWorker('installing') });

  it('is welcomed by a dialog that Escape does not close, until the guide is stored', async () => {
    const page = await openPage({}, first());
    page.pass(1);
    const dialog = page.dialog('Willkommen');
    const escape = new Event('cancel', { cancelable: true });
    act(() => void dialog?.dispatchEvent(escape));
    expect([dialog === null, escape.defaultPrevented]).toEqual([false, true]);
    act(() => page.registration.installing?.become('activated'));
    expect(page.dialog('Willkommen')).toBeNull();
  });

  it('in a browser’s tab ends with a line once the guide is whole, and covers nothing', async () => {
    const page = await openPage({ isOwn: false }, first());
    page.pass(4);
    const told = (): readonly string[] => page.noticeTexts().filter((text) => !text.startsWith('Offline: '));
    expect([told().length, page.dialog('Willkommen')]).toEqual([1, null]);
    act(() => page.registration.installing?.become('activated'));
    expect(told()).toEqual([]);
    await page.storeAll();
    expect(told()).toEqual([expect.stringContaining('ohne Netz')]);
  });

  it.each<[string, (page: Awaited<ReturnType<typeof openPage>>) => void]>([
    ['takes long', ({ pass }) => pass(21)],
    ['fails', ({ registration }) => act(() => registration.installing?.become('redundant'))],
  ])('lets the visitor continue, and shows a notice, when storing %s', async (_what, happen) => {
    const page = await openPage({}, first());
    page.pass(1);
    happen(page);
    expect(page.dialog('Willkommen')).toBeNull();
    expect(page.noticeTexts().filter((text) => !text.startsWith('Offline: '))).toHaveLength(1);
  });
});

describe('newer content', () => {
  it('is offered, and read only when the visitor wants it', async () => {
    const page = await openPage();
    act(() => page.news.setState(true, true));
    expect(screen.getByText('Das Museum hat den Guide geändert.')).toBeTruthy();
    page.press('Änderungen zeigen');
    expect(reload).toHaveBeenCalledTimes(1);
    page.press(/schließen/i);
    expect(screen.queryByText('Das Museum hat den Guide geändert.')).toBeNull();
  });
});
