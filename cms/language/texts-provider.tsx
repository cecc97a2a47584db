import { type ReactNode } from 'react';
import { loadStaffTexts, loadWorkTexts } from '#i18n/staff-packs.ts';
import { refusalText } from './refusal-text.ts';
import { OpenTexts, type OpenTextsProps } from './texts.tsx';

/** The texts of the staff area in the chosen language: those of the sections come with the first one. */
export function TextsProvider(props: Omit<OpenTextsProps, 'load' | 'loadWhole' | 'wordRefusals'>): ReactNode {
  return <OpenTexts {...props} load={loadWorkTexts} loadWhole={loadStaffTexts} wordRefusals={refusalText} />;
}
