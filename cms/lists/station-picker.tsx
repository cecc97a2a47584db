import { Badge, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { useTexts } from '../language/texts.tsx';
import { KindSelect } from './kind-select.tsx';
import { SmallPicture } from './small-picture.tsx';
import { stationPicture } from './station-looks.ts';
import { useStations } from './use-stations.ts';
import { VirtualRows } from './virtual-rows.tsx';
import styles from './station-picker.module.css';

export interface StationPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Stations that are present already; they can be chosen again, and are marked. */
  readonly taken: readonly number[];
  readonly takenText: string;
  /** The button's label. */
  readonly confirm: (count: number) => string;
  /** In the order in which they were chosen. */
  readonly onChoose: (ids: readonly number[]) => void;
}

/** Finds stations among thousands, and chooses several. */
export function StationPicker(props: StationPickerProps): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog
      opened={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Choice {...props} />
    </Dialog>
  );
}

function Choice({ taken, takenText, confirm, onChoose, onClose }: StationPickerProps): ReactNode {
  const { t } = useTexts();
  const { find } = useStations();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const words = useDeferredValue(typed);
  const rows = useMemo(
    () => find(words).filter(({ type }) => kind === null || String(type) === kind),
    [find, words, kind],
  );
  const there = useMemo(() => new Set(taken), [taken]);
  const toggle = (ID: number): void =>
    setChosen(chosen.includes(ID) ? chosen.filter((other) => other !== ID) : [...chosen, ID]);
  return (
    <Stack>
      <Group gap="sm" wrap="nowrap">
        <SearchField flex={1} data-autofocus label={t('list.find')} value={typed} onChange={setTyped} />
        <KindSelect w={180} value={kind} onChange={setKind} />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {t('list.count', { count: rows.length })}
      </Text>
      <VirtualRows rows={rows} className={styles.scroller}>
        {(row) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box has its name from within
          <label className={styles.choice}>
            <Checkbox
              aria-label={row.name}
              checked={chosen.includes(row.ID)}
              onChange={() => toggle(row.ID)}
              tabIndex={0}
            />
            <SmallPicture url={stationPicture(row.object)} name={row.name} size={36} />
            <span className={styles.words}>
              <Text truncate>{row.name}</Text>
              <Text truncate size="xs" c="dimmed">
                {t(`location.Type.${row.type}`)}
              </Text>
            </span>
            {there.has(row.ID) ? (
              <Badge variant="default" size="sm">
                {takenText}
              </Badge>
            ) : null}
          </label>
        )}
      </VirtualRows>
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
          {confirm(chosen.length)}
        </Button>
      </Group>
    </Stack>
  );
}
