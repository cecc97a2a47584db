import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type LoadPack } from '#i18n/pack-loader.ts';
import { type Translate, type Words } from '#i18n/pack.ts';
import { loadAgain } from '#ui/load-again.ts';
import { useInterface } from '../../state/content/interface-context.tsx';

type PackOf<Key extends string> = Readonly<Record<Key, Words>>;

export interface LateTexts<Key extends string> {
  /** Provides the texts to its children, and shows the stand-in until they are loaded. */
  readonly Texts: (props: { readonly standIn: ReactNode; readonly children: ReactNode }) => ReactNode;
  readonly useTexts: () => Translate<Key>;
  /** Resolves when texts are loaded, perhaps in another language. */
  readonly ready: Promise<unknown>;
}

const textsToBring: ((language: string) => Promise<unknown>)[] = [];

/** Loads the texts of all parts that have been loaded, for screens that are rendered before a browser shows them. */
export async function bringTexts(language: string): Promise<void> {
  await Promise.all(textsToBring.map(async (bring) => await bring(language)));
}

/**
 * Texts that load together with a part of the guide. A failure goes to the error boundary, unless texts of another
 * language have loaded.
 */
export function lateTexts<Key extends string>(load: LoadPack<PackOf<Key>>): LateTexts<Key> {
  const Context = createContext<Translate<Key> | undefined>(undefined);
  const loaded = new Map<string, PackOf<Key>>();
  let last: PackOf<Key> | undefined;
  const bring = async (language: string): Promise<PackOf<Key>> => {
    last = await load(language, loadAgain);
    loaded.set(language, last);
    return last;
  };
  if (import.meta.env.SSR) textsToBring.push(bring);
  // Fetched at once, so that the texts survive a lost network. If this fails, the component retries.
  const ready = bring(document.documentElement.lang);
  ready.catch(() => undefined);
  return {
    ready,
    Texts: function Texts({ standIn, children }) {
      const { interfaceLanguage, worded } = useInterface();
      const [texts, setTexts] = useState(loaded.get(interfaceLanguage) ?? last);
      const translate = useMemo(() => (texts === undefined ? undefined : worded(texts)), [texts, worded]);
      const [failure, setFailure] = useState<{ readonly error: unknown }>();
      useEffect(() => {
        let isHere = true;
        bring(interfaceLanguage).then(
          (fetched) => {
            if (isHere) setTexts(fetched);
          },
          (error: unknown) => {
            if (isHere) setFailure({ error });
          },
        );
        return () => {
          isHere = false;
        };
      }, [interfaceLanguage]);
      if (translate !== undefined) return <Context value={translate}>{children}</Context>;
      if (failure !== undefined) throw failure.error;
      return standIn;
    },
    useTexts: () => {
      const translate = use(Context);
      if (translate === undefined) throw new Error('These texts need their Texts around them');
      return translate;
    },
  };
}
