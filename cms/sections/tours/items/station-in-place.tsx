import { Button, Fieldset, Stack, Text } from '@mantine/core';
import { SquarePen } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTemporary } from '../../../draft/draft.ts';
import { ImageList } from '../../../fields/image-list.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { RecordingField } from '../../../fields/recording-field.tsx';
import { StationKindField } from '../../../fields/station-kind-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { withoutAsking } from '../../../workspace/leave-dialog.tsx';
import { useObject } from '../../../workspace/workspace-context.tsx';

/** What a station needs at least, so that a tour can be made without leaving it. */
export function StationInPlace({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const of = { model: 'locations', ID } as const;
  if (useObject(of) === undefined) return null;
  return (
    <Fieldset legend={t('stop.station')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('stop.station.hint')}
        </Text>
        <LanguageText of={of} path={['Name']} label={t('location.Name')} />
        <StationKindField of={of} />
        <RecordingField of={of} />
        <ImageList of={of} path={['ImageDescriptors']} label={t('image.list')} />
        <Button
          variant="light"
          leftSection={<SquarePen aria-hidden size={16} />}
          onClick={() => {
            // A station that is not saved yet is edited together with its tour.
            void navigate(`/locations/${ID}`, isTemporary(ID) ? { state: withoutAsking } : {});
          }}
        >
          {t('stop.edit')}
        </Button>
      </Stack>
    </Fieldset>
  );
}
