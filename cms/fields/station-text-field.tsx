import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { LanguageText } from './language-text.tsx';
import { useLocation } from './use-location.ts';

/** What visitors read at a station; in a multiple-choice game, its question. */
export function StationTextField({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const isQuestion = useLocation(of).Type === LocationType.GameChoices;
  return (
    <LanguageText
      of={of}
      path={['Text']}
      label={t(isQuestion ? 'location.Text.question' : 'location.Text')}
      hint={t(isQuestion ? 'location.Text.question.hint' : 'location.Text.hint')}
      isHtml
    />
  );
}
