import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Language } from '#content/entities/language.ts';
import { pickLanguage } from '#content/pick-language.ts';
import { directionOf } from '#content/language-fallback.ts';
import type { Messages } from '#content/messages.ts';
import { createTranslate, type PackOf, type Translate, type Words } from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';
import { calmAttribute } from '#ui/calm.ts';
import { type Loader, type LoaderState } from './loader.ts';
import { type Notices } from '../notices/notices.ts';
import { type Settings, type SettingsState } from '../settings/settings.ts';

export interface InterfaceTexts {
  readonly code: string;
  readonly pack: PackOf<'guide'>;
}

interface Interface {
  readonly t: Translate;
  /** Makes the texts of a part ready to be shown, with those that the museum has replaced. */
  readonly worded: <Key extends string>(pack: Readonly<Record<Key, Words>>) => Translate<Key>;
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
  /** Show a message when the texts of a language cannot be loaded; the old ones stay. */
  readonly notices?: Pick<Notices, 'show'>;
  readonly children: ReactNode;
}

/** Gives every screen the interface texts in the visitor's language, the settings and the loader. */
export function InterfaceProvider({
  loader,
  settings,
  firstTexts,
  notices,
  children,
}: InterfaceProviderProps): ReactNode {
  const [texts, setTexts] = useState(firstTexts);
  const { code: wanted, language, messages } = useWanted(loader, settings);

  useEffect(() => {
    if (wanted === undefined || packFor(wanted) === texts.code) return undefined;
    let isCurrent = true;
    loadPack(wanted).then(
      (pack) => {
        if (isCurrent) setTexts({ code: packFor(wanted), pack });
      },
      // Browsers log why.
      () => notices?.show({ key: 'notice.network.text' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, texts.code, notices]);

  const value = useMemo<Interface>(() => {
    const { code, pack } = texts;
    // The museum's text blocks replace texts of ours, and may bring the interface to a language that we have no texts
    // in.
    const interfaceLanguage = (language && messages?.spokenBy(pack, code, language)) ?? code;
    const worded: Interface['worded'] = (part) =>
      createTranslate((language && messages?.reword(part, code, language)) ?? part, interfaceLanguage);
    return { t: worded(pack), worded, interfaceLanguage, settings, loader };
  }, [texts, language, messages, settings, loader]);

  useLayoutEffect(() => {
    document.documentElement.lang = value.interfaceLanguage;
    document.documentElement.dir = directionOf(value.interfaceLanguage);
  }, [value.interfaceLanguage]);
  const { textSize, calm } = useStore(settings);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = textSize === 1 ? '' : `${textSize * 100}%`;
    root.toggleAttribute(calmAttribute, calm);
  }, [textSize, calm]);
  return <InterfaceContext value={value}>{children}</InterfaceContext>;
}

export function useInterface(): Interface {
  const value = use(InterfaceContext);
  if (value === undefined) throw new Error('There is no InterfaceProvider');
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

interface Wanted {
  /** An accessibility code; undefined: any. */
  readonly code: string | undefined;
  /** Without content, its languages are unknown. */
  readonly language?: Language;
  readonly messages?: Messages | undefined;
}

function useWanted(loader: Loader, settings: Settings): Wanted {
  const state = useStore(loader);
  const { language: chosen } = useStore(settings);
  // Without content the codes of its languages are unknown, so visitors choose from the interface's languages.
  if (state.status !== 'ready') return { code: chosen };
  const { catalogue, messages } = state.content;
  const language = pickLanguage(catalogue.spokenLanguages, chosen, navigator.languages);
  return { code: language.AccessibilityCode, language, messages };
}
