import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AnswerOf } from '#contract/call.ts';
import { type workCalls } from '#contract/calls/work-calls.ts';
import { tabMemory } from '../session/browser-memory.ts';
import { useConnection, useSession } from '../session/session-context.tsx';
import { useFromDraft } from './workspace-context.tsx';

export type WorkNews = AnswerOf<(typeof workCalls)['reportWork']>;

interface News {
  /** Undefined until the first answer. */
  readonly news: WorkNews | undefined;
  /** Asks at once, for example after publishing. */
  readonly refresh: () => void;
}

const NewsContext = createContext<News>({ news: undefined, refresh: () => undefined });

/** Milliseconds between two reports. */
const beat = 20_000;

/** Milliseconds without any input after which this tab counts as unattended, and its session may end. */
const absentAfter = 180_000;

/** Stays the same when the page is loaded again. */
function tabName(): string {
  const name = tabMemory.read(tabKey) ?? crypto.randomUUID();
  tabMemory.write(tabKey, name);
  return name;
}

const tabKey = 'tab';

/** Tells the server which object is open here, and hears what is unpublished and who else is at work. */
export function WorkNewsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { client } = useConnection();
  const isIn = useSession().kind === 'authenticated';
  const { pathname } = useLocation();
  const base = useFromDraft((draft) => draft.base);
  const [tab] = useState(tabName);
  const [news, setNews] = useState<WorkNews>();
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((count) => count + 1), []);

  /** Any of these changes is news, and is reported at once. */
  const state = useMemo(() => ({ pathname, base, isIn, asked }), [pathname, base, isIn, asked]);

  useEffect(() => {
    if (!state.isIn) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    let lastInput = Date.now();
    const note = (): void => {
      lastInput = Date.now();
    };
    for (const kind of ['pointerdown', 'keydown', 'focus']) addEventListener(kind, note, { signal });
    const isPresent = (): boolean => document.visibilityState === 'visible' && Date.now() - lastInput < absentAfter;
    const report = (): void =>
      void client('reportWork', { body: { Tab: tab, Place: placeIn(state.pathname) }, signal }).then(
        setNews,
        // The next report will come; saving and publishing tell when the server is gone.
        () => undefined,
      );
    report();
    const timer = setInterval(() => {
      if (isPresent()) report();
    }, beat);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [client, tab, state]);

  const value = useMemo(() => ({ news, refresh }), [news, refresh]);
  return <NewsContext value={value}>{children}</NewsContext>;
}

export function useWorkNews(): News {
  return use(NewsContext);
}

/** Other users who have the same object or page open. */
export function useOthersHere(): readonly string[] {
  const { news } = useWorkNews();
  const { pathname } = useLocation();
  const here = objectPlace(pathname);
  return [...new Set(news?.AtWork.filter(({ Place }) => objectPlace(Place) === here).map(({ User }) => User))];
}

/** Addresses of sections have letters, digits, slashes and dashes; others are reported as the section. */
function placeIn(pathname: string): string {
  return /^\/[\w/-]{0,200}$/.exec(pathname)?.[0] ?? '/';
}

/** The address of the object to which a part of its form belongs: `/tours/3` for `/tours/3/map`. */
function objectPlace(place: string): string {
  return /^\/[\w-]+(?:\/groups)?\/\d+/.exec(place)?.[0] ?? place;
}
