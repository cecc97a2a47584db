import { createStore } from 'zustand';
import { type Later, createReplay, type Replay } from '#engine/map/gpx/replay.ts';
import { type Spot } from '#engine/map/position.ts';
import { noPull, type Pull, walkOn } from '#engine/map/pull.ts';
import { type TriggerField } from '#engine/map/trigger-field.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { readTrack, type RecordedTrack, type TrackFault } from '#engine/map/gpx/recorded-track.ts';
import {
  beginWalker,
  firstSettings,
  forgetReached,
  moveWalker,
  type Walker,
  type WalkSettings,
} from './rules/walker.ts';

export type TrackOutcome = RecordedTrack | (TrackFault & { readonly file: string });

export interface WalkRunState {
  readonly walker: Walker;
  readonly settings: WalkSettings;
  readonly field: TriggerField;
  /** Undefined until a file is chosen. */
  readonly track: TrackOutcome | undefined;
  readonly replay: ReplayState;
}

/** A walk in the preview, by joystick or along a recorded track. */
export interface WalkRun extends ReadonlyStore<WalkRunState> {
  readonly pull: (pull: Pull) => void;
  /** Puts the walker there for a new walk. */
  readonly startAt: (spot: Spot) => void;
  /** Begins the same walk once more. */
  readonly restart: () => void;
  readonly set: (settings: Partial<WalkSettings>) => void;
  /** The stations, their places or their distances have changed. */
  readonly setField: (field: TriggerField) => void;
  readonly load: (file: string, text: string) => void;
  readonly playOrPause: () => void;
  /** Lets time pass until the function returned is called. */
  readonly run: () => () => void;
}

export interface WalkRunOptions {
  readonly start: Spot;
  readonly field: TriggerField;
  /** Runs a task repeatedly at an interval in milliseconds; returns the stop. */
  readonly every: (task: () => void, milliseconds: number) => () => void;
  readonly later: Later;
}

/** Milliseconds between two positions of a walk by joystick. */
const beat = 500;

export function createWalkRun({ start, field, every, later }: WalkRunOptions): WalkRun {
  const { setState, ...readable } = createStore<WalkRunState>(() => ({
    walker: beginWalker(start, firstSettings.seed),
    settings: firstSettings,
    field,
    track: undefined,
    replay: noReplay,
  }));
  const { getState } = readable;
  const replay = createTrackReplay({ later, onMove: moveTo, onChange: (state) => setState({ replay: state }) });
  let origin = start;
  let pulled = noPull;

  return {
    ...readable,
    pull: (wanted) => {
      pulled = wanted;
      if (isPulled(wanted)) replay.pause();
    },
    startAt: (spot) => {
      begin(spot);
      moveTo(spot, 0);
    },
    restart: () => begin(origin),
    set: (wanted) => {
      setState(({ settings }) => ({ settings: { ...settings, ...wanted } }));
      if (wanted.rate !== undefined) replay.setRate(wanted.rate);
      if (wanted.seed !== undefined) begin(origin);
    },
    setField: (wanted) => {
      if (wanted !== getState().field) setState(({ walker }) => ({ field: wanted, walker: forgetReached(walker) }));
    },
    load: (file, text) => {
      const track = readTrack(text);
      setState({ track: track.kind === 'track' ? track : { ...track, file } });
      begin(track.kind === 'track' ? track.start : origin);
    },
    playOrPause: () => {
      const { track, settings, replay: now } = getState();
      if (now.isPlaying) replay.pause();
      else if (track?.kind === 'track') {
        if (replay.isAtStart()) begin(track.start);
        replay.play(track, settings.rate);
      }
    },
    run: () => {
      const stop = every(walkOnBeat, beat);
      return () => {
        stop();
        replay.pause();
      };
    },
  };

  function begin(spot: Spot): void {
    replay.rewind();
    origin = spot;
    setState({ walker: beginWalker(spot, getState().settings.seed) });
  }

  /** Devices also report while they are at rest, but a walk begins only with its first step. */
  function walkOnBeat(): void {
    const { walker, settings, replay: now } = getState();
    if (now.isPlaying || (walker.count === 0 && !isPulled(pulled))) return;
    moveTo(walkOn(walker.walk.truth, pulled, (settings.speed * beat) / 1000), beat);
  }

  function moveTo({ latitude, longitude }: Spot, milliseconds: number): void {
    const { walker, settings, field: stations } = getState();
    setState({ walker: moveWalker(walker, { latitude, longitude }, milliseconds, settings, stations) });
  }
}

function isPulled({ east, north }: Pull): boolean {
  return east !== 0 || north !== 0;
}

interface ReplayState {
  readonly isPlaying: boolean;
  /** From 0 to 1. */
  readonly progress: number;
}

const noReplay: ReplayState = { isPlaying: false, progress: 0 };

interface TrackReplay {
  /** @returns whether this is the track's beginning, so that the walk begins as well */
  readonly isAtStart: () => boolean;
  readonly play: (track: RecordedTrack, rate: number) => void;
  readonly pause: () => void;
  /** Times as fast as the track was recorded. */
  readonly setRate: (rate: number) => void;
  /** The next `play` starts from the beginning. */
  readonly rewind: () => void;
}

interface TrackReplayOptions {
  readonly later: Later;
  /** @param milliseconds since the last move, as recorded */
  readonly onMove: (spot: Spot, milliseconds: number) => void;
  readonly onChange: (state: ReplayState) => void;
}

/** Replays one recorded track at a time. */
function createTrackReplay({ later, onMove, onChange }: TrackReplayOptions): TrackReplay {
  let replay: Replay | undefined;

  return {
    isAtStart: () => replay === undefined || replay.progress() === 1,
    play: (track, rate) => {
      replay ??= replayOf(track);
      replay.setSpeed(rate);
      replay.play();
    },
    pause: () => replay?.pause(),
    setRate: (rate) => replay?.setSpeed(rate),
    rewind: () => {
      replay?.pause();
      replay = undefined;
      onChange(noReplay);
    },
  };

  function replayOf({ fixes }: RecordedTrack): Replay {
    let last = fixes[0]?.at ?? 0;
    const created: Replay = createReplay({
      fixes,
      later,
      // The walker's device adds its own errors.
      random: () => 0,
      tell: (fix) => {
        onMove(fix, Math.max(fix.at - last, 0));
        last = fix.at;
      },
      onChange: () => onChange({ isPlaying: created.isPlaying(), progress: created.progress() }),
    });
    return created;
  }
}
