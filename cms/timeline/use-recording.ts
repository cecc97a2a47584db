import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useRetries } from '../files/use-retries.ts';

/** A recording that staff play. */
export interface Recording {
  /** Seconds; undefined until it is known. */
  readonly duration: number | undefined;
  readonly isPlaying: boolean;
  /** Seconds, updated a few times a second. */
  readonly position: number;
  readonly hasFailed: boolean;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  /** Props of the audio element. */
  readonly audio: {
    readonly ref: RefObject<HTMLAudioElement | null>;
    readonly onDurationChange: (event: SyntheticEvent<HTMLAudioElement>) => void;
    readonly onTimeUpdate: (event: SyntheticEvent<HTMLAudioElement>) => void;
    readonly onPlay: () => void;
    readonly onPause: () => void;
    readonly onError: () => void;
  };
}

/**
 * @param onFrame receives the position at every frame while it plays, and after every jump: frames never go through
 * React
 */
export function useRecording(address: string, onFrame: (seconds: number) => void): Recording {
  const ref = useRef<HTMLAudioElement>(null);
  const [duration, setDuration] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const { hasFailed, onError } = useRetries(address);
  useEffect(() => {
    const audio = ref.current;
    // Each attempt has a new element.
    if (audio === null || hasFailed) return undefined;
    // Not in the markup, because events before this effect would be lost.
    audio.src = address;
    return () => {
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    };
  }, [address, hasFailed]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const run = (): void => {
      onFrame(ref.current?.currentTime ?? 0);
      frame = requestAnimationFrame(run);
    };
    run();
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, onFrame]);
  return {
    duration,
    isPlaying,
    position,
    hasFailed,
    toggle: () => {
      const audio = ref.current;
      if (audio?.paused === true) audio.play().catch(onError);
      else audio?.pause();
    },
    seek: (seconds) => {
      const wanted = Math.max(0, Math.min(seconds, duration ?? 0));
      if (ref.current !== null) ref.current.currentTime = wanted;
      setPosition(wanted);
      onFrame(wanted);
    },
    audio: {
      ref,
      onDurationChange: ({ currentTarget }) =>
        setDuration(Number.isFinite(currentTarget.duration) ? currentTarget.duration : undefined),
      onTimeUpdate: ({ currentTarget }) => {
        setPosition(currentTarget.currentTime);
        onFrame(currentTarget.currentTime);
      },
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError,
    },
  };
}
