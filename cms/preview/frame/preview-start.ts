import { type Catalogue } from '#content/catalogue.ts';
import { type Location } from '#content/entities/location.ts';
import { levelsOf, usualLevel } from '#content/levels.ts';
import { memoryPictures } from '#content/station-pictures.ts';
import { type ShowMessage } from '#contract/frame-messages.ts';
import { type GameFlowStart } from '#games/flow/game-flow-start.ts';
import { type LevelledSave } from '#games/flow/levelled-save.ts';

/** Where a previewed course starts; `rehearsal`: where staff have ordered it. */
export type PreviewStart = GameFlowStart | 'rehearsal';

/** A game under construction opens at once; visitors, and staff who restart it, hear the announcement first. */
export function previewStart({
  isSolved,
  round,
  play,
}: Pick<ShowMessage, 'isSolved' | 'round' | 'play'>): PreviewStart {
  if (isSolved) return 'win';
  if (play?.start !== undefined) return 'rehearsal';
  return round === 0 ? 'game' : 'beginning';
}

/** Returns a saved game that starts a rehearsal without asking for the level; undefined if the game has no levels. */
export function startingSave(location: Location, catalogue: Catalogue): LevelledSave | undefined {
  const offered = levelsOf(location, memoryPictures(location, catalogue).length);
  const level = offered.find((each) => each === usualLevel) ?? offered[0];
  return level === undefined ? undefined : { level, game: undefined };
}
