import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Spoken } from '#content/language-fallback.ts';
import { RoundButton } from '#ui/button.tsx';
import { SpokenText } from '../../../shell/text/spoken-text.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import styles from './zoom-viewer.module.css';

export interface ZoomFooterProps {
  readonly caption: Spoken;
  /** The holder of the copyright, or an empty string. */
  readonly copyright: string;
  readonly index: number;
  /** The number of pictures. */
  readonly count: number;
  readonly onShow: (index: number) => void;
}

/** The picture's caption, between the buttons to the pictures before and after it. */
export function ZoomFooter({ caption, copyright, index, count, onShow }: ZoomFooterProps): ReactNode {
  const t = useTranslate();
  const isOnly = count === 1;
  return (
    <div className={styles.below}>
      {isOnly ? null : (
        <RoundButton label={t('zoom.previous')} aria-disabled={index === 0} onClick={() => onShow(index - 1)}>
          <ChevronLeft aria-hidden className={styles.turned} />
        </RoundButton>
      )}
      <div className={styles.words}>
        <p>
          <SpokenText spoken={caption} />
        </p>
        {copyright === '' ? null : <p className={styles.copyright}>{t('station.copyright', { holder: copyright })}</p>}
      </div>
      {isOnly ? null : (
        <RoundButton label={t('zoom.next')} aria-disabled={index === count - 1} onClick={() => onShow(index + 1)}>
          <ChevronRight aria-hidden className={styles.turned} />
        </RoundButton>
      )}
    </div>
  );
}
