import { type CSSProperties, type ReactNode } from 'react';
import { type StorageFacts } from '../../state/offline/downloads.ts';
import { useSize } from './offline-context.tsx';
import { useOfflineTexts } from './offline-texts.ts';
import styles from './sheet.module.css';

/** How much is used, how much is free, and whether it stays. */
export function StorageMeter({ storage: { used, free, isPersisted } }: { readonly storage: StorageFacts }): ReactNode {
  const t = useOfflineTexts();
  const size = useSize();
  const share = free === undefined || used + free === 0 ? undefined : (used / (used + free)) * 100;
  return (
    <div>
      {share === undefined ? null : (
        // At least as wide as a hair, so that a small share is visible.
        <span
          aria-hidden
          className={styles.bar}
          style={{ '--share': used === 0 ? '0%' : `max(4px, ${share}%)` } as CSSProperties}
        />
      )}
      <p className={styles.amount}>
        <span>{t('offline.used', { size: size(used) })}</span>
        {free === undefined ? null : <span>{t('offline.free', { size: size(free) })}</span>}
      </p>
      {used === 0 ? null : <p className={styles.soft}>{t(isPersisted ? 'offline.kept' : 'offline.notKept')}</p>}
    </div>
  );
}
