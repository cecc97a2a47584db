import { type TourItem } from '../entities/tour-item.ts';
import { type Finding } from '../finding.ts';
import { readPath } from '../svg-path.ts';
import { findingsOf } from './find.ts';

/** A station's shape on the board: path data that cannot be read show nothing to visitors. */
export function checkBoardPath({
  ID,
  GameBoardSVGPath,
}: Pick<TourItem, 'ID' | 'GameBoardSVGPath'>): readonly Finding[] {
  const { fault } = readPath(GameBoardSVGPath);
  return fault === undefined
    ? []
    : [findingsOf('tourItems', ID)('GameBoardSVGPath', 'board-path', { at: fault.at + 1 })];
}
