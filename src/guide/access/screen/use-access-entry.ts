import { useCallback, useEffect, useMemo } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { type Boot } from '../../state/content/boot.ts';
import { onReturn } from '../../adapters/return-to-page.ts';
import { entering, onwardPath, routes } from '../../routes.ts';
import { type EntryOptions } from '../state/enter.ts';
import { entryOptionsOf } from '../../state/visit/access-calls.ts';
import { useInterface, useLoaderState } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';

/** Returns what the guide knows before it has the content. */
export function useBoot(): Boot {
  const state = useLoaderState();
  switch (state.status) {
    case 'locked':
      return state.boot;
    case 'ready':
      return state.content;
    case 'waiting':
    case 'loading':
    case 'failed':
      throw new Error('The access screens need what the guide has loaded at its start');
  }
}

export interface AccessEntry {
  readonly entry: EntryOptions;
  /** The guide's own folder, as a full URL. */
  readonly folder: string;
  /** Continues into the guide, to the address that the visitor wanted. */
  readonly goIn: () => void;
}

export function useAccessEntry(): AccessEntry {
  const boot = useBoot();
  const visit = useVisit();
  const { loader } = useInterface();
  const { search } = useLocation();
  const navigate = useNavigate();
  const folder = new URL(useHref(routes.root.href()), globalThis.location.origin).href;
  const entry = useMemo(() => entryOptionsOf(boot, visit), [boot, visit]);

  const goIn = useCallback(() => {
    loader.start();
    void navigate(routes.loading.href(onwardPath(search, boot.configuration.staticRedirects)), {
      replace: true,
      state: entering,
    });
  }, [boot, loader, navigate, search]);

  useEffect(() => {
    const before = visit.access.credentials.credential();
    return onReturn(() => {
      // The visitor may have got access in another tab.
      const now = visit.access.credentials.credential();
      if (now !== undefined && now !== before) goIn();
    });
  }, [visit, goIn]);

  useEffect(() => {
    // Staff may have opened the museum, or ask for something else by now.
    const look = async (): Promise<void> => {
      const type = await boot.client.loginType().catch(() => boot.loginType);
      if (type !== boot.loginType) goIn();
    };
    const lookIfShown = (): void => void (document.hidden || look());
    document.addEventListener('visibilitychange', lookIfShown);
    return () => document.removeEventListener('visibilitychange', lookIfShown);
  }, [boot, goIn]);

  return { entry, folder, goIn };
}
