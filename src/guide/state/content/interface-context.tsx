import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createTranslate, type Pack, type Translate } from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';
import { type Loader, type LoaderState } from './loader.ts';
import { pickLanguage, type Settings, type SettingsState } from '../settings/settings.ts';

export interface Words {
  readonly code: string;
  readonly pack: Pack;
}

interface Interface {
  readonly t: Translate;
  /** BCP 47 code of the interface texts, and so of the page; texts in another language carry their own. */
  readonly interfaceLanguage: string;
  readonly settings: Settings;
  readonly loader: Loader;
}

const InterfaceContext = createContext<Interface | undefined>(undefined);

export interface InterfaceProviderProps {
  readonly loader: Loader;
  readonly settings: Settings;
  /** Texts to begin with, until the content tells the visitor's language. */
  readonly firstWords: Words;
  readonly children: ReactNode;
}

/** Gives every screen the interface texts in the visitor's language, the settings and the loader. */
export function InterfaceProvider({ loader, settings, firstWords, children }: InterfaceProviderProps): ReactNode {
  const [words, setWords] = useState(firstWords);
  const wanted = useAccessibilityCode(loader, settings);

  useEffect(() => {
    if (wanted === undefined || packFor(wanted) === words.code) return undefined;
    let isCurrent = true;
    loadPack(wanted).then(
      (pack) => {
        if (isCurrent) setWords({ code: packFor(wanted), pack });
      },
      (error: unknown) => console.warn('The interface texts could not be loaded; the old ones stay', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, words.code]);

  useLayoutEffect(() => {
    document.documentElement.lang = words.code;
  }, [words.code]);

  const value = useMemo<Interface>(
    () => ({
      t: createTranslate(words.pack, words.code),
      interfaceLanguage: words.code,
      settings,
      loader,
    }),
    [words, settings, loader],
  );
  return <InterfaceContext value={value}>{children}</InterfaceContext>;
}

export function useInterface(): Interface {
  const value = use(InterfaceContext);
  if (value === undefined) throw new Error('useInterface needs an InterfaceProvider around it');
  return value;
}

export function useTranslate(): Translate {
  return useInterface().t;
}

export function useLoaderState(): LoaderState {
  return useStore(useInterface().loader);
}

export function useSettings(): SettingsState {
  return useStore(useInterface().settings);
}

function useAccessibilityCode(loader: Loader, settings: Settings): string | undefined {
  const state = useStore(loader);
  const { language } = useStore(settings);
  // Until the content tells which language has which code: at the door, visitors choose by ours.
  if (state.status !== 'ready') return language;
  return pickLanguage(state.content.catalogue.languages, language, navigator.languages).AccessibilityCode;
}
