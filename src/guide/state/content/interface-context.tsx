import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { directionOf } from '#content/language-fallback.ts';
import { createTranslate, type GuidePack, type Translate } from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';
import { type Loader, type LoaderState } from './loader.ts';
import { pickLanguage, type Settings, type SettingsState } from '../settings/settings.ts';

export interface InterfaceTexts {
  readonly code: string;
  readonly pack: GuidePack;
}

interface Interface {
  readonly t: Translate;
  /** The BCP 47 code of the interface texts and of the page; texts in another language have their own `lang`. */
  readonly interfaceLanguage: string;
  readonly settings: Settings;
  readonly loader: Loader;
}

const InterfaceContext = createContext<Interface | undefined>(undefined);

export interface InterfaceProviderProps {
  readonly loader: Loader;
  readonly settings: Settings;
  /** The texts shown until the content determines the visitor's language. */
  readonly firstTexts: InterfaceTexts;
  readonly children: ReactNode;
}

/** Gives every screen the interface texts in the visitor's language, the settings and the loader. */
export function InterfaceProvider({ loader, settings, firstTexts, children }: InterfaceProviderProps): ReactNode {
  const [texts, setTexts] = useState(firstTexts);
  const wanted = useAccessibilityCode(loader, settings);

  useEffect(() => {
    if (wanted === undefined || packFor(wanted) === texts.code) return undefined;
    let isCurrent = true;
    loadPack(wanted).then(
      (pack) => {
        if (isCurrent) setTexts({ code: packFor(wanted), pack });
      },
      (error: unknown) => console.warn('The interface texts could not be loaded; the old ones stay', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, texts.code]);

  useLayoutEffect(() => {
    document.documentElement.lang = texts.code;
    document.documentElement.dir = directionOf(texts.code);
  }, [texts.code]);

  const value = useMemo<Interface>(
    () => ({
      t: createTranslate(texts.pack, texts.code),
      interfaceLanguage: texts.code,
      settings,
      loader,
    }),
    [texts, settings, loader],
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
  // Without content the codes of its languages are unknown, so visitors choose from the interface's languages.
  if (state.status !== 'ready') return language;
  return pickLanguage(state.content.catalogue.languages, language, navigator.languages).AccessibilityCode;
}
