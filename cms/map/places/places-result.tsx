import { Alert, Button, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { deepEqual } from '../../draft/equality.ts';
import { useTexts } from '../../language/texts.tsx';
import { type BoxFromPlaces } from '../rules/box-from-places.ts';
import { type PlacesDoubt } from '../rules/places-doubts.ts';
import { useBox } from '../use-box.ts';
import { useLength } from '../use-length.ts';

export interface PlacesResultProps {
  readonly tour: Tour;
  readonly found: BoxFromPlaces;
  /** The number of places with coordinates. */
  readonly count: number;
  /** The letter of the place with this index among those. */
  readonly letterOf: (index: number) => string;
}

/** The result of the known places: their faults, or the box that they give. */
export function PlacesResult({ tour, found, count, letterOf }: PlacesResultProps): ReactNode {
  const { t } = useTexts();
  const { length } = useLength();
  const setBox = useBox(tour.ID);
  if (!found.ok) {
    return (
      <Text size="sm" role="status" {...(found.fault === 'too-few' ? { c: 'dimmed' } : {})}>
        {t(`map.places.${found.fault}`)}
      </Text>
    );
  }
  const { box, residuals, doubts } = found;
  const isUsed = deepEqual(tour.MapGPS, box);
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {isUsed
          ? t('map.places.used')
          : count === 2
            ? t('map.places.exact')
            : t('map.places.residual', { count, metres: length(Math.max(...residuals)) })}
      </Text>
      {doubts.map((doubt) => (
        <Alert key={doubt.kind} color="yellow" role="alert" p="xs">
          {doubtText(doubt)}
        </Alert>
      ))}
      <Button size="xs" disabled={isUsed} onClick={() => setBox(box)}>
        {t('map.places.use')}
      </Button>
    </Stack>
  );

  function doubtText(doubt: PlacesDoubt): string {
    switch (doubt.kind) {
      case 'rotated':
      case 'rotated-or-distorted':
        return t(`map.places.${doubt.kind}`, { degrees: Math.round(Math.abs(doubt.degrees)) });
      case 'off':
        return t('map.places.wrong', { letter: letterOf(doubt.index), metres: length(doubt.metres) });
      case 'one-of':
        return t('map.places.oneOf', { letters: doubt.indexes.map(letterOf).join(', ') });
      case 'close':
        return t('map.places.close');
    }
  }
}
