import { type ReactNode, useState, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { useOffline, useSize } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { Ask } from './ask.tsx';
import { AllTours } from './all-tours.tsx';
import { Sheet } from './sheet.tsx';
import styles from '../../shell/sheet/sheet.module.css';
import { type StorageFacts } from '../state/downloads.ts';
import { StoredTours } from './stored-tours.tsx';
import { Button } from '#ui/button.tsx';
import { countLacking } from './tour-state.ts';

/** Everything that the guide keeps on this device, with buttons that remove it. */
export function StorageSheet(): ReactNode {
  const t = useLateTexts('offline');
  const { downloads } = useOffline();
  const storage = useStore(downloads, (state) => state.storage);
  const [isAsking, setAsking] = useState(false);
  return (
    <Sheet title={t('offline.storage')}>
      {storage === undefined ? (
        <p role="status">{t('offline.loading')}</p>
      ) : (
        <>
          <StorageMeter storage={storage} />
          <StoredTours stored={storage.stored} />
        </>
      )}
      <AllTours />
      {storage === undefined || storage.stored.length === 0 ? null : (
        <Check onRemoveAll={() => setAsking(true)} isAsking={isAsking} />
      )}
      {isAsking ? (
        <Ask
          title={t('offline.removeAll.title')}
          text={t('offline.removeAll.text')}
          yes={t('offline.remove.yes')}
          no={t('offline.keep')}
          onAnswer={(isYes) => {
            setAsking(false);
            if (isYes) for (const wanted of storage?.stored ?? []) downloads.remove(wanted);
          }}
        />
      ) : null}
    </Sheet>
  );
}

/** How much is used, how much is free, and whether it stays. */
function StorageMeter({ storage: { used, free, isPersisted } }: { readonly storage: StorageFacts }): ReactNode {
  const t = useLateTexts('offline');
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

interface CheckProps {
  readonly isAsking: boolean;
  readonly onRemoveAll: () => void;
}

type Outcome = 'none' | 'checking' | 'failed' | 'checked';

/** Checks everything that is stored, and removes it. */
function Check({ isAsking, onRemoveAll }: CheckProps): ReactNode {
  const t = useLateTexts('offline');
  const { downloads } = useOffline();
  const lacking = useStore(downloads, ({ tours }) => countLacking(tours.values()));
  const [outcome, setOutcome] = useState<Outcome>('none');
  const isChecking = outcome === 'checking';

  async function check(): Promise<void> {
    setOutcome('checking');
    try {
      await downloads.verify(true);
      setOutcome('checked');
    } catch (error) {
      console.warn('The stored files could not be checked', error);
      setOutcome('failed');
    }
  }

  return (
    <div>
      {isAsking ? null : (
        <div className={styles.actions}>
          <Button
            className={styles.quiet}
            aria-disabled={isChecking}
            onClick={() => {
              if (!isChecking) void check();
            }}
          >
            {t(isChecking ? 'offline.verifying' : 'offline.verify')}
          </Button>
          <Button className={styles.quiet} onClick={onRemoveAll}>
            {t('offline.removeAll')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.outcome}>
        {outcome === 'failed' ? t('offline.verifyFailed') : null}
        {outcome === 'checked' && lacking === 0 ? t('offline.verified') : null}
        {outcome === 'checked' && lacking > 0 ? t('offline.verifiedMissing', { count: lacking }) : null}
      </p>
    </div>
  );
}
