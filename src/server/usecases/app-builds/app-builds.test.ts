import { expect, it } from 'vitest';
import { BuildState, BuildTool } from '#contract/calls/build-calls.ts';
import { type AppBuilder, createAppBuilds } from './app-builds.ts';
import { type AppPlan } from './app-plan.ts';
import { type FoundTool } from './find-tools.ts';

const tools =
  (missing: readonly BuildTool[] = []) =>
  (): Promise<readonly FoundTool[]> =>
    Promise.resolve(
      Object.values(BuildTool).map((name) => ({
        name,
        path: missing.includes(name) ? undefined : `/usr/bin/${name}`,
        version: name === BuildTool.java ? '17.0.15' : undefined,
      })),
    );

const unused = (): never => {
  throw new Error('These tests do not read the settings');
};
const plan: AppPlan = { settings: unused, read: unused, answer: unused, set: unused };

/** A builder that records its orders. */
function noting(): { readonly builder: AppBuilder; readonly begun: string[] } {
  const begun: string[] = [];
  const builder: AppBuilder = {
    status: () =>
      Promise.resolve({ State: BuildState.running, Kind: 'release', Progress: 0.5, Log: ['aapt2 link'], Builds: [] }),
    begin: (kind, _tools, who) => Promise.resolve(void begun.push(`${kind} for ${who}`)),
    cancel: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    list: () => Promise.resolve([]),
    find: unused,
    close: () => Promise.resolve(),
  };
  return { builder, begun };
}

it('without a builder there is no build, and none can begin, whatever is installed', async () => {
  for (const missing of [[], [BuildTool.aapt2]]) {
    const builds = createAppBuilds({ plan, findTools: tools(missing) });
    expect(await builds.status()).toMatchObject({ CanBuild: false, State: 'no build present', Log: [] });
    await expect(builds.begin('debug', 'root')).rejects.toMatchObject({
      code: 'cannot-build',
      message: 'This version of Cicerone cannot build the app yet.',
    });
  }
});

it('a builder tells its state beside the tools, and begins once all of them are there', async () => {
  const { builder, begun } = noting();
  const lacking = createAppBuilds({ plan, findTools: tools([BuildTool.aapt2, BuildTool.keytool]), builder });
  await expect(lacking.begin('debug', 'root')).rejects.toMatchObject({
    code: 'tools-missing',
    facts: { tools: 'aapt2, keytool' },
  });
  expect(await lacking.status()).toMatchObject({
    CanBuild: true,
    State: 'running',
    Progress: 0.5,
    Install: 'apt-get install --no-install-recommends aapt default-jre-headless',
    Tools: [{ Name: 'aapt2' }, { Name: 'zipalign', Path: '/usr/bin/zipalign' }, {}, { Version: '17.0.15' }, {}, {}],
  });
  const ready = createAppBuilds({ plan, findTools: tools(), builder });
  await ready.begin('release', 'root');
  expect([begun, (await ready.status()).Install]).toEqual([['release for root'], undefined]);
});
