import { isRedirect } from '../catalogue.ts';
import { type Tour } from '../entities/tour.ts';
import { type Spoken } from '../language-fallback.ts';
import { type LanguageMap } from '../schema/texts.ts';
import { marksIn } from './marks.ts';
import { formsOf } from './words.ts';

/** Returns the tours whose titles contain all the typed words, in the given order. */
export function searchTours(tours: readonly Tour[], typed: string, say: (map: LanguageMap) => Spoken): readonly Tour[] {
  const wanted = formsOf(typed);
  if (wanted.length === 0) return [];
  return tours.filter((tour) => {
    const title = isRedirect(tour) ? '' : say(tour.Name).text;
    return wanted.every((forms) => marksIn(title, [forms]).length > 0);
  });
}
