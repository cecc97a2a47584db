import { Group, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { timelineLocation } from '#content/timeline.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useLocation } from '../fields/use-location.ts';
import { useTexts } from '../language/texts.tsx';
import { StationLabel } from '../lists/station-label.tsx';
import { useAddresses } from '../session/use-addresses.ts';
import { useLateCatalogue } from '../workspace/use-catalogue.ts';
import { type SwitchTime, toTimeline } from './switch-times.ts';
import styles from './timeline.module.css';

export interface ShownNowProps {
  readonly of: ObjectName;
  readonly times: readonly SwitchTime[];
  readonly position: number;
  /** Whether its picture is shown as large as the room allows. */
  readonly isLarge: boolean;
}

/** Pixels. */
const largeWidth = 1280;

/** The texts and pictures at the current position. */
export function ShownNow({ of, times, position, isLarge }: ShownNowProps): ReactNode {
  const { t } = useTexts();
  const { pictureAddress } = useAddresses();
  const catalogue = useLateCatalogue();
  const shown = timelineLocation({ Timeline: toTimeline(times) }, position, catalogue.location);
  const ID = shown?.ID ?? of.ID;
  const picture = useLocation({ model: 'locations', ID }).ImageDescriptors[0]?.ImageURL ?? '';
  return (
    <div className={styles.shown}>
      {isLarge && picture !== '' ? (
        <img key={picture} className={styles.large} src={pictureAddress(picture, largeWidth)} alt="" />
      ) : null}
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {t('timeline.now')}
        </Text>
        <StationLabel ID={ID} />
      </Group>
    </div>
  );
}
