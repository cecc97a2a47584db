import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import styles from './access-page.module.css';
import { useAccessTexts } from './access-texts.ts';
import { type Title } from './use-title.ts';

/** Says at once that access needs a network, instead of letting visitors type first. */
export function NoNetwork({ again }: { readonly again: Title['again'] }): ReactNode {
  const t = useAccessTexts();
  const { t: general, loader } = useInterface();
  const { access } = useVisit();
  const [isAsking, setAsking] = useState(false);

  async function retry(ask: () => Promise<boolean>): Promise<void> {
    setAsking(true);
    const answers = await ask();
    setAsking(false);
    // The stored credential may suffice, now that the server can be reached.
    if (answers && access.credentials.credential() !== undefined) loader.start();
  }

  return (
    <div role="status" className={styles.status}>
      {again === undefined ? null : (
        <>
          <p>{t('access.noNetwork')}</p>
          <Button aria-disabled={isAsking} onClick={() => void (isAsking || retry(again))}>
            {general('action.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
