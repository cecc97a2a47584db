import { type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useOffline } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from '../../shell/sheet/sheet.module.css';

/** The way to downloads and storage, on the screen about the museum. */
export function InfoSection(): ReactNode {
  const t = useLateTexts('offline');
  const { sheets } = useOffline();
  return (
    <section>
      <h2>{t('offline.info')}</h2>
      <div className={styles.about}>
        <p>{t('offline.info.text')}</p>
        <Button className={styles.quiet} onClick={() => sheets.open({ kind: 'storage' })}>
          {t('offline.manage')}
        </Button>
      </div>
    </section>
  );
}
