import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameProps } from '../host/game-props.ts';
import type { HiddenObjectConfig } from './config.ts';
import styles from './hidden-object-game.module.css';
import type { HiddenObjectGame } from './rules.ts';

export interface SoughtProps extends Pick<GameProps, 't' | 'say'> {
  readonly config: HiddenObjectConfig;
  readonly game: HiddenObjectGame;
}

/** The names of the things to find. */
export function Sought({ config, game, t, say }: SoughtProps): ReactNode {
  const sought = config.hotspots.flatMap(({ isSolution, name }, hotspot) =>
    isSolution ? [{ hotspot, name: say(name).text || t('hidden.place', { number: hotspot + 1 }) }] : [],
  );
  return (
    // The list scrolls, so it must be focusable.
    <ul className={styles.sought} aria-label={t('hidden.sought')} tabIndex={0}>
      {sought.map(({ hotspot, name }) => {
        const isFound = game.found.includes(hotspot);
        return (
          <li key={hotspot} data-found={isFound ? '' : undefined}>
            {isFound ? <Check aria-label={t('hidden.found')} size={18} strokeWidth={3} /> : null}
            {name}
          </li>
        );
      })}
    </ul>
  );
}
