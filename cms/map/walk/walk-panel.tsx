import { Button, NumberInput, Stack, Text, Title } from '@mantine/core';
import { RotateCcw, Move } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Projection } from '#engine/map/projection.ts';
import { useSteering } from '#engine/map/steering-context.ts';
import { useTexts } from '../../language/texts.tsx';
import { useLength } from '../use-length.ts';
import styles from './walk.module.css';
import { Joystick } from '#engine/map/joystick.tsx';
import { LabelledSlider } from './labelled-slider.tsx';
import { TrackControls } from './track-controls.tsx';
import { type WalkRun } from './walk-run.ts';

export interface WalkPanelProps {
  readonly run: WalkRun;
  readonly projection: Projection;
}

/** Everything with which staff walk. */
export function WalkPanel({ run, projection }: WalkPanelProps): ReactNode {
  const { t, language } = useTexts();
  const { length } = useLength();
  const { view } = useSteering();
  const { speed, noise, seed, playingFor } = useStore(run, ({ settings }) => settings);
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <Stack gap="sm">
      <Title order={2} size="h6">
        {t('map.task.walk')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('map.walk.hint')}
      </Text>
      <Button size="xs" variant="light" onClick={() => run.startAt(projection.toSpot(view()))}>
        {t('map.walk.fromMiddle')}
      </Button>
      <Joystick
        label={t('map.walk.joystick')}
        onPull={run.pull}
        travel={26}
        className={styles.joystick}
        knobClass={styles.knob}
      >
        <Move aria-hidden size={18} />
      </Joystick>
      <LabelledSlider
        label={t('map.walk.speed')}
        valueText={t('map.walk.speedValue', { speed: decimal.format(speed) })}
        value={speed}
        range={{ min: 0.2, max: 10, step: 0.2 }}
        onChange={(wanted) => run.set({ speed: wanted })}
      />
      <LabelledSlider
        label={t('map.walk.noise')}
        valueText={length(noise)}
        value={noise}
        range={{ min: 0, max: 50, step: 1 }}
        onChange={(wanted) => run.set({ noise: wanted })}
      />
      <LabelledSlider
        label={t('map.walk.playing')}
        valueText={t('map.walk.seconds', { count: playingFor })}
        value={playingFor}
        range={{ min: 0, max: 180, step: 5 }}
        onChange={(wanted) => run.set({ playingFor: wanted })}
      />
      <NumberInput
        size="xs"
        label={t('map.walk.seed')}
        description={t('map.walk.seed.hint')}
        min={1}
        max={9999}
        allowDecimal={false}
        defaultValue={seed}
        onChange={(wanted) => (typeof wanted === 'number' ? run.set({ seed: wanted }) : undefined)}
      />
      <Button size="xs" variant="default" leftSection={<RotateCcw aria-hidden size={16} />} onClick={run.restart}>
        {t('map.walk.restart')}
      </Button>
      <TrackControls run={run} />
    </Stack>
  );
}
