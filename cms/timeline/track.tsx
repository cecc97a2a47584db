import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Pause, Play, Plus, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState, type Ref, useMemo } from 'react';
import { type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { formatClock } from './format-clock.ts';
import { drawn, type Span } from './span.ts';
import { ShownNow } from './shown-now.tsx';
import { added, dragged, type SwitchTime } from './switch-times.ts';
import { SwitchTimeHandle } from './switch-time-handle.tsx';
import styles from './timeline.module.css';
import { useRecording } from './use-recording.ts';
import { useWaveform, type Listening } from './use-waveform.ts';
import { stepOfKey } from './step-of-key.ts';
import { waveformPath } from './waveform-path.ts';

/** Seconds between two marks. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];

/** Pixels that a mark needs for its label. */
const labelWidth = 72;

export interface TrackProps {
  readonly of: ObjectName;
  readonly address: string;
  readonly times: readonly SwitchTime[];
  readonly put: (times: readonly SwitchTime[], typed?: string) => void;
  /** Whether it fills the window. */
  readonly isWide: boolean;
}

/** The zoom, in pixels per second, at which the mouse can hit a tenth of a second. */
const closest = 100;

/** The waveform of the recording, with the switch times along it. */
export function Track({ of, address, times, put, isWide }: TrackProps): ReactNode {
  const { t, language } = useTexts();
  const head = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measured, width } = useElementSize();
  const [zoom, setZoom] = useState(1);
  const [scrolled, setScrolled] = useState(0);
  const scale = useRef(0);
  const moveHead = useCallback((seconds: number): void => {
    if (head.current === null || scroller.current === null) return;
    const x = seconds * scale.current;
    head.current.style.transform = `translateX(${x}px)`;
    const { scrollLeft, clientWidth } = scroller.current;
    if (x < scrollLeft || x > scrollLeft + clientWidth) scroller.current.scrollLeft = x - clientWidth / 10;
  }, []);
  const recording = useRecording(address, moveHead);
  const { duration = 0, position } = recording;
  const listening = useWaveform(address, recording.duration);
  const pixelsPerSecond = duration > 0 ? (width / duration) * zoom : 0;
  useLayoutEffect(() => {
    const isOther = scale.current !== pixelsPerSecond;
    scale.current = pixelsPerSecond;
    if (isOther) moveHead(position);
  }, [pixelsPerSecond, moveHead, position]);
  const timeAt = (clientX: number): number => {
    const left = scroller.current?.getBoundingClientRect().left ?? 0;
    return pixelsPerSecond > 0 ? (clientX - left + (scroller.current?.scrollLeft ?? 0)) / pixelsPerSecond : 0;
  };
  const span = { from: scrolled - width, to: scrolled + 2 * width, pixelsPerSecond, duration };

  if (recording.hasFailed) return <Text role="alert">{t('timeline.failed')}</Text>;
  return (
    <div className={styles.track}>
      <audio {...recording.audio} preload="metadata" />
      <Group gap="xs" className={styles.controls}>
        <ActionIcon
          size="lg"
          radius="xl"
          aria-label={t(recording.isPlaying ? 'timeline.pause' : 'timeline.play')}
          disabled={duration === 0}
          onClick={recording.toggle}
        >
          {recording.isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </ActionIcon>
        <Text className={styles.clock}>
          {formatClock(position, language)} / {formatClock(duration, language)}
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<Plus aria-hidden size={14} />}
          disabled={duration === 0}
          onClick={() => put(added(times, position))}
        >
          {t('timeline.add')}
        </Button>
        <Group gap="xs" ml="auto" wrap="nowrap">
          <ActionIcon
            variant="default"
            aria-label={t('timeline.zoomOut')}
            title={t('timeline.zoomOut')}
            disabled={zoom <= 1}
            onClick={() => setZoom(zoom / 2)}
          >
            <ZoomOut aria-hidden size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('timeline.zoomIn')}
            title={t('timeline.zoomIn')}
            disabled={pixelsPerSecond === 0 || pixelsPerSecond * 2 > closest}
            onClick={() => setZoom(zoom * 2)}
          >
            <ZoomIn aria-hidden size={16} />
          </ActionIcon>
        </Group>
      </Group>
      <div ref={measured} className={styles.lane}>
        <div
          ref={scroller}
          className={styles.scroller}
          onScroll={({ currentTarget }) => setScrolled(Math.floor(currentTarget.scrollLeft / width) * width)}
        >
          <div className={styles.inner} style={{ width: Math.max(width, duration * pixelsPerSecond) }}>
            <div
              className={styles.seek}
              onPointerDown={({ clientX, button }) => (button === 0 ? recording.seek(timeAt(clientX)) : undefined)}
            />
            <Waveform listening={listening} {...span} />
            <Ruler {...span} />
            {times.map((each, place) => (
              <SwitchTimeHandle
                key={place}
                number={place + 1}
                switchTime={each}
                end={duration}
                pixelsPerSecond={pixelsPerSecond}
                timeAt={timeAt}
                within={(time) => dragged(times, place, time, duration)[place]?.time ?? each.time}
                onMove={(time, isByKey) =>
                  put(dragged(times, place, time, duration), isByKey ? `time ${place}` : undefined)
                }
                onSeek={() => recording.seek(each.time)}
                onRemove={() => put(times.toSpliced(place, 1))}
              />
            ))}
            <Playhead ref={head} position={position} duration={duration} onSeek={recording.seek} timeAt={timeAt} />
          </div>
        </div>
      </div>
      <Text size="xs" c="dimmed" role="status" className={styles.notes}>
        {listening.kind === 'too-long' || listening.kind === 'undrawn' ? t(`timeline.${listening.kind}`) : null}
      </Text>
      <ShownNow of={of} times={times} position={position} isLarge={isWide} />
    </div>
  );
}

