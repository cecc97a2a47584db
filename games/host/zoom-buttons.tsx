import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { RoundButton } from '#ui/button.tsx';
import { zoomRange } from '#ui/zoom-view.ts';
import { type GameProps } from './game-props.ts';
import { type Look, type View } from './view.ts';

const step = 1.6;
const middle = { x: 0, y: 0 };

export interface ZoomButtonsProps extends Pick<GameProps, 't'> {
  readonly view: View<Look>;
}

export function ZoomButtons({ t, view }: ZoomButtonsProps): ReactNode {
  const { zoom } = useSyncExternalStore(view.subscribe, view.get).view;
  return (
    <>
      <RoundButton
        label={t('game.zoomIn')}
        aria-disabled={zoom >= zoomRange.max}
        onClick={() => view.zoomAt(middle, step)}
      >
        <ZoomIn aria-hidden />
      </RoundButton>
      <RoundButton
        label={t('game.zoomOut')}
        aria-disabled={zoom <= zoomRange.min}
        onClick={() => view.zoomAt(middle, 1 / step)}
      >
        <ZoomOut aria-hidden />
      </RoundButton>
    </>
  );
}
