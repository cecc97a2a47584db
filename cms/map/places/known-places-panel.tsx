import { Button, Stack, Text, Title, Group, TextInput } from '@mantine/core';
import { type ReactNode, useMemo, useEffect, useRef } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { readCoordinates } from '#content/coordinates/coordinates.ts';
import { useSteering } from '#engine/map/steering-context.ts';
import { useTexts } from '../../language/texts.tsx';
import { boxFromPlaces } from '../rules/box-from-places.ts';
import { PlacesResult } from './places-result.tsx';
import { type KnownPlaces, letterOf, type MarkedPlace } from './use-known-places.ts';
import { type Size } from '#engine/geometry.ts';
import { Trash2 } from 'lucide-react';
import { type CoordinatesOutcome } from '#content/coordinates/outcome.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { coordinatesFault } from '../../language/coordinates-fault.ts';
import { useLength } from '../use-length.ts';

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

interface KnownPlaceRowProps {
  readonly letter: string;
  readonly marked: MarkedPlace;
  readonly outcome: CoordinatesOutcome;
  /** By which the box misses the place; undefined if that says nothing. */
  readonly metres: number | undefined;
  readonly isNewest: boolean;
  readonly onWrite: (text: string) => void;
  readonly onRemove: () => void;
}

/** The coordinates of one marked place. */
function KnownPlaceRow(props: KnownPlaceRowProps): ReactNode {
  const { letter, marked, outcome, metres, isNewest, onWrite, onRemove } = props;
  const { t } = useTexts();
  const { length } = useLength();
  const input = useRef<HTMLInputElement>(null);
  const isFresh = isNewest && marked.text === '';
  useEffect(() => {
    if (isFresh) input.current?.focus();
  }, [isFresh]);
  return (
    <Group gap={4} align="end" wrap="nowrap">
      <TextInput
        ref={input}
        flex={1}
        size="xs"
        label={t('map.places.place', { letter })}
        description={metres === undefined ? undefined : t('map.places.off', { metres: length(metres) })}
        error={outcome.ok || marked.text.trim() === '' ? undefined : coordinatesFault(outcome, t)}
        placeholder="54.3300, 10.1500"
        value={marked.text}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      <IconButton label={t('map.places.remove', { letter })} icon={Trash2} color="red" onClick={onRemove} />
    </Group>
  );
}
