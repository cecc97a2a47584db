import { useState } from 'react';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { useCurrentName } from '../../workspace/workspace-context.tsx';
import { type TourChoice } from './use-import-definition.ts';

/** The tour that was chosen last, in any part of the section. */
export interface SectionTour {
  readonly last: TourChoice;
  readonly onChoose: (choice: TourChoice) => void;
}

/** The tour of one part: its own choice, or the last one of the section. */
export function useTourChoice({ last, onChoose }: SectionTour): {
  readonly choice: TourChoice;
  readonly choose: (choice: TourChoice) => void;
  /** From now on, a choice in another part changes nothing here. */
  readonly hold: () => void;
} {
  const [own, setOwn] = useState<TourChoice>();
  const choice = useStoredChoice(own ?? last);
  return {
    choice,
    choose: (next) => {
      setOwn(next);
      // The other parts would make the new tour once more.
      if (next.kind !== 'new') onChoose(next);
    },
    hold: () => setOwn(choice.kind === 'none' ? undefined : choice),
  };
}

/** Returns the choice by its present ID, or none if the tour is gone, such as when an import was undone. */
export function useStoredChoice(choice: TourChoice): TourChoice {
  const tours = useObjects('tours');
  const { ID } = useCurrentName({ model: 'tours', ID: choice.kind === 'tour' ? choice.ID : -1 });
  if (choice.kind !== 'tour') return choice;
  return tours.some((tour) => tour['ID'] === ID) ? { kind: 'tour', ID } : { kind: 'none' };
}
