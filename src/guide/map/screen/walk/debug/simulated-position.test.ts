import { expect, it } from 'vitest';
import { metresBetween } from '#engine/map/distance.ts';
import { type Position, type PositionReport } from '#engine/map/position.ts';
import { createSimulatedPosition } from './simulated-position.ts';

const start = { latitude: 48.8, longitude: 9.2 };

function begin() {
  let time = 0;
  let tick: (() => void) | undefined;
  const simulated = createSimulatedPosition({
    start,
    now: () => time,
    every: (task) => {
      tick = task;
      return () => {
        tick = undefined;
      };
    },
  });
  const told: Position[] = [];
  const listen = (): (() => void) =>
    simulated.source({ isPrecise: true }, (report: PositionReport) => {
      if (report.kind === 'position') told.push(report.position);
    });
  return {
    simulated,
    told,
    listen,
    isTicking: () => tick !== undefined,
    pass: (beats: number) => {
      for (let turn = 0; turn < beats; turn += 1) {
        time += 500;
        tick?.();
      }
    },
  };
}

it('reports its position repeatedly while there is a listener', () => {
  const { told, listen, pass, isTicking } = begin();
  expect(isTicking()).toBe(false);
  const stop = listen();
  pass(2);
  expect(told.map(({ latitude, longitude, accuracy, at }) => [latitude, longitude, accuracy, at])).toEqual([
    [48.8, 9.2, 5, 0],
    [48.8, 9.2, 5, 500],
    [48.8, 9.2, 5, 1000],
  ]);
  stop();
  expect(isTicking()).toBe(false);
});

it('moves as fast and in the direction that the joystick is pulled', () => {
  const { simulated, told, listen, pass } = begin();
  listen();
  simulated.setSpeed(4);
  simulated.pull({ east: 0.5, north: 0 });
  pass(4);
  const last = told.at(-1);
  expect(last?.heading).toBeCloseTo(90, 3);
  expect(metresBetween(start, last ?? start)).toBeCloseTo(4, 1);
  simulated.pull({ east: 0, north: 0 });
  pass(4);
  expect(told.at(-1)).toMatchObject({ latitude: last?.latitude, longitude: last?.longitude });
  expect(told.at(-1)?.heading).toBeUndefined();
});

it('lets a recording report, until the joystick is pulled', () => {
  const { simulated, told, listen, pass } = begin();
  listen();
  simulated.tell({ latitude: 1, longitude: 2, accuracy: 30, at: 99 });
  const before = told.length;
  pass(5);
  expect(told.length).toBe(before);
  simulated.pull({ east: 1, north: 0 });
  pass(1);
  expect(told.at(-1)?.accuracy).toBe(30);
});
