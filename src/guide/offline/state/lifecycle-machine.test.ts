import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  dialogOf,
  type LifecycleEffect,
  type LifecycleEvent,
  lifecycleMachine,
  type WorkerEvent,
} from './lifecycle-machine.ts';

interface Circumstances {
  readonly isOwn?: boolean;
  readonly isAutomatic?: boolean;
  readonly isDebugging?: boolean;
  readonly mayTell?: boolean;
}

function start({ isOwn = true, isAutomatic = true, isDebugging = false, mayTell = true }: Circumstances = {}) {
  const effects: LifecycleEffect[] = [];
  const clock = new SimulatedClock();
  let isBusy = false;
  const input = { isOwn, isAutomatic, isDebugging, isBusy: () => isBusy, mayTell: () => mayTell };
  const actor = createActor(lifecycleMachine, { input, clock });
  actor.on('*', (effect) => effects.push(effect));
  actor.start();
  return {
    send: (...events: readonly LifecycleEvent[]) => events.forEach((event) => actor.send(event)),
    pass: (seconds: number) => {
      for (let tenth = 0; tenth < seconds * 10; tenth += 1) clock.increment(100);
    },
    beBusy: (busy: boolean) => {
      isBusy = busy;
    },
    dialog: () => dialogOf(actor.getSnapshot()),
    left: () => actor.getSnapshot().context.left,
    did: (type: LifecycleEffect['type']) => effects.filter((effect) => effect.type === type).length,
    news: () => effects.flatMap((effect) => (effect.type === 'told' ? [effect.news] : [])),
    state: () => actor.getSnapshot(),
  };
}

const registered = (facts: Partial<Extract<WorkerEvent, { type: 'worker.registered' }>> = {}): WorkerEvent => ({
  type: 'worker.registered',
  isFirst: false,
  isInstalling: false,
  isWaiting: false,
  ...facts,
});
const first = registered({ isFirst: true, isInstalling: true });

describe('the first install', () => {
  it('shows the welcome dialog until the guide is stored', () => {
    const life = start();
    life.send(first);
    expect(life.dialog()).toBeUndefined();
    life.pass(0.5);
    expect(life.dialog()).toBe('welcome');
    life.send({ type: 'worker.stored' });
    expect(life.dialog()).toBeUndefined();
    expect(life.news()).toEqual(['first install', 'cached']);
  });

  it('covers nothing in a browser’s tab: a line says that it takes a while, and another one that it has ended', () => {
    const life = start({ isOwn: false });
    life.send(first);
    life.pass(2.9);
    expect(life.did('preparing')).toBe(0);
    life.pass(30);
    expect([life.dialog(), life.did('preparing'), life.did('slow'), life.did('prepared')]).toEqual([
      undefined,
      1,
      0,
      0,
    ]);
    life.send({ type: 'worker.stored' });
    expect([life.did('preparingEnded'), life.did('prepared'), life.dialog()]).toEqual([1, 0, undefined]);
    // Not before games and maps open without a network, too.
    life.send({ type: 'guide.whole' }, { type: 'guide.whole' });
    expect([life.did('prepared'), life.dialog()]).toEqual([1, undefined]);
    expect(life.news()).toEqual(['first install', 'cached']);
    life.send({ type: 'worker.found' });
    life.pass(1);
    expect(life.dialog()).toBe('downloading');
  });

  it('says in a later visit, and on a device of the museum, nothing about what it stores', () => {
    for (const life of [start({ isOwn: false }), start()]) {
      life.send(registered(), { type: 'guide.whole' });
      expect(life.did('prepared')).toBe(0);
    }
    const device = start();
    device.send(first, { type: 'worker.stored' }, { type: 'guide.whole' });
    expect(device.did('prepared')).toBe(0);
  });

  it('shows nothing on a quick network', () => {
    const life = start();
    life.send(first);
    life.pass(0.3);
    life.send({ type: 'worker.stored' });
    life.pass(30);
    expect([life.dialog(), life.did('slow')]).toEqual([undefined, 0]);
  });

  it('keeps visitors from the guide for at most 20 seconds', () => {
    const life = start();
    life.send(first);
    life.pass(19.9);
    expect(life.dialog()).toBe('welcome');
    life.pass(0.2);
    expect([life.dialog(), life.did('slow')]).toEqual([undefined, 1]);
    life.send({ type: 'worker.stored' });
    expect(life.news()).toEqual(['first install', 'cached']);
  });

  it('says that it failed, and the guide continues', () => {
    const life = start();
    life.send(first);
    life.pass(1);
    life.send({ type: 'worker.failed' });
    expect(life.dialog()).toBeUndefined();
    expect(life.news()).toEqual(['first install', 'first install failed']);
  });

  it('does not come between a visitor and a game', () => {
    const life = start();
    life.beBusy(true);
    life.send(first);
    life.pass(5);
    expect(life.dialog()).toBeUndefined();
    life.beBusy(false);
    life.pass(1);
    expect(life.dialog()).toBe('welcome');
  });
});

