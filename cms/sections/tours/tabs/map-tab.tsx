import { Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { defaults } from '#content/constants.ts';
import { usualDistance } from '#engine/map/trigger-stations.ts';
import { FileField } from '../../../fields/file-field.tsx';
import { LanguageFileField } from '../../../fields/language-file-field.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useField } from '../../../fields/use-field.ts';
import { useTexts } from '../../../language/texts.tsx';
import { MapEditor } from '../../../map/map-editor.tsx';

/** The tour's map, and how it follows walking visitors. */
export function MapTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tours', ID } as const;
  const follows = useField(of, ['MapGPSAutoActivation']).value === true;
  return (
    <Stack gap="lg">
      <LanguageFileField of={of} path={['MapURL']} kind="image" label={t('tour.MapURL')} />
      <MapEditor tour={ID} />
      <LanguageText of={of} path={['MapFloor']} label={t('tour.MapFloor')} hint={t('tour.MapFloor.hint')} />
      <SimpleGrid cols={{ base: 2, lg: 4 }}>
        <NumberField of={of} path={['MapWidth']} label={t('tour.MapWidth')} min={0} />
        <NumberField of={of} path={['MapHeight']} label={t('tour.MapHeight')} min={0} />
        <NumberField of={of} path={['MapZoomMin']} label={t('tour.MapZoomMin')} fallback={defaults.mapZoomMin} />
        <NumberField of={of} path={['MapZoomMax']} label={t('tour.MapZoomMax')} fallback={defaults.mapZoomMax} />
      </SimpleGrid>
      <Fieldset legend={t('tour.MapHome')}>
        <SimpleGrid cols={3}>
          <NumberField of={of} path={['MapHome', 'X']} label={t('tour.MapHome.X')} />
          <NumberField of={of} path={['MapHome', 'Y']} label={t('tour.MapHome.Y')} />
          <NumberField of={of} path={['MapHome', 'Zoom']} label={t('tour.MapHome.Zoom')} />
        </SimpleGrid>
      </Fieldset>
      <SwitchField
        of={of}
        path={['MapGPSAutoActivation']}
        label={t('tour.MapGPSAutoActivation')}
        hint={t('tour.MapGPSAutoActivation.hint')}
      />
      {follows ? (
        <>
          <NumberField
            of={of}
            path={['MapGPSAutoDistance']}
            label={t('tour.MapGPSAutoDistance')}
            hint={t('tour.MapGPSAutoDistance.hint', { usual: usualDistance })}
            min={0}
            unit="m"
          />
          <FileField
            of={of}
            path={['MapGPSAutoActivationSoundURL']}
            kind="audio"
            label={t('tour.MapGPSAutoActivationSoundURL')}
          />
        </>
      ) : null}
      <SwitchField of={of} path={['MapProgressShow']} label={t('tour.MapProgressShow')} />
      <SwitchField of={of} path={['MapScoreShow']} label={t('tour.MapScoreShow')} />
    </Stack>
  );
}
