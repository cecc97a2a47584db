import { type ReactNode } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { LanguageFileField } from '../../../fields/language-file-field.tsx';
import { useTexts } from '../../../language/texts.tsx';

export function IntroductionFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return (
    <LanguageFileField
      of={of}
      path={['GameAnnounceURL']}
      kind="audio"
      label={t('location.GameAnnounceURL')}
      hint={t('location.GameAnnounceURL.hint')}
    />
  );
}