describe('an update', () => {
  it('that takes long keeps visitors from the guide for at most five seconds', () => {
    const life = start();
    life.send(registered({ isInstalling: true }));
    life.pass(4.9);
    expect([life.dialog(), life.did('toldDownload')]).toEqual(['downloading', 1]);
    life.pass(0.2);
    expect(life.dialog()).toBeUndefined();
    life.send({ type: 'worker.stored' });
    expect(life.dialog()).toBe('updated');
  });

  it('asks developers to restart also where visitors see no dialogs', () => {
    const life = start({ isAutomatic: false, isDebugging: true });
    life.send(registered(), { type: 'worker.found' });
    life.pass(1);
    expect(life.dialog()).toBeUndefined();
    life.send({ type: 'worker.stored' });
    life.pass(30);
    expect([life.dialog(), life.did('reload')]).toEqual(['updated', 0]);
    life.send({ type: 'visitor.restarts' });
    expect(life.did('takeOver')).toBe(1);
  });

  it('is not announced where that is unwanted, but restarts the guide', () => {
    const life = start({ mayTell: false });
    life.send(registered({ isInstalling: true }));
    life.pass(3);
    expect([life.dialog(), life.did('toldDownload')]).toEqual([undefined, 0]);
    life.send({ type: 'worker.stored' });
    expect(life.dialog()).toBe('updated');
  });

  it('is downloaded, and restarts the guide after ten ticks of a second', () => {
    const life = start();
    life.send(registered(), { type: 'worker.found' });
    life.pass(1);
    expect(life.dialog()).toBe('downloading');
    life.send({ type: 'worker.stored' });
    const seen: number[] = [];
    for (let second = 0; second < 10; second += 1) {
      expect(life.dialog()).toBe('updated');
      seen.push(life.left());
      life.pass(1);
    }
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([life.dialog(), life.did('takeOver'), life.did('reload')]).toEqual(['restarting', 1, 0]);
    life.send({ type: 'worker.changed' });
    expect(life.did('reload')).toBe(1);
    expect(life.news()).toEqual(['cached', 'update found', 'updated']);
  });

  it('restarts at once when the visitor presses the button', () => {
    const life = start();
    life.send(registered({ isWaiting: true }));
    life.send({ type: 'visitor.restarts' }, { type: 'worker.changed' });
    expect([life.did('takeOver'), life.did('reload')]).toEqual([1, 1]);
  });

  it('restarts although the old worker does not give way', () => {
    const life = start();
    life.send(registered({ isWaiting: true }), { type: 'visitor.restarts' });
    life.pass(5);
    expect(life.did('reload')).toBe(1);
  });

  it('waits until the next start if the visitor wishes so, and asks again about a newer one', () => {
    const life = start();
    life.send(registered({ isWaiting: true }), { type: 'visitor.postpones' });
    life.pass(600);
    expect([life.dialog(), life.did('reload')]).toEqual([undefined, 0]);
    life.send({ type: 'worker.found' }, { type: 'worker.stored' });
    expect(life.dialog()).toBe('updated');
  });

  it('counts from ten again after something has come between', () => {
    const life = start();
    life.send(registered({ isWaiting: true }));
    life.pass(4);
    expect(life.left()).toBe(6);
    life.beBusy(true);
    life.pass(60);
    expect([life.dialog(), life.did('takeOver')]).toEqual([undefined, 0]);
    life.beBusy(false);
    life.pass(1);
    expect([life.dialog(), life.left()]).toEqual(['updated', 10]);
  });

  it('gives the visitor all the time to read the dialog', () => {
    const life = start();
    life.send(registered({ isWaiting: true }));
    life.pass(3);
    life.send({ type: 'visitor.reads' });
    life.pass(600);
    expect([life.dialog(), life.did('takeOver')]).toEqual(['updated', 0]);
  });

  it('never restarts automatically for developers', () => {
    const life = start({ isDebugging: true });
    life.send(registered({ isWaiting: true }));
    life.pass(600);
    expect([life.dialog(), life.did('takeOver')]).toEqual(['updated', 0]);
    life.send({ type: 'visitor.restarts' });
    expect(life.did('takeOver')).toBe(1);
  });

  it('shows no dialog where the museum has switched it off', () => {
    const life = start({ isAutomatic: false });
    life.send(registered(), { type: 'worker.found' });
    life.pass(5);
    expect(life.dialog()).toBeUndefined();
    life.send({ type: 'worker.stored' });
    life.pass(600);
    expect([life.dialog(), life.did('ready'), life.did('takeOver')]).toEqual([undefined, 1, 0]);
  });

  it('that cannot be stored leaves the guide as it is', () => {
    const life = start();
    life.send(registered(), { type: 'worker.found' }, { type: 'worker.failed' });
    life.pass(60);
    expect([life.dialog(), life.did('takeOver')]).toEqual([undefined, 0]);
    expect(life.news()).toEqual(['cached', 'update found', 'update failed', 'cached']);
  });

  it('that another tab has restarted with needs no worker to give way here', () => {
    const life = start();
    life.send(registered(), { type: 'worker.changed' });
    expect(life.dialog()).toBe('updated');
    life.send({ type: 'visitor.restarts' });
    expect([life.did('takeOver'), life.did('reload')]).toEqual([0, 1]);
  });
});

