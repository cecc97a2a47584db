import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type BuildKind, BuildState } from '#contract/calls/build-calls.ts';
import { RequestError } from '#contract/errors.ts';
import { buildMachine, type BuildStatus } from './build-machine.ts';

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

type Said = BuildStatus | Error;

/** A page whose server says these statuses one after the other, and this to a wish for a build. */
function open(said: readonly Said[], toBuild: Said = refused) {
  const clock = new SimulatedClock();
  const rest = [...said];
  const asked: BuildKind[] = [];
  const answer = async (given: Said | undefined): Promise<BuildStatus> => {
    if (given === undefined) throw new Error('The server was asked too often');
    if (given instanceof Error) throw given;
    return given;
  };
  const actor = createActor(
    buildMachine.provide({
      actors: {
        readStatus: fromPromise<BuildStatus>(() => answer(rest.shift())),
        build: fromPromise<BuildStatus, { readonly kind: BuildKind }>(({ input }) => {
          asked.push(input.kind);
          return answer(toBuild);
        }),
      },
    }),
    { clock },
  ).start();
  const snapshot = () => actor.getSnapshot();
  return {
    asked,
    left: () => rest.length,
    check: () => actor.send({ type: 'check' }),
    build: (kind: BuildKind) => actor.send({ type: 'build', kind }),
    wait: () => clock.increment(1000),
    context: () => snapshot().context,
    value: () => snapshot().value,
    mayBuild: () => snapshot().can({ type: 'build', kind: 'debug' }),
    is: async (value: Parameters<ReturnType<typeof snapshot>['matches']>[0]) => {
      await expect.poll(() => snapshot().matches(value)).toBe(true);
    },
  };
}

describe('the builds of the app', () => {
  it.each([
    [BuildState.none, { resting: 'none' }, true],
    [BuildState.queued, { building: 'queued' }, false],
    [BuildState.running, { building: 'running' }, false],
    [BuildState.failed, { resting: 'failed' }, true],
    [BuildState.done, { resting: 'done' }, true],
  ] as const)('are "%s" as the server says', async (State, value, mayBuild) => {
    const page = open([status(State)]);
    await page.is(value);
    expect([page.context().status, page.mayBuild()]).toEqual([status(State), mayBuild]);
  });

  it.each([BuildState.done, BuildState.failed] as const)('are followed until one is %s', async (end) => {
    const first = status(BuildState.none);
    const page = open(
      [
        first,
        status(BuildState.running, { Progress: 0.2 }),
        status(BuildState.running, { Progress: 0.8 }),
        status(end),
      ],
      status(BuildState.queued),
    );
    await page.is({ resting: 'none' });
    page.build('release');
    await page.is({ building: 'queued' });
    page.build('debug');
    page.wait();
    await page.is({ building: 'running' });
    expect(page.context().status?.Progress).toBe(0.2);
    page.wait();
    await expect.poll(() => page.context().status?.Progress).toBe(0.8);
    page.wait();
    await page.is({ resting: end === BuildState.done ? 'done' : 'failed' });
    page.wait();
    expect([page.asked, page.left()]).toEqual([['release'], 0]);
  });

  it('tell why the server refuses, keep what it said before, and can be wished for again', async () => {
    const first = status(BuildState.none);
    const page = open([first, first]);
    await page.is({ resting: 'none' });
    page.build('debug');
    await page.is({ resting: 'refused' });
    expect(page.context()).toMatchObject({ status: first, error: refused });
    page.build('release');
    expect(page.value()).toBe('requesting');
    await page.is({ resting: 'refused' });
    expect(page.asked).toEqual(['debug', 'release']);
    page.check();
    await page.is({ resting: 'none' });
    expect(page.context().error).toBeUndefined();
  });

  it('claim nothing while the server has said nothing', async () => {
    const page = open([away, status(BuildState.done)]);
    await page.is({ resting: 'unread' });
    expect(page.context()).toMatchObject({ status: undefined, error: away });
    page.check();
    await page.is({ resting: 'done' });
  });

  it('go on when the connection breaks, and are found again', async () => {
    const running = status(BuildState.running, { Progress: 0.4 });
    const page = open([running, away, status(BuildState.done)]);
    await page.is({ building: 'running' });
    page.wait();
    await page.is({ building: 'lost' });
    expect(page.context().status).toEqual(running);
    page.wait();
    await page.is({ resting: 'done' });
    expect(page.context().error).toBeUndefined();
  });
});
