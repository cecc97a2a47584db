import { Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useSteering } from '#engine/map/steering-context.ts';
import { useDragging } from '#engine/map/use-dragging.ts';
import { type MapPlace } from '#engine/map/view.ts';
import { useTexts } from '../language/texts.tsx';
import styles from './map-editor.module.css';
import { type MapItem } from './use-map-items.ts';

export interface UnplacedProps {
  readonly items: readonly MapItem[];
  /** The station that a click on the map will place. */
  readonly selected: number | undefined;
  readonly onSelect: (ID: number) => void;
  readonly onPlace: (ID: number, place: MapPlace) => void;
}

/** Lists stations without a place on the map. Staff drag them there, or choose one and click. */
export function Unplaced({ items, selected, onSelect, onPlace }: UnplacedProps): ReactNode {
  const { t } = useTexts();
  const { view } = useSteering();
  const waiting = items.find(({ item }) => item.ID === selected);
  return (
    <Stack gap="xs" className={styles.unplaced ?? ''}>
      <Title order={2} size="h6">
        {t('map.unplaced')}
      </Title>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('map.allPlaced')}
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {t('map.unplaced.hint')}
          </Text>
          <ul className={styles.list} aria-label={t('map.unplaced')}>
            {items.map((shown) => (
              <li key={shown.item.ID}>
                <UnplacedButton
                  shown={shown}
                  isSelected={shown.item.ID === selected}
                  onSelect={() => onSelect(shown.item.ID)}
                  onPlace={(place) => onPlace(shown.item.ID, place)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {waiting === undefined ? null : (
        <>
          <Text size="sm" role="status">
            {t('map.clickToPlace', { name: waiting.name })}
          </Text>
          <Button size="xs" variant="light" onClick={() => onPlace(waiting.item.ID, view())}>
            {t('map.placeInMiddle')}
          </Button>
        </>
      )}
    </Stack>
  );
}

interface UnplacedButtonProps {
  readonly shown: MapItem;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onPlace: (place: MapPlace) => void;
}

function UnplacedButton({ shown, isSelected, onSelect, onPlace }: UnplacedButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useDragging(button, {
    onMove: onSelect,
    onDrop: (place) => {
      if (place !== undefined) onPlace(place);
    },
  });
  return (
    <button ref={button} type="button" className={styles.row} aria-pressed={isSelected} onClick={onSelect}>
      {shown.name}
    </button>
  );
}
