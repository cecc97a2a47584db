import { createContext, use } from 'react';
import { type KeyOf } from '#i18n/pack.ts';

const SectionName = createContext<KeyOf<'cms'>>('cms.title');

/** Names the section for all that is shown in it. */
export const SectionNameProvider = SectionName.Provider;

/** The text with the name of the section around the caller; outside of every section, that of the staff area. */
export function useSectionName(): KeyOf<'cms'> {
  return use(SectionName);
}
