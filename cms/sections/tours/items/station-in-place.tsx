import { Button, Fieldset, Stack, Text } from '@mantine/core';
import { PenTool, SquarePen } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { hiddenObjectPicture } from '#games/hidden-object/config.ts';
import { isTemporary } from '../../../draft/draft.ts';
import { ImageList } from '../../../fields/image-list.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { RecordingField } from '../../../fields/recording-field.tsx';
import { StationKindField } from '../../../fields/station-kind-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { withoutAsking } from '../../../workspace/leave-dialog.tsx';
import { type WholeLink } from '../../../whole-window/use-wide.ts';
import { useObject } from '../../../workspace/workspace-context.tsx';

/** The required fields of a station, so that a tour can be made without leaving it. */
export function StationInPlace({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFieldSetElement>(null);
  const isNew = isTemporary(ID);
  useLayoutEffect(() => {
    // The drawer looks for this when it opens. A new station begins with its name.
    if (isNew) form.current?.querySelector('input')?.setAttribute('data-autofocus', '');
  }, [isNew]);
  const of = { model: 'locations', ID } as const;
  const object = useObject(of);
  if (object === undefined) return null;
  const station = location.complete(object);
  const canDraw = station.Type === LocationType.GameHiddenObject && hiddenObjectPicture(station) !== undefined;
  function open(link?: WholeLink): void {
    // A station that is not saved yet is edited together with its tour.
    void navigate(`/locations/${ID}`, { state: { ...(isNew ? withoutAsking : {}), ...link } });
  }
  return (
    <Fieldset ref={form} legend={t('stop.station')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('stop.station.hint')}
        </Text>
        <LanguageText of={of} path={['Name']} label={t('location.Name')} />
        <StationKindField of={of} />
        <RecordingField of={of} />
        <ImageList of={of} path={['ImageDescriptors']} label={t('image.list')} />
        {canDraw ? (
          <Button
            leftSection={<PenTool aria-hidden size={16} />}
            onClick={() => open({ whole: 'hotspots', isMeant: true })}
          >
            {t('stop.draw')}
          </Button>
        ) : null}
        <Button variant="light" leftSection={<SquarePen aria-hidden size={16} />} onClick={() => open()}>
          {t('stop.edit')}
        </Button>
      </Stack>
    </Fieldset>
  );
}
