import { type ReactNode } from 'react';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { refusalText } from './refusal-text.ts';
import { OpenTexts, type OpenTextsProps } from './texts.tsx';

/** All texts of the staff area in the chosen language. */
export function TextsProvider(props: Omit<OpenTextsProps, 'load' | 'wordRefusals'>): ReactNode {
  return <OpenTexts {...props} load={loadStaffTexts} wordRefusals={refusalText} />;
}
