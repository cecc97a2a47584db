import { Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { readCoordinates } from '#engine/map/coordinates/coordinates.ts';
import { useSteering } from '#engine/map/steering-context.ts';
import { useTexts } from '../../language/texts.tsx';
import { boxFromPlaces } from '../rules/box-from-places.ts';
import { KnownPlaceRow } from './known-place-row.tsx';
import { PlacesResult } from './places-result.tsx';
import { type KnownPlaces, letterOf } from './use-known-places.ts';
import { type Size } from '#engine/geometry.ts';

export interface KnownPlacesPanelProps {
  readonly tour: Tour;
  readonly size: Size;
  readonly known: KnownPlaces;
}

/** Lists the marked places with their coordinates, and what follows from them. */
export function KnownPlacesPanel({ tour, size: { width, height }, known }: KnownPlacesPanelProps): ReactNode {
  const { t } = useTexts();
  const { view } = useSteering();
  const { places } = known;
  const read = useMemo(() => places.map((marked) => ({ marked, outcome: readCoordinates(marked.text) })), [places]);
  const complete = useMemo(
    () => read.flatMap(({ marked: { id, place }, outcome }) => (outcome.ok ? [{ id, place, spot: outcome.spot }] : [])),
    [read],
  );
  const found = useMemo(() => boxFromPlaces(complete, { width, height }), [complete, width, height]);
  const residualOf = (id: number): number | undefined =>
    found.ok ? found.residuals[complete.findIndex((each) => each.id === id)] : undefined;
  const letterOfComplete = (index: number): string =>
    letterOf(places.findIndex(({ id }) => id === complete[index]?.id));
  return (
    <Stack gap="xs">
      <Title order={2} size="h6">
        {t('map.places')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('map.places.hint')}
      </Text>
      {read.map(({ marked, outcome }, index) => (
        <KnownPlaceRow
          key={marked.id}
          letter={letterOf(index)}
          marked={marked}
          outcome={outcome}
          metres={complete.length > 2 ? residualOf(marked.id) : undefined}
          isNewest={marked.id === known.newest}
          onWrite={(text) => known.write(marked.id, text)}
          onRemove={() => known.remove(marked.id)}
        />
      ))}
      <Button size="xs" variant="light" onClick={() => known.mark(view())}>
        {t('map.places.inMiddle')}
      </Button>
      <PlacesResult tour={tour} found={found} count={complete.length} letterOf={letterOfComplete} />
    </Stack>
  );
}
