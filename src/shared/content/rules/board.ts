import { type TourItem } from '../entities/tour-item.ts';
import { type Finding } from '../finding.ts';
import { readPath } from '../svg-path.ts';
import { findingsOf } from './find.ts';

/** Checks a station's shape on the board: visitors see nothing of unreadable path data. */
export function checkBoardPath({
  ID,
  GameBoardSVGPath,
}: Pick<TourItem, 'ID' | 'GameBoardSVGPath'>): readonly Finding[] {
  const { fault } = readPath(GameBoardSVGPath);
  return fault === undefined
    ? []
    : [findingsOf('tourItems', ID)('GameBoardSVGPath', 'board-path', { at: fault.at + 1 })];
}
