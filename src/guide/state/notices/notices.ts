import { createStore } from 'zustand';
import { defaults } from '#content/constants.ts';
import { stackOf } from '#contract/stack-of.ts';
import { type Facts, type MessageKey } from '#i18n/pack.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** The content of a notice: a text of the interface in the visitor's language, or a text for developers. */
export type NoticeMessage = { readonly key: MessageKey; readonly facts?: Facts } | { readonly text: string };

/** The facts that staff need about a failed call (section 8). */
export interface NetworkFacts {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly stack: string;
}

export type NoticeMood = 'neutral' | 'negative';

export interface Notice {
  readonly id: number;
  readonly message: NoticeMessage;
  readonly mood: NoticeMood;
  readonly network?: NetworkFacts;
}

export interface NoticeOptions {
  readonly mood?: NoticeMood;
  /** Milliseconds (section 9: the default is 5000); `persistent` notices stay until they are dismissed. */
  readonly lifetime?: number | 'persistent';
}

/** Short messages at the bottom of the screen (sections 8 and 9). The newest is last. */
export interface Notices extends ReadonlyStore<readonly Notice[]> {
  /** Shows a notice and returns its id. A notice with the same message is extended instead of shown twice. */
  readonly show: (message: NoticeMessage, options?: NoticeOptions) => number;
  readonly dismiss: (id: number) => void;
  /** Keeps all notices while the visitor points at or focuses one. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Shows the persistent Networking Error, at most one per address. */
  readonly reportNetworkError: (error: unknown, url: string) => void;
  /** Shows a text for developers, only if the configuration has debugNotifications. */
  readonly debug: (text: string, kind?: DebugKind) => void;
}

export type DebugKind = 'notification' | 'toast' | 'error';

export interface NoticesOptions {
  /** Runs a task after a delay in milliseconds; returns its cancellation. */
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
  readonly now: () => number;
  readonly isDebugging: () => boolean;
}

const mostPassing = 4;
const usualLifetime = defaults.noticeMilliseconds;

const debugLifetimes: Readonly<Record<DebugKind, number>> = {
  notification: defaults.debugNoticeMilliseconds,
  toast: defaults.debugToastMilliseconds,
  error: defaults.debugErrorMilliseconds,
};

export function createNotices({ schedule, now, isDebugging }: NoticesOptions): Notices {
  const store = createStore<readonly Notice[]>(() => []);
  const lifetimes = new Map<number, number>();
  const callsOff = new Map<number, () => void>();
  let isHeld = false;
  let lastId = 0;

  function show(message: NoticeMessage, { mood = 'neutral', lifetime = usualLifetime }: NoticeOptions = {}): number {
    const shown = store
      .getState()
      .find((notice) => isSameMessage(notice.message, message) && notice.network === undefined);
    if (shown === undefined) return add({ message, mood }, lifetime);
    keepFor(shown.id, lifetime);
    return shown.id;
  }

  function add(notice: Omit<Notice, 'id'>, lifetime: number | 'persistent'): number {
    lastId += 1;
    store.setState([...store.getState(), { ...notice, id: lastId }], true);
    keepFor(lastId, lifetime);
    const passing = store.getState().filter(({ id }) => lifetimes.has(id));
    for (const { id } of passing.slice(0, -mostPassing)) dismiss(id);
    return lastId;
  }

  function keepFor(id: number, lifetime: number | 'persistent'): void {
    stopClock(id);
    lifetimes.delete(id);
    if (lifetime === 'persistent') return;
    lifetimes.set(id, lifetime);
    if (!isHeld) startClock(id, lifetime);
  }

  function startClock(id: number, lifetime: number): void {
    callsOff.set(
      id,
      schedule(() => dismiss(id), lifetime),
    );
  }

  function stopClock(id: number): void {
    callsOff.get(id)?.();
    callsOff.delete(id);
  }

  function dismiss(id: number): void {
    stopClock(id);
    lifetimes.delete(id);
    const left = store.getState().filter((notice) => notice.id !== id);
    // An empty list gets no pointer-leave event that would release it.
    if (left.length === 0) isHeld = false;
    if (left.length < store.getState().length) store.setState(left, true);
  }

  return {
    ...store,
    show,
    dismiss,
    hold: () => {
      isHeld = true;
      for (const id of lifetimes.keys()) stopClock(id);
    },
    release: () => {
      if (!isHeld) return;
      isHeld = false;
      for (const [id, lifetime] of lifetimes) startClock(id, lifetime);
    },
    reportNetworkError: (error, url) => {
      if (store.getState().some(({ network }) => network?.url === url)) return;
      const network = { url, time: now(), stack: stackOf(error) };
      add({ message: { key: 'notice.network.text' }, mood: 'negative', network }, 'persistent');
    },
    debug: (text, kind = 'notification') => {
      if (isDebugging())
        show({ text }, { mood: kind === 'error' ? 'negative' : 'neutral', lifetime: debugLifetimes[kind] });
    },
  };
}

function isSameMessage(one: NoticeMessage, other: NoticeMessage): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
