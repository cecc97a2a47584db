import { useEffect } from 'react';
import { useTexts } from './texts.tsx';
import { useSectionName } from './section-name.ts';

/** Shows the open section in the title of the browser's tab, behind the name of the open object if there is one. */
export function useTabTitle(object?: string): void {
  const { t } = useTexts();
  const section = t(useSectionName());
  useEffect(() => {
    document.title = [...(object === undefined ? [] : [object]), section, 'Cicerone'].join(' – ');
  }, [object, section]);
}
