import { type Announcements, type ScreenReaderInstructions, type UniqueIdentifier } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import { useTexts } from '../language/texts.tsx';

export interface SortTexts {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

/** Describes an actual or future position; positions count from 1. */
export interface SortPosition {
  readonly place: number;
  readonly count: number;
  /** Names the list if there are several. */
  readonly list?: string | undefined;
}

export type PositionOf = (held: UniqueIdentifier, over: UniqueIdentifier) => SortPosition;

/**
 * Returns the announcements while a row is moved, in the language of the staff area.
 *
 * @param ids in order
 */
export function useSortTexts(
  ids: readonly UniqueIdentifier[],
  nameOf: (id: UniqueIdentifier) => string,
  positionOf?: PositionOf,
): SortTexts {
  const { t } = useTexts();
  // The last announced position. A lifted row is over its own place immediately, which must not drown the announcement
  // that it was lifted.
  const announced = useRef<UniqueIdentifier>(undefined);
  return useMemo(() => {
    const inAll: PositionOf = (_, over) => ({ place: ids.indexOf(over) + 1, count: ids.length });
    const say = (what: 'lifted' | 'over' | 'dropped' | 'cancelled', held: UniqueIdentifier, over = held): string => {
      const { list, ...place } = (positionOf ?? inAll)(held, over);
      const facts = { name: nameOf(held), ...place };
      return list === undefined ? t(`sort.${what}`, facts) : t(`sort.${what}.in`, { ...facts, list });
    };
    return {
      screenReaderInstructions: { draggable: t('sort.instructions') },
      announcements: {
        onDragStart: ({ active }) => {
          announced.current = active.id;
          return say('lifted', active.id);
        },
        onDragOver: ({ active, over }) => {
          const at = over?.id ?? active.id;
          if (at === announced.current) return undefined;
          announced.current = at;
          return say('over', active.id, at);
        },
        onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
        onDragCancel: ({ active }) => say('cancelled', active.id),
      },
    };
  }, [ids, nameOf, positionOf, t]);
}
