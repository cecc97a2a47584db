import { type ReactNode } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { LanguageFileField } from '../../../fields/language-file-field.tsx';
import { useTexts } from '../../../language/texts.tsx';

export function SoundPart({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return <LanguageFileField of={of} path={['MediaURL']} kind="audio" label={t('location.MediaURL.audio')} />;
}

export function VideoPart({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return (
    <LanguageFileField
      of={of}
      path={['MediaURL']}
      kind="video"
      label={t('location.MediaURL.video')}
      hint={t('location.MediaURL.video.hint')}
    />
  );
}

export function IntroductionPart({ of }: { readonly of: ObjectName }): ReactNode {
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
