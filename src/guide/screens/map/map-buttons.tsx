import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSteering, useZoom } from '#engine/map/steering-context.ts';
import { join, RoundButton } from '#ui/button.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useMapTexts } from './map-texts.ts';
import styles from './tour-map.module.css';

/** Zoom by touch and by keyboard, and back to the whole map. */
export function MapButtons(): ReactNode {
  const t = useTranslate();
  const texts = useMapTexts();
  const { zoomBy, showWhole, range } = useSteering();
  const zoom = useZoom();
  return (
    <>
      <RoundButton className={styles.button} label={texts('map.whole')} onClick={showWhole}>
        <Maximize aria-hidden />
      </RoundButton>
      <div className={join(styles.button, styles.pair)}>
        <RoundButton label={t('zoom.in')} aria-disabled={zoom >= range.max - tiny} onClick={() => zoomBy(1)}>
          <Plus aria-hidden />
        </RoundButton>
        <RoundButton label={t('zoom.out')} aria-disabled={zoom <= range.min + tiny} onClick={() => zoomBy(-1)}>
          <Minus aria-hidden />
        </RoundButton>
      </div>
    </>
  );
}

/** Zooms go through powers and logarithms, so they are only nearly equal. */
const tiny = 0.001;
