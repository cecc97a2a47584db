import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { type Level, levels, pairsAt, piecesAt, pointsAt } from '#content/levels.ts';
import type { KeyOf, Translate } from '#i18n/pack.ts';
import type { GameProps } from '../host/game-props.ts';
import { GamePanel } from './game-panel.tsx';
import styles from './level-panel.module.css';

export interface LevelPanelProps extends Pick<GameProps, 'location'> {
  readonly t: Translate<KeyOf<'rounds'>>;
  readonly offered: readonly Level[];
  readonly takesFocus: boolean;
  readonly onChoose: (level: Level) => void;
}

const names = { easy: 'game.level.easy', medium: 'game.level.medium', hard: 'game.level.hard' } as const;

/** Asks for the difficulty, and shows the points of each level. */
export function LevelPanel({ t, location, offered, takesFocus, onChoose }: LevelPanelProps): ReactNode {
  const sizeOf = (level: Level): string =>
    location.Type === LocationType.GameJigsaw
      ? t('game.level.pieces', { count: piecesAt[level] })
      : t('game.level.pairs', { count: pairsAt[level] });
  return (
    <GamePanel title={t('game.level.title')} takesFocus={takesFocus}>
      <ul className={styles.levels}>
        {offered.map((level) => {
          const { GamePoints } = pointsAt(location, level);
          return (
            <li key={level}>
              <button type="button" className={styles.level} onClick={() => onChoose(level)}>
                <span aria-hidden className={styles.stars}>
                  {levels.slice(0, levels.indexOf(level) + 1).map((each) => (
                    <Star key={each} size={16} fill="currentColor" />
                  ))}
                </span>
                <span className={styles.name}>{t(names[level])}</span>
                <span className={styles.size}>{sizeOf(level)}</span>
                {GamePoints > 0 ? (
                  <span className={styles.points}>{t('game.points', { count: GamePoints })}</span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </GamePanel>
  );
}
