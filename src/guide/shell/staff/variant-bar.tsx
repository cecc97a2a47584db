import { type ReactNode, useId, useState } from 'react';
import type { Variant } from '#contract/calls/content-calls.ts';
import type { KeyOf } from '#i18n/pack.ts';
import { lateTexts, useLateTexts } from '../late/late-texts.tsx';
import styles from './variant-bar.module.css';

const { Texts } = lateTexts('variant');

const variants: readonly Variant[] = ['PUBLISHED', 'INEDIT'];

export interface VariantBarProps {
  /** The copy that this page shows. */
  readonly shown: Variant;
  /** The note about it. */
  readonly note: KeyOf<'variant'> | undefined;
  /** Returns why it cannot be; undefined: the page changes. */
  readonly onChoose: (variant: Variant) => Promise<KeyOf<'variant'> | undefined>;
}

/** The bar at the top of the page in which staff choose the copy of the content. Visitors never have it. */
export function VariantBar(props: VariantBarProps): ReactNode {
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
