import { describe, expect, it } from 'vitest';
import { createPlane, metresBetween } from '#engine/map/distance.ts';
import { createField } from '#engine/map/trigger-field.ts';
import { createWalkSession } from './walk-session.ts';

const plane = createPlane({ latitude: 54.33, longitude: 10.15 });
const start = plane.toSpot({ east: 0, north: 0 });
const field = createField([{ id: 1, spot: plane.toSpot({ east: 40, north: 0 }), distance: 20 }]);

const points = [0, 20, 40, 60]
  .map((east) => plane.toSpot({ east, north: 0 }))
  .map(({ latitude, longitude }) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
const gpx = `<gpx><trk><name>Path</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;

/** A session whose time passes as the test says. */
function begin() {
  const beats = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const session = createWalkSession({
    start,
    field,
    every: (task) => {
      beats.add(task);
      return () => beats.delete(task);
    },
    later: (task) => {
      waiting.push(task);
      return () => waiting.splice(waiting.indexOf(task), 1);
    },
  });
  session.set({ noise: 0 });
  const stop = session.run();
  return {
    session,
    stop,
    waiting,
    pass: (count: number) => {
      for (let turn = 0; turn < count; turn += 1) for (const beat of beats) beat();
    },
    /** Lets the replay go on by so many positions. */
    replay: (count: number) => {
      for (let turn = 0; turn < count; turn += 1) waiting.shift()?.();
    },
    opened: () => session.getState().walker.walk.events.map(({ id }) => id),
    away: () => metresBetween(session.getState().walker.walk.truth, start),
  };
}

describe('a walk by joystick', () => {
  it('begins with the first step, goes as far as the stick is pulled, and opens stations', () => {
    const { session, pass, opened, away } = begin();
    pass(10);
    expect(session.getState().walker.count).toBe(0);
    session.pull({ east: 1, north: 0 });
    pass(20);
    expect(away()).toBeCloseTo(14, 1);
    session.set({ speed: 2.8 });
    pass(20);
    expect(away()).toBeCloseTo(42, 1);
    session.pull({ east: 0, north: 0 });
    pass(20);
    expect(away()).toBeCloseTo(42, 1);
    expect(opened()).toEqual([1]);
  });

  it('begins anywhere, and once more from there', () => {
    const { session, pass, opened } = begin();
    session.startAt(plane.toSpot({ east: 40, north: 0 }));
    pass(40);
    expect(opened()).toEqual([1]);
    session.restart();
    expect(opened()).toEqual([]);
    expect(session.getState().walker.walk.truth).toEqual(plane.toSpot({ east: 40, north: 0 }));
  });

  it('stops with the editor', () => {
    const { session, pass, stop, away } = begin();
    session.pull({ east: 1, north: 0 });
    stop();
    pass(10);
    expect(away()).toBe(0);
  });

  it('forgets what was reached when stations change', () => {
    const { session, pass } = begin();
    session.startAt(plane.toSpot({ east: 40, north: 0 }));
    pass(40);
    session.setField(field);
    expect(session.getState().walker.walk.triggers.met.size).toBe(1);
    session.setField(createField([]));
    expect(session.getState().walker.walk.triggers.met.size).toBe(0);
  });
});

describe('a recorded walk', () => {
  it('is replayed, and begins again at its start', () => {
    const { session, replay, opened, away } = begin();
    session.load('path.gpx', gpx);
    expect(session.getState().track).toMatchObject({ kind: 'track', name: 'Path', skipped: 0 });
    session.playOrPause();
    replay(20);
    expect(session.getState().replay.isPlaying).toBe(true);
    expect(away()).toBeGreaterThan(20);
    replay(100);
    expect(session.getState().replay).toEqual({ isPlaying: false, progress: 1 });
    expect(away()).toBeCloseTo(60, 0);
    expect(opened()).toEqual([1]);
    session.playOrPause();
    expect(away()).toBeLessThan(2);
    expect(opened()).toEqual([]);
  });

  it('pauses, also when the joystick is pulled', () => {
    const { session, replay, waiting, pass, away } = begin();
    session.load('path.gpx', gpx);
    session.playOrPause();
    replay(5);
    session.playOrPause();
    expect(waiting).toEqual([]);
    session.playOrPause();
    replay(1);
    const before = away();
    session.pull({ east: 0, north: 1 });
    expect(session.getState().replay.isPlaying).toBe(false);
    pass(4);
    expect(away()).toBeGreaterThan(before);
  });

  it('says what is wrong with its file', () => {
    const { session } = begin();
    session.load('path.gpx', '<gpx>\n<trk>');
    expect(session.getState().track).toEqual({ kind: 'fault', file: 'path.gpx', fault: 'cut-off', line: 2 });
    session.playOrPause();
    expect(session.getState().replay.isPlaying).toBe(false);
  });
});
