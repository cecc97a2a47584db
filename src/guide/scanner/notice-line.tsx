import { type ReactNode } from 'react';
import { type Target } from './find-target.ts';
import styles from './scan-screen.module.css';
import { useLateTexts } from '../shell/late/late-texts.tsx';

/** The result of the last code or photo. */
export type Notice = Target | { readonly kind: 'photo-reading' | 'photo-nothing' | 'failed' };

/** Shows the message and announces it; scanning continues. */
export function NoticeLine({
  notice,
  foreign,
}: {
  readonly notice: Notice | undefined;
  /** The message for any other code. */
  readonly foreign: string;
}): ReactNode {
  const t = useLateTexts('scan');
  return (
    <p className={styles.notice} role="status">
      {notice === undefined ? null : sentence(notice)}
    </p>
  );

  function sentence(shown: Notice): string {
    switch (shown.kind) {
      case 'path':
        return t('scan.found');
      case 'foreign':
        return foreign;
      case 'failed':
        return t('scan.failed');
      case 'photo-reading':
        return t('scan.photo.reading');
      case 'photo-nothing':
        return t('scan.photo.nothing');
      case 'unknown-path':
        return t('qr.unknownPath');
      case 'unknown-tour':
        return t('qr.unknownTour', { code: shown.code });
      case 'unknown-item':
        return t('qr.unknownItem', { code: shown.code });
    }
  }
}
