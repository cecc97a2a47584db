import { Popover, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type Counted } from './counted.ts';
import styles from './statistics.module.css';

export interface HeatSpotProps {
  readonly places: readonly Counted[];
  /** The highest count of a single station. */
  readonly most: number;
  readonly hasTotal: boolean;
  /** Zooms in until the stations separate. */
  readonly onPart?: (() => void) | undefined;
}

/** CSS pixels. */
const smallest = 36;
const largest = 120;
/** Hundredths of the map's shorter side, for small screens. */
const largestPart = 30;

/** A glow whose area is as large as its count, with the names of its stations. */
export function HeatSpot({ places, most, hasTotal, onPart }: HeatSpotProps): ReactNode {
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const share = Math.min(1, count / most);
  const length = Math.sqrt(share);
  const size = `max(${smallest}px, min(${largest * length}px, ${largestPart * length}cqmin))`;
  const number = count.toLocaleString(language);
  const names = places.map(({ name }) => name).join(', ');
  return (
    <Popover opened={isOpen} onChange={setOpen} withArrow withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={styles.spot}
          style={{ inlineSize: size, blockSize: size }}
          aria-label={t('stats.spot', { names, count })}
          onClick={onPart ?? (() => setOpen((before) => !before))}
          onMouseEnter={() => setOpen(true)}
          onMouseLeave={() => setOpen(false)}
        >
          <span aria-hidden className={styles.glow} style={{ opacity: 0.5 + share / 2 }} />
          {hasTotal ? <span className={styles.total}>{number}</span> : null}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {places.slice(0, 8).map(({ key, name, count: own }) => (
          <Text key={key} size="sm">
            {name}: {own.toLocaleString(language)}
          </Text>
        ))}
        {places.length > 8 ? <Text size="sm">{t('publish.more', { count: places.length - 8 })}</Text> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
