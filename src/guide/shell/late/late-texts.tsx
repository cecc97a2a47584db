import { type Context, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type LatePart, loadTexts } from '#i18n/load-texts.ts';
import { type KeyOf, type Translate, type Words } from '#i18n/pack.ts';
import { loadAgain } from '#ui/load-again.ts';
import { useInterface } from '../../state/content/interface-context.tsx';

type Texts<Name extends LatePart> = Readonly<Record<KeyOf<Name>, Words>>;

interface LateTexts<Name extends LatePart> {
  /** Provides the texts to its children, and shows the stand-in until they are loaded. */
  readonly Texts: (props: { readonly standIn: ReactNode; readonly children: ReactNode }) => ReactNode;
  readonly Context: Context<Translate<KeyOf<Name>> | undefined>;
  readonly bring: (language: string) => Promise<unknown>;
  /** Resolves when texts are loaded, perhaps in another language. */
  readonly ready: Promise<unknown>;
}

const begun = new Map<string, Pick<LateTexts<LatePart>, 'bring'>>();

/** Loads the texts of all parts that have been loaded, for screens that are rendered before a browser shows them. */
export async function bringTexts(language: string): Promise<void> {
  await Promise.all([...begun.values()].map(async ({ bring }) => await bring(language)));
}

/** The texts around this component, by the names that their {@link lateTexts} have. */
export function useLateTexts<Name extends LatePart>(...parts: readonly Name[]): Translate<KeyOf<Name>> {
  const translate = use(lateTexts(...parts).Context);
  if (translate === undefined) throw new Error(`The texts ${parts.join()} need their Texts around them`);
  return translate;
}

/**
 * Texts that load together with a part of the guide. A failure goes to the error boundary, unless texts of another
 * language have loaded.
 */
export function lateTexts<Name extends LatePart>(...parts: readonly Name[]): LateTexts<Name> {
  const name = parts.join();
  const texts = (begun.get(name) as LateTexts<Name> | undefined) ?? begin(parts);
  begun.set(name, texts);
  return texts;
}

function begin<Name extends LatePart>(parts: readonly Name[]): LateTexts<Name> {
  const Context = createContext<Translate<KeyOf<Name>> | undefined>(undefined);
  const loaded = new Map<string, Texts<Name>>();
  let last: Texts<Name> | undefined;
  const bring = async (language: string): Promise<Texts<Name>> => {
    last = await loadTexts(language, parts, loadAgain);
    loaded.set(language, last);
    return last;
  };
  // Fetched at once, so that the texts survive a lost network. If this fails, the component retries.
  const ready = bring(document.documentElement.lang);
  ready.catch(() => undefined);
  return {
    Context,
    bring,
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
  };
}
