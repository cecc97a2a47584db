import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { LanguageFileField } from './language-file-field.tsx';
import { useLocation } from './use-location.ts';

/** What a station plays, in the museum's languages; nothing for a station that plays nothing. */
export function RecordingField({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const { Type } = useLocation(of);
  if (Type === LocationType.Audio) {
    return <LanguageFileField of={of} path={['MediaURL']} kind="audio" label={t('location.MediaURL.audio')} />;
  }
  if (Type !== LocationType.Video) return null;
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
