import { type Level, levels } from '#content/levels.ts';

/** The save of a game whose visitor has chosen a level. */
export interface LevelledSave {
  readonly level: Level;
  /** The save of the game itself. */
  readonly game: unknown;
}

/** Reads what storage returns; undefined for anything else. */
export function readLevelledSave(saved: unknown): LevelledSave | undefined {
  if (typeof saved !== 'object' || saved === null || !('level' in saved)) return undefined;
  const level = levels.find((known) => known === saved.level);
  return level === undefined ? undefined : { level, game: 'game' in saved ? saved.game : undefined };
}
