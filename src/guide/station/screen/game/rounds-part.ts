import type { Rounds } from '#games/flow/rounds.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { loadAgain } from '#ui/load-again.ts';
import type { Storage } from '../../../adapters/storage.ts';
import type { useInterface } from '../../../state/content/interface-context.tsx';
import { canShareResults, ShareButton } from '../../../shell/share/share-button.tsx';
import { createLastRounds } from '../../../tours/progress/last-rounds.ts';

/** Fetches the texts for the beginning and the end of a round, and opens the book of the visitor's last rounds. */
export async function roundsPart(
  language: string,
  worded: ReturnType<typeof useInterface>['worded'],
  storage: Storage,
): Promise<Rounds> {
  const pack = await loadTexts(language, ['rounds'], loadAgain);
  return { t: worded(pack), note: createLastRounds(storage).note, Share: canShareResults() ? ShareButton : undefined };
}
