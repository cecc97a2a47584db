import { ActionIcon, Group, NumberInput, Stack, Text } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ReferenceSelect } from '../fields/reference-field.tsx';
import { useTexts } from '../language/texts.tsx';
import { StationLabel } from '../lists/station-label.tsx';
import { formatClock } from './format-clock.ts';
import { retimed, showing, smallestStep, type SwitchTime } from './switch-times.ts';
import styles from './timeline.module.css';

export interface SwitchTimeListProps {
  readonly times: readonly SwitchTime[];
  readonly put: (times: readonly SwitchTime[]) => void;
}

/** The switch times as numbers, each with the station that it switches to. */
export function SwitchTimeList({ times, put }: SwitchTimeListProps): ReactNode {
  const { t } = useTexts();
  if (times.length === 0) return null;
  return (
    <ol className={styles.times} aria-label={t('timeline.times')}>
      {times.map((each, place) => (
        <li key={place}>
          <Row
            number={place + 1}
            switchTime={each}
            onTime={(time) => put(retimed(times, place, time))}
            onLocation={(ID) => put(showing(times, place, ID))}
            onRemove={() => put(times.toSpliced(place, 1))}
          />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  readonly number: number;
  readonly switchTime: SwitchTime;
  readonly onTime: (time: number) => void;
  readonly onLocation: (ID: number) => void;
  readonly onRemove: () => void;
}

function Row({ number, switchTime: { time, location }, onTime, onLocation, onRemove }: RowProps): ReactNode {
  const { t, language } = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Group gap="sm" wrap="nowrap" align="start">
      <Text fw={600} miw={20} pt={6}>
        {number}
      </Text>
      <Stack gap={2}>
        <TimeInput key={time} time={time} label={t('timeline.time', { number })} onTime={onTime} />
        <Text size="xs" c="dimmed">
          {formatClock(time, language)}
        </Text>
      </Stack>
      <div className={styles.station}>
        {isChoosing || location < 0 ? (
          <ReferenceSelect
            to="locations"
            label={t('timeline.station', { number })}
            placeholder={t('dives.hint')}
            value={location < 0 ? undefined : location}
            onChoose={(ID) => {
              setChoosing(false);
              onLocation(ID ?? -1);
            }}
          />
        ) : (
          <Group gap="xs" wrap="nowrap">
            <StationLabel ID={location} />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('timeline.change', { number })}
              title={t('timeline.change', { number })}
              onClick={() => setChoosing(true)}
            >
              <Pencil aria-hidden size={16} />
            </ActionIcon>
          </Group>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('timeline.remove', { number })}
        title={t('timeline.remove', { number })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden size={16} />
      </ActionIcon>
    </Group>
  );
}

interface TimeInputProps {
  readonly time: number;
  readonly label: string;
  readonly onTime: (time: number) => void;
}

/** Accepts a time when typing ends, because the list would otherwise be reordered at every key. */
function TimeInput({ time, label, onTime }: TimeInputProps): ReactNode {
  const [typed, setTyped] = useState<string | number>(time);
  const take = (): void => {
    const seconds = Number(typed);
    if (typed === '' || !Number.isFinite(seconds)) setTyped(time);
    else if (seconds !== time) onTime(seconds);
  };
  return (
    <NumberInput
      w={110}
      aria-label={label}
      suffix=" s"
      min={0}
      step={smallestStep}
      decimalScale={1}
      value={typed}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => (key === 'Enter' ? take() : undefined)}
    />
  );
}
