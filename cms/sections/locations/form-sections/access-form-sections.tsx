import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { ImageList } from '../../../fields/image-list.tsx';
import { LanguageFileField } from '../../../fields/language-file-field.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useTexts } from '../../../language/texts.tsx';

interface FormSectionProps {
  readonly of: ObjectName;
}

export function PicturesFormSection({ of }: FormSectionProps): ReactNode {
  const { t } = useTexts();
  return <ImageList of={of} path={['ImageDescriptors']} label={t('image.list')} />;
}

export function RecordingAccessFormSection({ of }: FormSectionProps): ReactNode {
  return (
    <Stack gap="md">
      <Transcript of={of} />
      <Captions of={of} />
      <AudioDescription of={of} />
      <SignLanguage of={of} />
      <Stairs of={of} />
    </Stack>
  );
}

/** The audio description and sign language of a station without a recording. */
export function SilentAccessFormSection({ of }: FormSectionProps): ReactNode {
  return (
    <Stack gap="md">
      <AudioDescription of={of} />
      <SignLanguage of={of} />
      <Stairs of={of} />
    </Stack>
  );
}

export function GameAccessFormSection({ of }: FormSectionProps): ReactNode {
  const { t } = useTexts();
  return (
    <Stack gap="md">
      {(['GameAnnounceTranscript', 'GameEndExplanationTranscript'] as const).map((field) => (
        <LanguageText key={field} of={of} path={[field]} label={t(`location.${field}`)} isLong />
      ))}
      <AudioDescription of={of} />
      <SignLanguage of={of} />
      <Stairs of={of} />
    </Stack>
  );
}

function Transcript({ of }: FormSectionProps): ReactNode {
  const { t } = useTexts();
  return <LanguageText of={of} path={['Transcript']} label={t('location.Transcript')} isLong />;
}

function Captions({ of }: FormSectionProps): ReactNode {
  const { t } = useTexts();
  return (
    <LanguageFileField
      of={of}
      path={['CaptionsURL']}
      kind="text"
      label={t('location.CaptionsURL')}
      hint={t('location.CaptionsURL.hint')}
    />
  );
}

function SignLanguage({ of }: FormSectionProps): ReactNode {
  const { t } = useTexts();
  return (
    <LanguageFileField
      of={of}
      path={['SignLanguageURL']}
      kind="video"
      label={t('location.SignLanguageURL')}
      hint={t('location.SignLanguageURL.hint')}
    />
  );
}

function AudioDescription({ of }: FormSectionProps): ReactNode {
  const { t } = useTexts();
  return (
    <LanguageFileField
      of={of}
      path={['AudioDescriptionURL']}
      kind="audio"
      label={t('location.AudioDescriptionURL')}
      hint={t('location.AudioDescriptionURL.hint')}
    />
  );
}

/** Whether visitors who cannot climb stairs reach the station, and how. */
function Stairs({ of }: FormSectionProps): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <SwitchField
        of={of}
        path={['StairsOnly']}
        label={t('location.StairsOnly')}
        hint={t('location.StairsOnly.hint')}
      />
      <LanguageText
        of={of}
        path={['StepFreeHint']}
        label={t('location.StepFreeHint')}
        hint={t('location.StepFreeHint.hint')}
        isLong
      />
    </>
  );
}
