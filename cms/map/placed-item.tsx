import { Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode } from 'react';
import { MapMarkerType } from '#content/constants.ts';
import { NumberField } from '../fields/number-field.tsx';
import { useField } from '../fields/use-field.ts';
import { useTexts } from '../language/texts.tsx';
import { MarkerShape } from './map-marker.tsx';
import styles from './map-editor.module.css';
import { type MapItem } from './use-map-items.ts';

export interface PlacedItemProps {
  readonly shown: MapItem;
  /** The tour's distance in metres, which applies to stations without their own. */
  readonly distance: number;
  readonly onTakeOff: () => void;
}

/** The chosen station: its position, its marker, and the distance at which it opens. */
export function PlacedItem({ shown, distance, onTakeOff }: PlacedItemProps): ReactNode {
  const { t } = useTexts();
  const { item, name } = shown;
  const of = { model: 'tourItems', ID: item.ID } as const;
  const type = useField(of, ['MapMarkerType']);
  return (
    <Stack gap="xs">
      <Title order={2} size="h6">
        {name}
      </Title>
      <Text size="sm" c="dimmed">
        {t('map.arrows')}
      </Text>
      <Group gap="xs" grow>
        <NumberField of={of} path={['MapX']} label={t('map.x')} />
        <NumberField of={of} path={['MapY']} label={t('map.y')} />
      </Group>
      <div role="group" aria-label={t('map.shape')} className={styles.shapes}>
        {Object.values(MapMarkerType).map((each) => (
          <UnstyledButton
            key={each}
            className={styles.choice}
            aria-pressed={item.MapMarkerType === each}
            aria-label={t(`map.shape.${each}`)}
            title={t(`map.shape.${each}`)}
            onClick={() => type.set(each)}
          >
            <MarkerShape type={each} label="" />
          </UnstyledButton>
        ))}
      </div>
      <NumberField
        of={of}
        path={['MapGPSAutoDistance']}
        label={t('map.distance')}
        hint={t('map.distance.hint', { distance })}
        min={0}
        unit="m"
      />
      <Button size="xs" variant="subtle" color="red" onClick={onTakeOff}>
        {t('map.takeOff')}
      </Button>
    </Stack>
  );
}
