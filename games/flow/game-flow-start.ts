import { type AttemptPoints, pointsForAttempt } from '#content/scoring.ts';
import type { GameStationEvent } from '#engine/station/game-machine.ts';

/** Where a course starts: at its beginning, in the game or, in previews, at a win without a game played. */
export type GameFlowStart = 'beginning' | 'game' | 'win';

export function startEvent(start: GameFlowStart, points: AttemptPoints): GameStationEvent {
  switch (start) {
    case 'beginning':
      return { type: 'BEGIN' };
    case 'game':
      return { type: 'CONTINUE' };
    case 'win':
      return { type: 'SHOW_WON', points: pointsForAttempt(points, 1) };
  }
}
