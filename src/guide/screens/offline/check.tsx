import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useOffline } from './offline-context.tsx';
import { useOfflineTexts } from './offline-texts.ts';
import styles from './sheet.module.css';

export interface CheckProps {
  readonly isAsking: boolean;
  readonly onRemoveAll: () => void;
}

type Outcome =
  | { readonly kind: 'none' | 'checking' | 'failed' | 'whole' }
  | { readonly kind: 'lacking'; readonly count: number };

/** Checks everything that is stored, and removes it. */
export function Check({ isAsking, onRemoveAll }: CheckProps): ReactNode {
  const t = useOfflineTexts();
  const { downloads } = useOffline();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const isChecking = outcome.kind === 'checking';

  async function check(): Promise<void> {
    setOutcome({ kind: 'checking' });
    try {
      await downloads.verify(true);
      const states = [...downloads.getState().tours.values()];
      const count = states.filter(
        ({ kind }) => kind === 'evicted' || kind === 'repairing' || kind === 'incomplete',
      ).length;
      setOutcome(count === 0 ? { kind: 'whole' } : { kind: 'lacking', count });
    } catch (error) {
      console.warn('What is stored could not be checked', error);
      setOutcome({ kind: 'failed' });
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
        {outcome.kind === 'whole' ? t('offline.verified') : null}
        {outcome.kind === 'failed' ? t('offline.verifyFailed') : null}
        {outcome.kind === 'lacking' ? t('offline.verifiedMissing', { count: outcome.count }) : null}
      </p>
    </div>
  );
}