it('without a worker, the guide continues without a message', () => {
  const life = start();
  life.send({ type: 'worker.missing' });
  life.pass(60);
  expect([life.dialog(), life.news()]).toEqual([undefined, []]);
});

/** One thing that happens to a guide, or a stretch of time. */
type Step =
  | LifecycleEvent
  | { readonly type: 'pass'; readonly seconds: number }
  | { readonly type: 'busy' }
  | { readonly type: 'free' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    { type: 'worker.found' },
    { type: 'worker.stored' },
    { type: 'worker.failed' },
    { type: 'worker.changed' },
    { type: 'visitor.restarts' },
    { type: 'visitor.postpones' },
    { type: 'visitor.reads' },
    { type: 'busy' },
    { type: 'free' },
  ),
  fc.record({ type: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 25 }) }),
);

/** Follows a guide in plain words, to compare the machine with. */
interface Model {
  isBusy: boolean;
  /** Seconds since the visitor was last busy. */
  free: number;
  hasAsked: boolean;
}

it('restarts only on request or after ten free seconds, shows nothing to busy visitors, and ends every wait', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(first, registered(), registered({ isWaiting: true }), registered({ isInstalling: true })),
      fc.array(step, { maxLength: 40 }),
      (isOwn, isAutomatic, isDebugging, begin, steps) => {
        const life = start({ isOwn, isAutomatic, isDebugging });
        const model: Model = { isBusy: false, free: 0, hasAsked: false };
        let waited = 0;
        life.send(begin);
        for (const one of steps) {
          if (one.type === 'pass') {
            for (let second = 0; second < one.seconds; second += 1) {
              life.pass(1);
              model.free = model.isBusy ? 0 : model.free + 1;
              // A dialog looks each second whether the visitor is free.
              if (model.isBusy) expect([undefined, 'restarting']).toContain(life.dialog());
              waited = ['welcome', 'downloading'].includes(life.dialog() ?? '') ? waited + 1 : 0;
              expect(waited).toBeLessThanOrEqual(20);
            }
          } else if (one.type === 'busy' || one.type === 'free') {
            model.isBusy = one.type === 'busy';
            if (model.isBusy) model.free = 0;
            life.beBusy(model.isBusy);
          } else {
            if (one.type === 'visitor.restarts') model.hasAsked = true;
            life.send(one);
          }
          const hasBegun = life.state().matches('restarting');
          if (hasBegun && !model.hasAsked) {
            expect([isAutomatic, isDebugging]).toEqual([true, false]);
            expect(model.free).toBeGreaterThanOrEqual(10);
          }
          expect(life.did('reload')).toBeLessThanOrEqual(1);
          expect(life.did('takeOver')).toBeLessThanOrEqual(1);
          if (!isOwn) expect(life.dialog()).not.toBe('welcome');
          if (!isAutomatic && !isDebugging) expect([undefined, 'welcome', 'restarting']).toContain(life.dialog());
          if (hasBegun) break;
        }
      },
    ),
  );
});
