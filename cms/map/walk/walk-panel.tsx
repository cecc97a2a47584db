import '@mantine/core/styles/Slider.css';
import { Button, NumberInput, Stack, Text, Title, FileButton, Progress, Group, Slider } from '@mantine/core';
import { RotateCcw, Move, FileUp, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Projection } from '#engine/map/projection.ts';
import { useSteering } from '#engine/map/steering-context.ts';
import { FoldButton } from '../../controls/fold-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useLength } from '../use-length.ts';
import styles from './walk.module.css';
import { Joystick } from '#engine/map/joystick.tsx';
import { type WalkRun, type TrackOutcome } from './walk-run.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';

export interface WalkPanelProps {
  readonly run: WalkRun;
  readonly projection: Projection;
}

/** Everything with which staff walk. */
export function WalkPanel({ run, projection }: WalkPanelProps): ReactNode {
  const { t, language } = useTexts();
  const { length } = useLength();
  const { view } = useSteering();
  const [isOpen, setOpen] = useState(false);
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
      <Button size="xs" variant="default" leftSection={<RotateCcw aria-hidden size={16} />} onClick={run.restart}>
        {t('map.walk.restart')}
      </Button>
      <TrackControls run={run} />
      <FoldButton label={t('more')} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen ? (
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
      ) : null}
    </Stack>
  );
}

/** Replays a recorded walk. */
function TrackControls({ run }: { readonly run: WalkRun }): ReactNode {
  const { t } = useTexts();
  const track = useStore(run, (state) => state.track);
  const tellFailure = useFailureNotice();
  const forget = useRef<() => void>(null);
  const load = async (file: File): Promise<void> => {
    run.load(file.name, await file.text());
    // The same file may be chosen again after it was corrected.
    forget.current?.();
  };
  return (
    <Stack gap="xs">
      <FileButton
        resetRef={forget}
        accept=".gpx,application/gpx+xml"
        onChange={(file) => (file === null ? undefined : void load(file).catch(tellFailure))}
      >
        {(button) => (
          <Button {...button} size="xs" variant="default" leftSection={<FileUp aria-hidden size={16} />}>
            {t('map.walk.track')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" role="status">
        {track === undefined ? null : <TrackStatus track={track} />}
      </Text>
      {track?.kind === 'track' ? <Playing run={run} /> : null}
    </Stack>
  );
}

function TrackStatus({ track }: { readonly track: TrackOutcome }): ReactNode {
  const { t } = useTexts();
  if (track.kind === 'fault') return t(`map.file.${track.fault}`, { name: track.file, line: track.line });
  const { name, fixes, skipped } = track;
  return t('map.walk.loaded', { name: name === '' ? t('map.walk.unnamed') : name, count: fixes.length, skipped });
}

function Playing({ run }: { readonly run: WalkRun }): ReactNode {
  const { t } = useTexts();
  const { isPlaying, progress } = useStore(run, ({ replay }) => replay);
  const rate = useStore(run, ({ settings }) => settings.rate);
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <Button size="xs" leftSection={<Icon aria-hidden size={16} />} onClick={run.playOrPause}>
        {t(isPlaying ? 'map.walk.pause' : 'map.walk.play')}
      </Button>
      <Progress value={progress * 100} size="sm" aria-label={t('map.walk.progress')} transitionDuration={0} />
      <LabelledSlider
        label={t('map.walk.rate')}
        valueText={t('map.walk.rateValue', { rate })}
        value={rate}
        range={{ min: 1, max: 30, step: 1 }}
        onChange={(wanted) => run.set({ rate: wanted })}
      />
    </>
  );
}

interface LabelledSliderProps {
  readonly label: string;
  /** The value in words. */
  readonly valueText: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly onChange: (value: number) => void;
}

function LabelledSlider({ label, valueText, value, range, onChange }: LabelledSliderProps): ReactNode {
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="xs">{label}</Text>
        <Text size="xs">{valueText}</Text>
      </Group>
      <Slider
        {...range}
        size="sm"
        thumbLabel={label}
        thumbValueText={valueText}
        label={null}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
