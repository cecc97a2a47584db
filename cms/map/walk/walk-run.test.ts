import { describe, expect, it } from 'vitest';
import { createPlane, metresBetween } from '#engine/map/distance.ts';
import { createField } from '#engine/map/trigger-field.ts';
import { createWalkRun } from './walk-run.ts';

const plane = createPlane({ latitude: 54.33, longitude: 10.15 });
const start = plane.toSpot({ east: 0, north: 0 });
const field = createField([{ id: 1, spot: plane.toSpot({ east: 40, north: 0 }), distance: 20 }]);

const points = [0, 20, 40, 60]
  .map((east) => plane.toSpot({ east, north: 0 }))
  .map(({ latitude, longitude }) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
const gpx = `<gpx><trk><name>Path</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;

/** A run whose time passes as the test says. */
function begin() {
  const beats = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const run = createWalkRun({
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
  run.set({ noise: 0 });
  const stop = run.run();
  return {
    run,
    stop,
    waiting,
    pass: (count: number) => {
      for (let turn = 0; turn < count; turn += 1) for (const beat of beats) beat();
    },
    /** Advances the replay by this number of positions. */
    replay: (count: number) => {
      for (let turn = 0; turn < count; turn += 1) waiting.shift()?.();
    },
    opened: () => run.getState().walker.walk.events.map(({ id }) => id),
    away: () => metresBetween(run.getState().walker.walk.truth, start),
  };
}

describe('a walk by joystick', () => {
  it('begins with the first step, goes as far as the stick is pulled, and opens stations', () => {
    const { run, pass, opened, away } = begin();
    pass(10);
    expect(run.getState().walker.count).toBe(0);
    run.pull({ east: 1, north: 0 });
    pass(20);
    expect(away()).toBeCloseTo(14, 1);
    run.set({ speed: 2.8 });
    pass(20);
    expect(away()).toBeCloseTo(42, 1);
    run.pull({ east: 0, north: 0 });
    pass(20);
    expect(away()).toBeCloseTo(42, 1);
    expect(opened()).toEqual([1]);
  });

  it('begins anywhere, and once more from there', () => {
    const { run, pass, opened } = begin();
    run.startAt(plane.toSpot({ east: 40, north: 0 }));
    pass(40);
    expect(opened()).toEqual([1]);
    run.restart();
    expect(opened()).toEqual([]);
    expect(run.getState().walker.walk.truth).toEqual(plane.toSpot({ east: 40, north: 0 }));
  });

  it('stops with the editor', () => {
    const { run, pass, stop, away } = begin();
    run.pull({ east: 1, north: 0 });
    stop();
    pass(10);
    expect(away()).toBe(0);
  });

  it('forgets what was reached when stations change', () => {
    const { run, pass } = begin();
    run.startAt(plane.toSpot({ east: 40, north: 0 }));
    pass(40);
    run.setField(field);
    expect(run.getState().walker.walk.triggers.met.size).toBe(1);
    run.setField(createField([]));
    expect(run.getState().walker.walk.triggers.met.size).toBe(0);
  });
});

describe('a recorded walk', () => {
  it('is replayed, and begins again at its start', () => {
    const { run, replay, opened, away } = begin();
    run.load('path.gpx', gpx);
    expect(run.getState().track).toMatchObject({ kind: 'track', name: 'Path', skipped: 0 });
    run.playOrPause();
    replay(20);
    expect(run.getState().replay.isPlaying).toBe(true);
    expect(away()).toBeGreaterThan(20);
    replay(100);
    expect(run.getState().replay).toEqual({ isPlaying: false, progress: 1 });
    expect(away()).toBeCloseTo(60, 0);
    expect(opened()).toEqual([1]);
    run.playOrPause();
    expect(away()).toBeLessThan(2);
    expect(opened()).toEqual([]);
  });

  it('pauses, also when the joystick is pulled', () => {
    const { run, replay, waiting, pass, away } = begin();
    run.load('path.gpx', gpx);
    run.playOrPause();
    replay(5);
    run.playOrPause();
    expect(waiting).toEqual([]);
    run.playOrPause();
    replay(1);
    const before = away();
    run.pull({ east: 0, north: 1 });
    expect(run.getState().replay.isPlaying).toBe(false);
    pass(4);
    expect(away()).toBeGreaterThan(before);
  });

  it('says what is wrong with its file', () => {
    const { run } = begin();
    run.load('path.gpx', '<gpx>\n<trk>');
    expect(run.getState().track).toEqual({ kind: 'fault', file: 'path.gpx', fault: 'cut-off', line: 2 });
    run.playOrPause();
    expect(run.getState().replay.isPlaying).toBe(false);
  });
});
