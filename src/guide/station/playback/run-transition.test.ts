import { expect, it, vi } from 'vitest';
import { type Arrival, openTransition } from './run-transition.ts';

interface Given {
  readonly wait?: number;
  readonly arrival?: Arrival;
  readonly canArrive?: boolean;
}

function begin({ wait = 0, arrival = 'there', canArrive = true }: Given = {}) {
  const log: string[] = [];
  const transition = openTransition(
    {
      steps: [{ wait, announcement: undefined }],
      to: { kind: 'overview', tourID: 1 },
      announceUrls: [''],
      arrive: () => {
        log.push('arrived');
        return arrival;
      },
    },
    {
      rate: () => 1,
      narrate: () => {
        throw new Error('nothing is announced');
      },
      canArrive: () => canArrive,
      onBegun: () => log.push('begun'),
      onStopped: () => log.push('stopped'),
    },
  );
  return { transition, log };
}

it('leads nowhere before it begins', () => {
  const { transition, log } = begin();
  expect([transition.isLeading(), transition.hasLed(), log]).toEqual([false, false, []]);
});

it.each<[Arrival, boolean]>([
  ['there', false],
  ['walking', true],
])('with the visitor %s at its end, is still leading: %s', (arrival, isLeading) => {
  const { transition, log } = begin({ arrival });
  transition.setEnded(true);
  expect([transition.hasLed(), transition.isLeading(), log]).toEqual([true, isLeading, ['begun', 'arrived']]);
});

it('leads no visitor who is busy', () => {
  const { transition, log } = begin({ arrival: 'walking', canArrive: false });
  transition.setEnded(true);
  expect([transition.hasLed(), transition.isLeading(), log]).toEqual([true, false, ['begun']]);
});

it('stops for a visitor who stays', () => {
  vi.useFakeTimers();
  const { transition, log } = begin({ wait: 5 });
  transition.setEnded(true);
  expect(transition.isLeading()).toBe(true);
  transition.stop();
  vi.advanceTimersByTime(10_000);
  expect([transition.isLeading(), transition.hasLed(), log]).toEqual([false, false, ['begun', 'stopped']]);
  transition.close();
  vi.useRealTimers();
});

it('stops when the station plays again, and starts over when that ends', () => {
  const { transition, log } = begin();
  transition.setEnded(true);
  transition.setEnded(true);
  transition.setEnded(false);
  expect(transition.hasLed()).toBe(false);
  transition.setEnded(true);
  expect(log).toEqual(['begun', 'arrived', 'begun', 'arrived']);
});
