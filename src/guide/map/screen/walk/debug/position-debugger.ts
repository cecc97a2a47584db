import { createStore } from 'zustand';
import { readTrack, type RecordedTrack, type TrackFault } from '#engine/map/gpx/recorded-track.ts';
import { createReplay, type Replay } from '#engine/map/gpx/replay.ts';
import { type Spot } from '#engine/map/position.ts';
import { every, later } from '#engine/map/timers.ts';
import { createRandom } from '#engine/play/random.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import type { Walk } from '../../../walk-state/walk.ts';
import { createSimulatedPosition, type SimulatedPosition } from './simulated-position.ts';

export type Track = (RecordedTrack & { readonly replay: Replay }) | TrackFault;

/** A designer's walk with a simulated position. It continues on every screen. */
export interface PositionDebugger {
  readonly simulated: SimulatedPosition;
  /** Undefined until a file is chosen; replaced as its replay proceeds. */
  readonly track: ReadonlyStore<{ readonly of: Track } | undefined>;
  readonly load: (text: string) => void;
  readonly toMiddle: () => void;
}

const debuggers = new WeakMap<Walk, PositionDebugger>();

export function debuggerOf(walk: Walk): PositionDebugger | undefined {
  return debuggers.get(walk);
}

/** Replaces the device's position by the middle of the map. */
export function startDebugger(walk: Walk): void {
  const positionDebugger = createDebugger(walk);
  debuggers.set(walk, positionDebugger);
  walk.setSource(positionDebugger.simulated.source);
  walk.begin();
}

export function stopDebugger(walk: Walk): void {
  const track = debuggers.get(walk)?.track.getState()?.of;
  if (track?.kind === 'track') track.replay.pause();
  debuggers.delete(walk);
  walk.setSource(undefined);
}

function createDebugger(walk: Walk): PositionDebugger {
  const simulated = createSimulatedPosition({ start: middleOf(walk), now: Date.now, every });
  const track = createStore<{ readonly of: Track } | undefined>(() => undefined);
  return {
    simulated,
    track,
    load: (text) => {
      const before = track.getState()?.of;
      if (before?.kind === 'track') before.replay.pause();
      track.setState({ of: read(text) }, true);
    },
    toMiddle: () => simulated.put(middleOf(walk)),
  };

  function read(text: string): Track {
    const recorded = readTrack(text, Date.now());
    if (recorded.kind === 'fault') return recorded;
    const replay = createReplay({
      fixes: recorded.fixes,
      later,
      random: createRandom(1),
      tell: simulated.tell,
      onChange: () => track.setState({ of: made }, true),
    });
    const made: Track = { ...recorded, replay };
    return made;
  }
}

function middleOf({ projection: { size, toSpot } }: Walk): Spot {
  return toSpot({ x: size.width / 2, y: size.height / 2 });
}
