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

/** The names of the things to find; several of one name are counted. */
export function Sought({ config, game, t, say }: SoughtProps): ReactNode {
  const sought = new Map<string, readonly number[]>();
  config.hotspots.forEach((thing, hotspot) => {
    if (!thing.isSolution) return;
    const name = say(thing.name).text || t('hidden.place', { number: hotspot + 1 });
    sought.set(name, [...(sought.get(name) ?? []), hotspot]);
  });
  return (
    // The list scrolls, so it must be focusable.
    <ul className={styles.sought} aria-label={t('hidden.sought')} tabIndex={0}>
      {[...sought].map(([name, hotspots]) => {
        const count = hotspots.length;
        const found = hotspots.filter((hotspot) => game.found.includes(hotspot)).length;
        return (
          <li key={name} data-found={found === count ? '' : undefined}>
            {found === count ? <Check aria-label={t('hidden.found')} size={18} strokeWidth={3} /> : null}
            {name}
            {count > 1 ? <small>{t('hidden.progress', { found, count })}</small> : null}
          </li>
        );
      })}
    </ul>
  );
}
