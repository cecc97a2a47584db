import { CircleCheck } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { wantedKey } from '#offline/wanted.ts';
import { useOffline, useSize } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from '../../shell/sheet/sheet.module.css';
import { isUnderWay } from './tour-state.ts';
import { useAllWanted } from './use-all-wanted.ts';

/** Downloads all tours in the visitor's language with one tap, or says how far they are. */
export function AllTours(): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const { downloads } = useOffline();
  const all = useAllWanted();
  const tours = useStore(downloads, (state) => state.tours);
  const states = all.flatMap((wanted) => tours.get(wantedKey(wanted)) ?? []);
  const missing = states.reduce((sum, state) => sum + ('missing' in state ? state.missing : 0), 0);
  if (states.length === 0) return null;
  if (states.every(({ kind }) => kind === 'ready'))
    return (
      <p className={styles.done}>
        <CircleCheck aria-hidden size={20} /> {t('offline.allReady')}
      </p>
    );
  if (missing > 0)
    return (
      <div className={styles.actions}>
        <Button onClick={() => downloads.download(all)}>{t('offline.all', { size: size(missing) })}</Button>
      </div>
    );
  return states.some((state) => isUnderWay(state)) ? <p>{t('offline.allRunning')}</p> : null;
}
