import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { objectOf, type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { LanguageFileField } from './language-file-field.tsx';
import { useFromDraft } from '../workspace/workspace-context.tsx';

/** The recordings of a station, in the museum's languages; empty for a station that plays nothing. */
export function RecordingField({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const type = useFromDraft((draft) => location.complete({ Type: objectOf(draft, of)?.['Type'] }).Type);
  if (type === LocationType.Audio) {
    return <LanguageFileField of={of} path={['MediaURL']} kind="audio" label={t('location.MediaURL.audio')} />;
  }
  if (type !== LocationType.Video) return null;
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
