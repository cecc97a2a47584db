import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type PublishAct, publishMachine } from './publish-machine.ts';

const plan = {
  version: 1,
  changes: [],
  changeCount: 0,
  others: [],
  faults: [],
  faultCount: 0,
  isProposal: false,
  publications: [],
  timeZone: 'UTC',
};
const lost = new Error('no server');

function start(answers: { readonly plan?: Error; readonly act?: Error; readonly reread?: Error } = {}) {
  const told: string[] = [];
  const answer =
    <Output>(name: keyof typeof answers, output: Output) =>
    (input: unknown): Promise<Output> => {
      told.push(`${name} ${JSON.stringify(input)}`);
      return answers[name] === undefined ? Promise.resolve(output) : Promise.reject(answers[name]);
    };
  const [planned, acted, reread] = [answer('plan', plan), answer('act', { counter: 8 }), answer('reread', undefined)];
  const actor = createActor(
    publishMachine.provide({
      actors: {
        plan: fromPromise(({ input }) => planned(input)),
        act: fromPromise(({ input }) => acted(input)),
        reread: fromPromise(async () => {
          await reread({});
        }),
      },
      actions: {
        tellDone: (_, { act, counter }) => told.push(`done ${act} ${counter}`),
        tellFailure: (_, { error }) => told.push(`failed ${String(error)}`),
        tellUnread: () => told.push('unread'),
      },
    }),
  ).start();
  const at = (state: string): Promise<void> => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  const ask = (act: PublishAct): void => actor.send({ type: 'ask', act, savesFirst: true });
  return { actor, at, ask, told };
}

it('publishes only what staff have seen and agreed to', async () => {
  const { actor, at, ask, told } = start();
  ask('publish');
  actor.send({ type: 'confirm' });
  await at('asking');
  expect(actor.getSnapshot().context.plan).toBe(plan);
  expect(told).toEqual(['plan {"savesFirst":true}']);
  actor.send({ type: 'cancel' });
  actor.send({ type: 'confirm' });
  await at('idle');
  expect(told).toHaveLength(1);

  ask('publish');
  await at('asking');
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'cancel' });
  await at('idle');
  expect(told.slice(2)).toEqual(['act {"act":"publish"}', 'done publish 8']);
});

it('reads the editing copy after it was discarded, and tells if that fails', async () => {
  const { actor, at, ask, told } = start({ reread: lost });
  ask('discard');
  await at('asking');
  actor.send({ type: 'confirm' });
  await at('idle');
  expect(told.slice(1)).toEqual(['act {"act":"discard"}', 'done discard 8', 'reread {}', 'unread']);
});

it('tells a failure, and asks again with the same plan', async () => {
  const unplanned = start({ plan: lost });
  unplanned.ask('publish');
  await unplanned.at('idle');
  expect(unplanned.told.slice(1)).toEqual(['failed Error: no server']);

  const { actor, at, ask, told } = start({ act: lost });
  ask('publish');
  await at('asking');
  actor.send({ type: 'confirm' });
  await vi.waitFor(() => expect(told).toContain('failed Error: no server'));
  await at('asking');
  expect(actor.getSnapshot().context.plan).toBe(plan);
});
