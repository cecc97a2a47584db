import { type ReactNode } from 'react';
import { type MessageKey } from '#i18n/pack.ts';
import { useTranslate } from '../../state/interface-context.tsx';
import { type Target } from './find-target.ts';
import styles from './scan-screen.module.css';

/** What came of the last code or photo. */
export type Notice = Target | { readonly kind: 'photo-reading' | 'photo-nothing' | 'failed' };

/** Says it, aloud for those who listen; scanning goes on. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }): ReactNode {
  const t = useTranslate();
  return (
    <p className={styles.notice} role="status">
      {notice === undefined ? null : t(sentences[notice.kind], { code: 'code' in notice ? notice.code : '' })}
    </p>
  );
}

const sentences = {
  path: 'scan.found',
  foreign: 'scan.foreign',
  'unknown-path': 'qr.unknownPath',
  'unknown-tour': 'qr.unknownTour',
  'unknown-item': 'qr.unknownItem',
  'photo-reading': 'scan.photo.reading',
  'photo-nothing': 'scan.photo.nothing',
  failed: 'scan.failed',
} as const satisfies Record<Notice['kind'], MessageKey>;
