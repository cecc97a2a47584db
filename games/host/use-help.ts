import { useState } from 'react';

export interface HelpOptions {
  /** The cost of the help, as a question; undefined if it costs nothing now. */
  readonly question: string | undefined;
  readonly onUse: () => void;
}

export interface Help {
  /** The cost of the next press, instead of the game's latest message; undefined before the first press. */
  readonly warning: string | undefined;
  readonly button: { readonly onBlur: () => void; readonly onClick: () => void };
}

/** A button for help. If it costs points, the first press shows how many, and only the second uses it. */
export function useHelp({ question, onUse }: HelpOptions): Help {
  const [isAsked, setAsked] = useState(false);
  return {
    warning: isAsked ? question : undefined,
    button: {
      onBlur: () => setAsked(false),
      onClick: () => {
        const isPaid = question === undefined || isAsked;
        setAsked(!isPaid);
        if (isPaid) onUse();
      },
    },
  };
}
