import { ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { RoundButton } from '../button.tsx';
import type { ViewStore } from './view-store.ts';
import { type FramedView, zoomRange } from './zoom-view.ts';

const step = 1.6;
const middle = { x: 0, y: 0 };

export interface ZoomButtonsProps {
  readonly t: (key: 'game.zoomIn' | 'game.zoomOut') => string;
  readonly view: ViewStore<FramedView>;
}

export function ZoomButtons({ t, view }: ZoomButtonsProps): ReactNode {
  const isNearest = useStore(view, ({ stage, view: { zoom } }) => zoom >= (stage.most ?? zoomRange.max));
  const isWhole = useStore(view, (seen) => seen.view.zoom <= zoomRange.min);
  return (
    <>
      <RoundButton label={t('game.zoomIn')} aria-disabled={isNearest} onClick={() => view.zoomAt(middle, step)}>
        <ZoomIn aria-hidden />
      </RoundButton>
      <RoundButton label={t('game.zoomOut')} aria-disabled={isWhole} onClick={() => view.zoomAt(middle, 1 / step)}>
        <ZoomOut aria-hidden />
      </RoundButton>
    </>
  );
}
