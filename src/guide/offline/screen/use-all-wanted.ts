import { useMemo } from 'react';
import { isRedirect } from '#content/catalogue.ts';
import { type Wanted } from '#offline/wanted.ts';
import { useContent } from '../../state/content/content-context.tsx';

/** Returns all tours in the visitor's language, or in every language. */
export function useAllWanted(inEveryLanguage = false): readonly Wanted[] {
  const { catalogue, listed } = useContent();
  return useMemo(() => {
    const languages = inEveryLanguage ? catalogue.languages : [listed];
    const tours = catalogue.tours().filter((tour) => !isRedirect(tour));
    return tours.flatMap(({ ID }) => languages.map(({ Code }) => ({ tour: ID, language: Code })));
  }, [catalogue, listed, inEveryLanguage]);
}