function Ruler(span: Span): ReactNode {
  const { language } = useTexts();
  const { pixelsPerSecond, duration } = span;
  if (pixelsPerSecond === 0) return null;
  const step = steps.find((seconds) => seconds * pixelsPerSecond >= labelWidth) ?? 3600;
  const { left, width } = drawn(span);
  const first = Math.ceil(left / pixelsPerSecond / step);
  const last = Math.floor(Math.min(duration, (left + width) / pixelsPerSecond) / step);
  const marks = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step);
  return (
    <div aria-hidden className={styles.ruler}>
      {marks.map((seconds) => (
        <span key={seconds} style={{ left: seconds * pixelsPerSecond }}>
          {formatClock(seconds, language).replace(/\D0$/, '')}
        </span>
      ))}
    </div>
  );
}

interface PlayheadProps {
  /** For the caller, which moves it at every frame. */
  readonly ref: Ref<HTMLDivElement>;
  readonly position: number;
  readonly duration: number;
  readonly onSeek: (seconds: number) => void;
  readonly timeAt: (clientX: number) => number;
}

/** The current position in the recording. */
function Playhead({ ref, position, duration, onSeek, timeAt }: PlayheadProps): ReactNode {
  const { t, language } = useTexts();
  return (
    <div
      ref={ref}
      className={styles.playhead}
      role="slider"
      tabIndex={0}
      aria-label={t('timeline.position')}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={position}
      aria-valuetext={formatClock(position, language)}
      onKeyDown={(event) => {
        const step = stepOfKey(event);
        if (step === undefined) return;
        event.preventDefault();
        onSeek(Math.max(0, Math.min(duration, position + step)));
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(timeAt(event.clientX));
      }}
    />
  );
}

interface WaveformProps extends Span {
  readonly listening: Listening;
}

/** Pixels. */
const height = 72;

function Waveform({ listening, from, to, pixelsPerSecond, duration }: WaveformProps): ReactNode {
  const waveform = 'waveform' in listening ? listening.waveform : undefined;
  const loudness = waveform?.loudness;
  const { left, width } = drawn({ from, to, pixelsPerSecond, duration });
  const path = useMemo(
    () =>
      loudness === undefined || width <= 0
        ? ''
        : waveformPath({
            loudness,
            from: left / pixelsPerSecond,
            to: (left + width) / pixelsPerSecond,
            width,
            height,
          }),
    [loudness, left, width, pixelsPerSecond],
  );
  return (
    <svg
      className={styles.waveform}
      style={{ left }}
      width={width}
      height={height}
      aria-hidden
      data-state={listening.kind}
      data-done={waveform?.done}
    >
      <path d={path} />
    </svg>
  );
}
