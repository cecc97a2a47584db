import { ArrowDownToLine } from 'lucide-react';
import { type ReactNode } from 'react';
import { useOfflineTexts } from './offline-texts.ts';
import styles from './welcome-offer.module.css';

/** The second button of the welcome screen (ShowDownloadButton). */
export function WelcomeOffer({ onTake }: { readonly onTake: () => void }): ReactNode {
  const t = useOfflineTexts();
  return (
    <button type="button" className={styles.take} onClick={onTake}>
      <ArrowDownToLine aria-hidden size={20} /> {t('offline.take')}
    </button>
  );
}
