import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { BuildState } from '#contract/calls/build-calls.ts';
import { RequestError } from '#contract/errors.ts';
import { buildMachine, type BuildRequest, type BuildStatus } from './build-machine.ts';

const status = (State: BuildState, facts: Partial<BuildStatus> = {}): BuildStatus => ({
  CanBuild: true,
  State,
  Log: [],
  Builds: [],
  Tools: [],
  ...facts,
});
const away = new RequestError({ failure: 'network', url: 'api/build' });
const refused = new RequestError({ failure: 'status', status: 501, url: 'api/build' });
const never = new Promise<BuildStatus>(() => undefined);

type Answer = BuildStatus | Error | Promise<BuildStatus>;

/** A page whose server gives these answers one after the other, whatever the request. */
function open(...answers: readonly Answer[]) {
  const clock = new SimulatedClock();
  const rest = [...answers];
  const asked: BuildRequest[] = [];
  const actor = createActor(
    buildMachine.provide({
      actors: {
        ask: fromPromise<BuildStatus, BuildRequest>(async ({ input }) => {
          asked.push(input);
          const answer = rest.shift();
          if (answer === undefined) throw new Error('The server was asked too often');
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
    }),
    { clock },
  ).start();
  const snapshot = () => actor.getSnapshot();
  return {
    asked,
    send: (request: BuildRequest) => actor.send(request),
    wait: () => clock.increment(1000),
    context: () => snapshot().context,
    may: (type: 'build' | 'cancel' | 'remove') =>
      snapshot().can(type === 'build' ? { type, kind: 'debug' } : type === 'remove' ? { type, name: 'a' } : { type }),
    is: async (value: 'asking' | 'building' | 'resting') => {
      await expect.poll(() => snapshot().value).toBe(value);
    },
  };
}

const check = { type: 'check' } as const;

describe('the builds of the app', () => {
  it.each([
    [BuildState.none, 'resting'],
    [BuildState.queued, 'building'],
    [BuildState.running, 'building'],
    [BuildState.failed, 'resting'],
    [BuildState.done, 'resting'],
  ] as const)('are "%s" as the server says', async (State, value) => {
    const page = open(status(State));
    await page.is(value);
    const isResting = value === 'resting';
    expect(page.context().status).toEqual(status(State));
    expect([page.may('build'), page.may('remove'), page.may('cancel')]).toEqual([isResting, isResting, !isResting]);
  });

  it.each([BuildState.done, BuildState.failed] as const)('are followed until one is %s', async (end) => {
    const page = open(
      status(BuildState.none),
      status(BuildState.queued),
      status(BuildState.running, { Progress: 0.2 }),
      status(BuildState.running, { Progress: 0.8 }),
      status(end),
    );
    await page.is('resting');
    page.send({ type: 'build', kind: 'release' });
    await page.is('building');
    page.send({ type: 'build', kind: 'debug' });
    for (const Progress of [0.2, 0.8]) {
      page.wait();
      await expect.poll(() => page.context().status?.Progress).toBe(Progress);
      await page.is('building');
    }
    page.wait();
    await page.is('resting');
    page.wait();
    expect(page.asked).toEqual([check, { type: 'build', kind: 'release' }, check, check, check]);
    expect(page.context().status?.State).toBe(end);
  });

  it.each([
    { type: 'build', kind: 'debug' },
    { type: 'remove', name: 'a.apk' },
  ] as const)('tell why the server refuses to $type, keep what it said, and can be asked again', async (request) => {
    const first = status(BuildState.done);
    const page = open(first, refused, first);
    await page.is('resting');
    page.send(request);
    await expect.poll(() => page.context().error).toBe(refused);
    await page.is('resting');
    expect(page.context().status).toEqual(first);
    page.send(check);
    expect(page.context().error).toBeUndefined();
    await page.is('resting');
    expect(page.asked).toEqual([check, request, check]);
  });

  it('claim nothing before the first answer of the server', async () => {
    const page = open(away, status(BuildState.done));
    await page.is('resting');
    expect(page.context()).toMatchObject({ status: undefined, error: away });
    page.send(check);
    await expect.poll(() => page.context().status?.State).toBe(BuildState.done);
  });

  it('continue when the connection breaks, and are found again', async () => {
    const running = status(BuildState.running, { Progress: 0.4 });
    const page = open(running, away, away, running, status(BuildState.done));
    await page.is('building');
    for (const missed of [1, 2, 0]) {
      page.wait();
      await expect.poll(() => page.context().missed).toBe(missed);
      await page.is('building');
      expect(page.context()).toMatchObject({ status: running, error: undefined });
    }
    page.wait();
    await page.is('resting');
  });

  it('are cancelled at once, also while the server is being asked, and only once', async () => {
    const page = open(status(BuildState.running), never, never);
    await page.is('building');
    page.wait();
    await page.is('asking');
    page.send({ type: 'cancel' });
    page.send({ type: 'cancel' });
    expect(page.asked).toEqual([check, check, { type: 'cancel' }]);
  });

  it('continue when they cannot be cancelled, and say why', async () => {
    const page = open(status(BuildState.running), refused, status(BuildState.running, { Progress: 1 }));
    await page.is('building');
    page.send({ type: 'cancel' });
    await expect.poll(() => page.context().error).toBe(refused);
    await page.is('building');
    page.wait();
    await expect.poll(() => page.context().status?.Progress).toBe(1);
    expect(page.context().error).toBe(refused);
  });
});
