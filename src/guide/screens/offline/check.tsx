import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { useOffline } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './sheet.module.css';
import { countLacking } from './tour-state.ts';

export interface CheckProps {
  readonly isAsking: boolean;
  readonly onRemoveAll: () => void;
}

type Outcome = 'none' | 'checking' | 'failed' | 'checked';

/** Checks everything that is stored, and removes it. */
export function Check({ isAsking, onRemoveAll }: CheckProps): ReactNode {
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
