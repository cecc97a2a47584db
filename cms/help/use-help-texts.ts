import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type FoundHelp } from './help-files.ts';

interface HelpTexts {
  /** The texts in the language of the staff area; undefined while they are on their way. */
  readonly found: readonly FoundHelp[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches texts of the help. @param ids joined by spaces */
export function useHelpTexts(ids: string): HelpTexts {
  const { language } = useTexts();
  const [answer, setAnswer] = useState<{ readonly of: string; readonly found?: readonly FoundHelp[] }>();
  const wanted = `${language} ${ids}`;
  const fetchAll = useCallback(() => {
    let isWanted = true;
    // The texts, their reader and the addresses of the pictures come with the first help.
    const loading = import('./help-files.ts').then(({ loadHelp }) =>
      Promise.all(ids.split(' ').map((id) => loadHelp(language, id))),
    );
    loading.then(
      (found) => {
        if (isWanted) setAnswer({ of: wanted, found });
      },
      (error: unknown) => {
        console.warn('The help could not be loaded', error);
        if (isWanted) setAnswer({ of: wanted });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ids, language, wanted]);
  useEffect(fetchAll, [fetchAll]);
  const current = answer?.of === wanted ? answer : undefined;
  return {
    found: current?.found,
    hasFailed: current !== undefined && current.found === undefined,
    retry: () => {
      setAnswer(undefined);
      fetchAll();
    },
  };
}
