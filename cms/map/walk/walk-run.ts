import { createStore } from 'zustand';
import { type Later } from '#engine/map/gpx/replay.ts';
import { type Spot } from '#engine/map/position.ts';
import { noPull, type Pull, walkOn } from '#engine/map/pull.ts';
import { type TriggerField } from '#engine/map/trigger-field.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { readTrack, type RecordedTrack, type TrackFault } from '#engine/map/gpx/recorded-track.ts';
import { createTrackReplay, noReplay, type ReplayState } from './track-replay.ts';
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
