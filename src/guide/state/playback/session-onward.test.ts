import { expect, it, vi } from 'vitest';
import { type Arrival, openOnward } from './session-onward.ts';

interface Given {
  readonly wait?: number;
  readonly arrival?: Arrival;
  readonly canArrive?: boolean;
}

function begin({ wait = 0, arrival = 'there', canArrive = true }: Given = {}) {
  const log: string[] = [];
  const onward = openOnward(
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
  return { onward, log };
}

it('leads nowhere before it begins', () => {
  const { onward, log } = begin();
  expect([onward.isLeading(), onward.hasLed(), log]).toEqual([false, false, []]);
});

it.each<[Arrival, boolean]>([
  ['there', false],
  ['walking', true],
])('with the visitor %s at its end, is still leading: %s', (arrival, isLeading) => {
  const { onward, log } = begin({ arrival });
  onward.setEnded(true);
  expect([onward.hasLed(), onward.isLeading(), log]).toEqual([true, isLeading, ['begun', 'arrived']]);
});

it('leads nobody who is busy', () => {
  const { onward, log } = begin({ arrival: 'walking', canArrive: false });
  onward.setEnded(true);
  expect([onward.hasLed(), onward.isLeading(), log]).toEqual([true, false, ['begun']]);
});

it('stops for a visitor who stays', () => {
  vi.useFakeTimers();
  const { onward, log } = begin({ wait: 5 });
  onward.setEnded(true);
  expect(onward.isLeading()).toBe(true);
  onward.stop();
  vi.advanceTimersByTime(10_000);
  expect([onward.isLeading(), onward.hasLed(), log]).toEqual([false, false, ['begun', 'stopped']]);
  onward.close();
  vi.useRealTimers();
});

it('stops when the station plays again, and starts over when that ends', () => {
  const { onward, log } = begin();
  onward.setEnded(true);
  onward.setEnded(true);
  onward.setEnded(false);
  expect(onward.hasLed()).toBe(false);
  onward.setEnded(true);
  expect(log).toEqual(['begun', 'arrived', 'begun', 'arrived']);
});
