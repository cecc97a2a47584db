import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { GameProps } from './game-props.ts';
import { useLayer } from './layer-frame.tsx';
import { Unplayable } from './unplayable.tsx';

export interface UnplayableGameProps extends Pick<GameProps, 't'> {
  /** For staff: visitors can do nothing about it. */
  readonly reason: string;
}

/** Tells staff why a game cannot be played, and visitors the way back to its station. */
export function UnplayableGame({ t, reason }: UnplayableGameProps): ReactNode {
  const { isPreview, close } = useLayer();
  return isPreview ? (
    <Unplayable reason={reason} />
  ) : (
    <Unplayable reason={t('game.unplayable')}>
      <Button onClick={close}>{t('game.leave')}</Button>
    </Unplayable>
  );
}
