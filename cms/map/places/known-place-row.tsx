import { Group, TextInput } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type CoordinatesOutcome } from '#engine/map/coordinates/outcome.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { coordinatesFault } from '../../language/coordinates-fault.ts';
import { useTexts } from '../../language/texts.tsx';
import { useLength } from '../use-length.ts';
import { type MarkedPlace } from './use-known-places.ts';

export interface KnownPlaceRowProps {
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
export function KnownPlaceRow(props: KnownPlaceRowProps): ReactNode {
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
