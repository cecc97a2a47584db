import { type ReactNode, useEffect, useState } from 'react';
import { LocationType } from '#content/constants.ts';
import type { Location } from '#content/entities/location.ts';
import { gridOf, type Level, levelsOf, pairsAt, piecesAt, pointsAt, usualLevel, levels } from '#content/levels.ts';
import { jigsawPicture } from '#content/jigsaw-picture.ts';
import { memoryPictures } from '#content/memory-pictures.ts';
import { useNaturalSize } from '#ui/picture/use-natural-size.ts';
import type { GameProps } from '../host/game-props.ts';
import { useLayer } from '../host/layer-frame.tsx';
import { RoundTexts } from './round-texts.tsx';
import type { Rounds } from './rounds.ts';
import { type LevelledSave, readLevelledSave } from './levelled-save.ts';
import { Star } from 'lucide-react';
import type { KeyOf, Translate } from '#i18n/pack.ts';
import { GamePanel } from './game-panel.tsx';
import styles from './level-panel.module.css';

/** A game at the level that its visitor has chosen, or as the museum made it. */
export interface Levelled {
  /** Another key is another game. */
  readonly key: string;
  /** With the numbers and points of the level. */
  readonly location: Location;
  /** The save of the game itself. */
  readonly saved: unknown;
  /** Returns what is to be kept: the game's own save, with the level if there is one. */
  readonly wrap: (save: unknown) => unknown;
}

export interface LevelledGameProps extends Pick<GameProps, 't' | 'location' | 'catalogue' | 'saved' | 'round'> {
  /** Whether the first round is at the easiest level, without asking. */
  readonly beginsEasy: boolean;
  /** Whether a visitor is here to choose; previews may show a finished game without a game played. */
  readonly isAsking: boolean;
  readonly takesFocus: boolean;
  readonly fetchRounds: () => Promise<Rounds>;
  readonly children: (levelled: Levelled) => ReactNode;
}

/** Asks for the difficulty before each round, and then shows the game at that level. */
export function LevelledGame(props: LevelledGameProps): ReactNode {
  const { t, location, catalogue, saved, round, beginsEasy, isAsking, takesFocus, fetchRounds, children } = props;
  const { focusHeading } = useLayer();
  const [kept, keep] = useState(() => ({ round, save: readLevelledSave(saved) }));
  const isJigsaw = location.Type === LocationType.GameJigsaw;
  const size = useNaturalSize(isJigsaw ? (jigsawPicture(location) ?? '') : '');
  const offered = levelsOf(location, memoryPictures(location, catalogue).length);
  const save = kept.round === round ? kept.save : undefined;
  const wanted = save?.level ?? (beginsEasy && round === 0 ? offered[0] : undefined);
  const chosen = offered.find((level) => level === wanted);
  const hasChosen = chosen !== undefined;
  useEffect(() => {
    // The game has replaced the panel that had the focus.
    if (hasChosen && takesFocus) focusHeading();
  }, [hasChosen, takesFocus, focusHeading]);

  if (offered.length === 0) return children({ key: '', location, saved, wrap: (own) => own });
  if (isAsking && !hasChosen)
    return (
      <RoundTexts t={t} fetchRounds={fetchRounds}>
        {(words) => (
          <LevelPanel
            t={words}
            location={location}
            offered={offered}
            takesFocus={takesFocus}
            onChoose={(level) => keep({ round, save: { level, game: undefined } })}
          />
        )}
      </RoundTexts>
    );
  if (isJigsaw && size === undefined) return null;
  const level = chosen ?? usualLevel;
  return children({
    key: `${level} ${round}`,
    location: { ...location, ...pointsAt(location, level), ...numbersAt(level, size) },
    saved: save?.game,
    wrap: (game): LevelledSave => ({ level, game }),
  });
}

/** The numbers of pairs and pieces at a level. */
function numbersAt(level: Level, size: { readonly width: number; readonly height: number } | null | undefined) {
  const aspect = size === null || size === undefined || size.height === 0 ? 4 / 3 : size.width / size.height;
  const { columns, rows } = gridOf(piecesAt[level], aspect);
  return { GameMemoryPairs: pairsAt[level], GameJigsawDimensionX: columns, GameJigsawDimensionY: rows };
}

interface LevelPanelProps extends Pick<GameProps, 'location'> {
  readonly t: Translate<KeyOf<'rounds'>>;
  readonly offered: readonly Level[];
  readonly takesFocus: boolean;
  readonly onChoose: (level: Level) => void;
}

const names = { easy: 'game.level.easy', medium: 'game.level.medium', hard: 'game.level.hard' } as const;

/** Asks for the difficulty, and shows the points of each level. */
function LevelPanel({ t, location, offered, takesFocus, onChoose }: LevelPanelProps): ReactNode {
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
