import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode } from 'react';
import { RoundButton } from '#ui/button.tsx';
import { zoomRange } from '#ui/picture/zoom-view.ts';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import { zoomStep } from './zoom-keys.ts';
import styles from './zoom-viewer.module.css';

export interface ZoomBarProps {
  /** The number of the picture among several; null if there is only one. */
  readonly count: string | null;
  readonly zoom: number;
  readonly onZoom: (factor: number) => void;
  readonly onClose: () => void;
}

/** The viewer's buttons that zoom and close. */
export function ZoomBar({ count, zoom, onZoom, onClose }: ZoomBarProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{count}</p>
      <RoundButton label={t('zoom.out')} aria-disabled={zoom <= zoomRange.min} onClick={() => onZoom(1 / zoomStep)}>
        <ZoomOut aria-hidden />
      </RoundButton>
      <p className={styles.percent} role="status">
        {t('zoom.percent', { percent: Math.round(zoom * 100) })}
      </p>
      <RoundButton label={t('zoom.in')} aria-disabled={zoom >= zoomRange.max} onClick={() => onZoom(zoomStep)}>
        <ZoomIn aria-hidden />
      </RoundButton>
      <RoundButton label={t('zoom.close')} onClick={onClose}>
        <X aria-hidden />
      </RoundButton>
    </div>
  );
}
