import { useState } from 'react';
import type { GameProps } from './game-props.ts';

export interface HelpOptions extends Pick<GameProps, 't'> {
  /** In points; 0 if help costs nothing now. */
  readonly price: number;
  readonly onUse: () => void;
}

export interface Help {
  /** What the next press costs, instead of the game's latest message; undefined before the first press. */
  readonly warning: string | undefined;
  readonly button: { readonly onBlur: () => void; readonly onClick: () => void };
}

/** A button for help. If that costs points, the first press says how many, and only the second uses it. */
export function useHelp({ t, price, onUse }: HelpOptions): Help {
  const [isAsked, setAsked] = useState(false);
  return {
    warning: isAsked && price > 0 ? t('game.price', { count: price }) : undefined,
    button: {
      onBlur: () => setAsked(false),
      onClick: () => {
        const isPaid = price === 0 || isAsked;
        setAsked(!isPaid);
        if (isPaid) onUse();
      },
    },
  };
}
