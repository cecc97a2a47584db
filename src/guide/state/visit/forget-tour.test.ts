import { expect, it } from 'vitest';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { forgetTour } from './forget-tour.ts';
import { createGameSaves } from '../../tours/progress/game-saves.ts';
import { createLastRounds } from '../../tours/progress/last-rounds.ts';
import { createStoredIds } from '../../tours/progress/stored-ids.ts';
import { createScores } from '../../tours/progress/scores.ts';

const items = [{ LocationID: 1 }, { LocationID: 2 }, { LocationID: 3 }];
const save = { seed: 7, save: { v: 1 } };
const game = location.complete({ ID: 3, Type: LocationType.GameHiddenObject });

function visitor() {
  const { open } = fakeDevice();
  const books = () => ({
    scores: createScores(open()),
    heard: createStoredIds(open(), storageKeys.heard),
    gameSaves: createGameSaves(open()),
    book: { storage: open() },
  });
  const { scores, heard, gameSaves, book } = books();
  scores.set('T', '1', 10);
  scores.set('T', '2', 0);
  scores.set('U', '1', 5);
  heard.note(1, 2, 9);
  gameSaves.store(3, save);
  gameSaves.store(9, save);
  createLastRounds(book.storage).note(game, 14);
  return { now: { scores, heard, gameSaves, book }, afterReload: books };
}

it('forgets scores, what was heard and games begun, of one tour alone', () => {
  const { now, afterReload } = visitor();
  forgetTour(now, { ID: 1, Code: 'T' }, items);
  for (const { scores, heard, gameSaves } of [now, afterReload()]) {
    expect(scores.getState()).toEqual({ U: { '1': 5 } });
    expect([...heard.getState()]).toEqual([9]);
    expect(gameSaves.of(3)).toBeUndefined();
    expect(gameSaves.of(9)).toEqual(save);
  }
});

it('brings everything back, and lowers nothing that was won since', () => {
  const { now, afterReload } = visitor();
  const undo = forgetTour(now, { ID: 1, Code: 'T' }, items);
  now.scores.set('T', '2', 6);
  now.scores.set('T', '3', 3);
  now.scores.set('T', '1', 4);
  const newer = { seed: 8, save: { v: 1 } };
  now.gameSaves.store(3, newer);
  undo();
  for (const { scores, heard, gameSaves } of [now, afterReload()]) {
    expect(scores.getState()).toEqual({ T: { '1': 10, '2': 6, '3': 3 }, U: { '1': 5 } });
    expect([...heard.getState()].toSorted((one, other) => one - other)).toEqual([1, 2, 9]);
    expect(gameSaves.of(3)).toEqual(newer);
  }
});

it('brings games back that were begun before', () => {
  const { now, afterReload } = visitor();
  forgetTour(now, { ID: 1, Code: 'T' }, items)();
  expect(afterReload().gameSaves.of(3)).toEqual(save);
});

it('forgets how the last round of a game went, until that is undone', () => {
  const { now, afterReload } = visitor();
  const undo = forgetTour(now, { ID: 1, Code: 'T' }, items);
  expect(createLastRounds(afterReload().book.storage).of([3])).toEqual([]);
  undo();
  expect(createLastRounds(afterReload().book.storage).note(game, 1)).toBe(14);
});
