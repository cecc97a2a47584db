import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, createActor, fromPromise } from 'xstate';
import { type AutosaveInput, autosaveMachine, type SaveOutcome } from './autosave-machine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Run {
  readonly actor: Actor<typeof autosaveMachine>;
  readonly saves: () => number;
}

function start(answer: () => SaveOutcome, input: AutosaveInput = { isOn: true, isEdited: false }): Run {
  let saves = 0;
  const actor = createActor(
    autosaveMachine.provide({
      actors: {
        save: fromPromise(async () => {
          saves += 1;
          return answer();
        }),
      },
    }),
    { input },
  ).start();
  return { actor, saves: () => saves };
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('automatic saving', () => {
  it('waits for two seconds without an edit', async () => {
    const { actor, saves } = start(() => 'saved');
    for (let edit = 0; edit < 3; edit += 1) {
      actor.send({ type: 'edited' });
      await pass(1900);
    }
    expect(saves()).toBe(0);
    await pass(200);
    expect([saves(), actor.getSnapshot().value]).toEqual([1, 'idle']);
  });

  it('does not wait when a section is left', async () => {
    const { actor, saves } = start(() => 'saved');
    actor.send({ type: 'edited' });
    actor.send({ type: 'left' });
    await pass(0);
    expect(saves()).toBe(1);
  });

  it('saves again what was edited while it saved', async () => {
    const answers: SaveOutcome[] = ['edited', 'saved'];
    const { actor, saves } = start(() => answers.shift() ?? 'saved');
    actor.send({ type: 'edited' });
    await pass(2000);
    expect(actor.getSnapshot().value).toBe('waiting');
    await pass(2000);
    expect([saves(), actor.getSnapshot().value]).toEqual([2, 'idle']);
  });

  it('tries again when the network is back, or after a while', async () => {
    const { actor, saves } = start(() => 'unreached');
    actor.send({ type: 'edited' });
    await pass(2000);
    actor.send({ type: 'online' });
    await pass(0);
    expect(saves()).toBe(2);
    await pass(15_000);
    expect(saves()).toBe(3);
  });

  it('does not repeat what was refused, until something else is edited', async () => {
    const { actor, saves } = start(() => 'refused');
    actor.send({ type: 'edited' });
    await pass(60_000);
    expect(saves()).toBe(1);
    actor.send({ type: 'edited' });
    await pass(2000);
    expect(saves()).toBe(2);
  });

  it('saves nothing while it is off, and everything once it is on', async () => {
    const { actor, saves } = start(() => 'saved', { isOn: false, isEdited: true });
    actor.send({ type: 'edited' });
    await pass(60_000);
    expect(saves()).toBe(0);
    actor.send({ type: 'switch', isOn: true });
    await pass(2000);
    expect(saves()).toBe(1);
  });

  it('never saves two times at once, and ends with everything saved, whatever happens', async () => {
    const events = fc.array(
      fc.oneof(
        fc.constantFrom('edited' as const, 'left' as const, 'online' as const).map((type) => ({ type })),
        fc.integer({ min: 0, max: 20_000 }).map((wait) => ({ wait })),
        fc.boolean().map((isOn) => ({ type: 'switch' as const, isOn })),
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(
        events,
        fc.array(fc.constantFrom<SaveOutcome>('unreached', 'refused', 'saved')),
        async (all, given) => {
          const outcomes = [...given];
          let isDirty = false;
          let running = 0;
          const actor = createActor(
            autosaveMachine.provide({
              actors: {
                save: fromPromise(async () => {
                  running += 1;
                  expect(running).toBe(1);
                  const outcome = outcomes.shift() ?? 'saved';
                  if (outcome === 'saved') isDirty = false;
                  await new Promise((resolve) => void setTimeout(resolve, 300));
                  running -= 1;
                  return outcome === 'saved' && isDirty ? 'edited' : outcome;
                }),
              },
            }),
            { input: { isOn: true, isEdited: false } },
          ).start();
          for (const event of all) {
            if ('wait' in event) await pass(event.wait);
            else {
              if (event.type === 'edited') isDirty = true;
              actor.send(event);
            }
          }
          actor.send({ type: 'switch', isOn: true });
          for (let round = 0; round < 8; round += 1) {
            if (actor.getSnapshot().value === 'refused') actor.send({ type: 'edited' });
            await pass(16_000);
          }
          expect(isDirty).toBe(false);
          actor.stop();
          await pass(1000);
        },
      ),
      { numRuns: 100 },
    );
  });
});
