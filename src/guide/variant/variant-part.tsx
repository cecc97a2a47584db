import { type ReactNode, useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPack, packFor } from '#i18n/packs.ts';
import { InterfaceProvider } from '../state/content/interface-context.tsx';
import type { Loader } from '../state/content/loader.ts';
import type { Settings } from '../state/settings/settings.ts';
import { type ChosenVariant, chooseVariant } from '../offline/state/variant-calls.ts';
import type { Variant } from '#contract/calls/content-calls.ts';
import type { KeyOf } from '#i18n/pack.ts';
import { lateTexts, useLateTexts } from '../shell/late/late-texts.tsx';
import styles from './variant-bar.module.css';

export interface VariantPlace {
  readonly loader: Loader;
  readonly settings: Settings;
}

export interface VariantOptions extends VariantPlace {
  readonly worker: ServiceWorker;
  /** Of staff. */
  readonly session: string;
  readonly variant: ChosenVariant;
}

/** Lets staff choose whether the guide shows them the published content or that in edit. */
export async function showVariant({
  worker,
  session,
  variant: { chosen, shown },
  ...place
}: VariantOptions): Promise<void> {
  await show(
    place,
    <VariantBar
      shown={shown}
      note={chosen === shown ? undefined : 'variant.offline'}
      onChoose={async (variant) => {
        const answer = await chooseVariant(worker, variant, session);
        if (answer.chosen !== variant) return 'variant.refused';
        globalThis.location.reload();
        return undefined;
      }}
    />,
  );
}

/** In the staff area's preview the bar says that it cannot be used there. */
export async function showPreviewed(place: VariantPlace): Promise<void> {
  await show(place, <VariantBar shown="INEDIT" note={undefined} onChoose={async () => 'variant.cms'} />);
}

async function show({ loader, settings }: VariantPlace, bar: ReactNode): Promise<void> {
  const code = packFor(document.documentElement.lang);
  const firstTexts = { code, pack: await loadPack(code) };
  // Outside the guide's own tree, so that visitors' screens carry nothing of this.
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(
    <InterfaceProvider loader={loader} settings={settings} firstTexts={firstTexts}>
      {bar}
    </InterfaceProvider>,
  );
}

const { Texts } = lateTexts('variant');

const variants: readonly Variant[] = ['PUBLISHED', 'INEDIT'];

interface VariantBarProps {
  /** The copy that this page shows. */
  readonly shown: Variant;
  /** The note about it. */
  readonly note: KeyOf<'variant'> | undefined;
  /** Returns why it cannot be; undefined: the page changes. */
  readonly onChoose: (variant: Variant) => Promise<KeyOf<'variant'> | undefined>;
}

/** The bar at the top of the page in which staff choose the copy of the content. Visitors never have it. */
function VariantBar(props: VariantBarProps): ReactNode {
  return (
    <Texts standIn={null}>
      <Bar {...props} />
    </Texts>
  );
}

function Bar({ shown, note, onChoose }: VariantBarProps): ReactNode {
  const t = useLateTexts('variant');
  const id = useId();
  const [refusal, setRefusal] = useState<KeyOf<'variant'>>();
  const [isWaiting, setWaiting] = useState(false);
  const message = refusal ?? note;

  async function choose(variant: Variant): Promise<void> {
    setWaiting(true);
    setRefusal(undefined);
    setRefusal(await onChoose(variant));
    setWaiting(false);
  }

  return (
    <aside className={styles.bar} aria-labelledby={id} aria-busy={isWaiting}>
      <p id={id} className={styles.label}>
        {t('variant.label')}
      </p>
      <div role="group" aria-labelledby={id} className={styles.choice}>
        {variants.map((variant) => (
          <button key={variant} type="button" aria-pressed={variant === shown} onClick={() => void choose(variant)}>
            {t(`variant.${variant}`)}
          </button>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {message === undefined ? null : t(message)}
      </p>
    </aside>
  );
}
