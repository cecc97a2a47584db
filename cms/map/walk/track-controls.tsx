import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { FileUp, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { LabelledSlider } from './labelled-slider.tsx';
import { type TrackOutcome, type WalkRun } from './walk-run.ts';

/** Replays a recorded walk. */
export function TrackControls({ run }: { readonly run: WalkRun }): ReactNode {
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
