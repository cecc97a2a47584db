import { type ReactNode, useEffect, useRef } from 'react';
import type { GameProps } from '../host/game-props.ts';

/** Holds the focus while the finished game is looked at, so that no key meant for the game closes it. */
export function Cheer({ t }: Pick<GameProps, 't'>): ReactNode {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    words.current?.focus();
    words.current?.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') event.preventDefault();
    });
  }, []);
  return (
    <p ref={words} tabIndex={-1} className="visually-hidden">
      {t('game.won')}
    </p>
  );
}
