import { Selector, TourType } from '#content/constants.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { objectOf } from '../../draft/draft.ts';
import { setAt } from '../../draft/set-at.ts';
import { useTexts } from '../../language/texts.tsx';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { completeTour } from '../../workspace/complete-objects.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';

export interface GameBoard {
  /** Chooses the kind of a tour. A game gets the board as a selection screen in the same step. */
  readonly chooseType: (type: TourType) => void;
  /** Adds the board as a selection screen. */
  readonly add: () => void;
}

export function useGameBoard(ID: number): GameBoard {
  const { t } = useTexts();
  const store = useDraft();
  const notice = useUndoNotice();

  function edit(change: (tour: StoredObject) => StoredObject): void {
    const tour = objectOf(store.getState().draft, store.currentName({ model: 'tours', ID }));
    if (tour === undefined) return;
    const next = change(tour);
    store.put('tours', next);
    if (hasBoard(next) && !hasBoard(tour)) notice(t('tour.board.added'));
  }

  return {
    chooseType: (type) =>
      edit((tour) => {
        const chosen = setAt(tour, ['Type'], type);
        return type === TourType.Game ? withBoard(chosen) : chosen;
      }),
    add: () => edit(withBoard),
  };
}

function hasBoard(tour: StoredObject): boolean {
  return completeTour(tour).Selectors.includes(Selector.GameBoard);
}

function withBoard(tour: StoredObject): StoredObject {
  if (hasBoard(tour)) return tour;
  return setAt(tour, ['Selectors'], [...completeTour(tour).Selectors, Selector.GameBoard]);
}
