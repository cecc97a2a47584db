import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useMemo } from 'react';
import { location } from '#content/entities/location.ts';
import { hiddenObjectPicture } from '#games/hidden-object/config.ts';
import { PictureGate } from '../canvas/picture-gate.tsx';
import { useTexts } from '../language/texts.tsx';
import { useObject } from '../workspace/workspace-context.tsx';
import { type HotspotEditorProps } from './hotspot-editor-props.ts';
import { HotspotTable } from './hotspot-table.tsx';
import { useWide } from '../whole-window/use-wide.ts';
import { useAddresses } from '../session/use-addresses.ts';

/** The hotspot editor, shown once there is a picture to draw on. */
export function HotspotSection({ of }: HotspotEditorProps): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const title = useId();
  const object = useObject(of);
  const pictures = object?.['ImageDescriptors'];
  const url = useMemo(
    () => hiddenObjectPicture(location.complete({ ImageDescriptors: pictures }))?.ImageURL ?? '',
    [pictures],
  );
  const wide = useWide('hotspots', url !== '');
  return (
    <Stack component="section" gap="xs" aria-labelledby={title}>
      <Title order={3} size="h5" id={title}>
        {t('hotspots.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('hotspots.intro')}
      </Text>
      <PictureGate address={addressOf(url)} missing={t('hotspots.noPicture')}>
        {(picture, size) => <HotspotTable key={picture} of={of} picture={picture} size={size} wide={wide} />}
      </PictureGate>
    </Stack>
  );
}
