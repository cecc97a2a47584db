import { type CSSProperties, type ReactNode } from 'react';
import { directionOf } from '#content/language-fallback.ts';
import { formatPart } from '#i18n/format-bytes.ts';
import { useInterface } from '../../state/content/interface-context.tsx';
import { useSize } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './sheet.module.css';
import { percentOf } from './tour-state.ts';

export interface DownloadBarProps {
  readonly label: string;
  readonly done: number;
  readonly bytes: number;
}

/** How much has arrived, as a bar and in bytes. */
export function DownloadBar({ label, done, bytes }: DownloadBarProps): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const { interfaceLanguage } = useInterface();
  const percent = percentOf({ done, bytes });
  const part = formatPart(done, bytes, interfaceLanguage);
  const amount = t('offline.progress', { done: part, total: size(bytes) });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={amount}
      dir={directionOf(interfaceLanguage)}
    >
      <span className={styles.bar} style={{ '--share': `${percent}%` } as CSSProperties} />
      <span className={styles.amount}>
        <span>{amount}</span>
        <span>{t('offline.percent', { percent })}</span>
      </span>
    </div>
  );
}
