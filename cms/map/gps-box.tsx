import { Alert, Fieldset, Input, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { tour } from '#content/entities/tour.ts';
import { type Spot } from '#engine/map/position.ts';
import { MoreFields } from '../fields/more-fields.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useFieldError } from '../fields/use-findings.ts';
import { useTexts } from '../language/texts.tsx';
import { BoxFromFile } from './box-from-file.tsx';
import { type GpsCheck } from './gps-check.ts';
import { useBox } from './use-box.ts';
import { useLength } from './use-length.ts';
import { type Size } from '#engine/geometry.ts';

export interface GpsBoxProps {
  readonly tour: number;
  /** Undefined without coordinates. */
  readonly check: GpsCheck | undefined;
  /** The size of the picture in map units. */
  readonly size: Size;
  /** The size of the picture in pixels. */
  readonly own: Size;
}

const corners = ['TopRight', 'BottomLeft'] as const;

/** Sets the area of the earth that the picture covers, and checks whether it is plausible. */
export function GpsBox({ tour: ID, check, size, own }: GpsBoxProps): ReactNode {
  const { t } = useTexts();
  const { metres } = useLength();
  const of = { model: 'tours', ID } as const;
  const setBox = useBox(ID);
  const pasteInto =
    (corner: (typeof corners)[number]) =>
    ({ latitude: Latitude, longitude: Longitude }: Spot): void =>
      setBox({ [corner]: { Latitude, Longitude } });
  const ruleError = useFieldError(of, ['MapGPS'])(['MapGPS']);
  return (
    <Fieldset legend={t('tour.MapGPS')}>
      {check === undefined ? (
        <Text size="sm" mt="xs">
          {t('map.gps.none')}
        </Text>
      ) : null}
      {check?.kind === 'wrong' ? (
        <Input.Error mt="xs">{t(`map.gps.${check.fault}`)}</Input.Error>
      ) : ruleError === undefined ? null : (
        <Input.Error mt="xs">{ruleError}</Input.Error>
      )}
      {check?.kind === 'sound' ? (
        <Text size="sm" mt="xs" role="status">
          {t('map.gps.size', { across: metres(check.across), down: metres(check.down) })}
        </Text>
      ) : null}
      {check?.kind === 'sound' && check.doubt !== undefined ? (
        <Alert color="yellow" mt="xs" role="alert">
          {t(`map.gps.${check.doubt}`, { percent: Math.round(100 * (check.distortion - 1)) })}
        </Alert>
      ) : null}
      <MoreFields of={of} entity={tour} fields={['MapGPS']}>
        <Text size="sm" c="dimmed">
          {t('map.gps.hint')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {corners.map((corner) => (
            <SimpleGrid key={corner} cols={2} spacing="xs" role="group" aria-label={t(`tour.MapGPS.${corner}`)}>
              <NumberField
                of={of}
                path={['MapGPS', corner, 'Latitude']}
                label={t(`tour.MapGPS.${corner}.Latitude`)}
                min={-90}
                max={90}
                step={0.0001}
                onPastePlace={pasteInto(corner)}
              />
              <NumberField
                of={of}
                path={['MapGPS', corner, 'Longitude']}
                label={t(`tour.MapGPS.${corner}.Longitude`)}
                min={-180}
                max={180}
                step={0.0001}
                onPastePlace={pasteInto(corner)}
              />
            </SimpleGrid>
          ))}
        </SimpleGrid>
        <BoxFromFile tour={ID} size={size} own={own} />
      </MoreFields>
    </Fieldset>
  );
}
