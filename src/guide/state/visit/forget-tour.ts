import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { scoreOf } from '#content/scoring.ts';
import { recordCode } from '#content/record-code.ts';
import { createLastRounds } from '../../tours/progress/last-rounds.ts';
import { type Visit } from './visit-context.tsx';

/**
 * Forgets a visitor's progress in a tour: the score, the stations heard, the saved games and how the last rounds went.
 *
 * @returns an undo, which never lowers a score won since
 */
export function forgetTour(
  {
    scores,
    heard,
    gameSaves,
    book,
  }: Pick<Visit, 'scores' | 'heard' | 'gameSaves'> & {
    readonly book: Pick<Visit['book'], 'storage'>;
  },
  tour: Pick<Tour, 'ID' | 'Code'>,
  items: readonly Pick<TourItem, 'LocationID'>[],
): () => void {
  const tourCode = recordCode(tour);
  const IDs = items.map(({ LocationID }) => LocationID);
  const won = Object.entries(scores.getState()[tourCode] ?? {});
  const heardHere = IDs.filter((ID) => heard.getState().has(ID));
  const begun = IDs.flatMap((ID) => {
    const save = gameSaves.of(ID);
    return save === undefined ? [] : [{ ID, save }];
  });
  const lastRounds = createLastRounds(book.storage);
  const played = lastRounds.of(IDs);
  scores.clear(tourCode);
  heard.forget(...heardHere);
  for (const { ID } of begun) gameSaves.forget(ID);
  lastRounds.forget(IDs);
  return () => {
    for (const [code, score] of won)
      scores.set(tourCode, code, Math.max(score, scoreOf(scores.getState(), tourCode, code) ?? 0));
    heard.note(...heardHere);
    for (const { ID, save } of begun) if (gameSaves.of(ID) === undefined) gameSaves.store(ID, save);
    lastRounds.bringBack(played);
  };
}
