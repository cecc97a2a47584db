import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls, type BuildKind, BuildState, type BuildTool } from '#contract/calls/build-calls.ts';
import { refuse } from '../../refuse.ts';
import { type AppSettingsChange } from './app-settings.ts';
import { appLinks } from './app-links.ts';
import { type AppPlan } from './app-plan.ts';
import { type BuildRow } from './retained-builds.ts';
import { type FindTools, type FoundTool } from './find-tools.ts';

export type BuildStatus = AnswerOf<(typeof buildCalls)['buildStatus']>;
export type SettingsAnswer = AnswerOf<(typeof buildCalls)['buildSettings']>;

/** Builds the app, on any server: its state is where all servers see it. */
export interface AppBuilder {
  readonly status: () => Promise<Omit<BuildStatus, 'CanBuild' | 'Tools' | 'Install'>>;
  /** Begins a build with these tools, none of which is missing. @throws Refusal `invalid`, `conflict` */
  readonly begin: (kind: BuildKind, tools: readonly FoundTool[], who: string) => Promise<void>;
  /** Cancels the running build, whichever server does it. @throws Refusal `not-found` */
  readonly cancel: () => Promise<void>;
  /** Removes a built app. @throws Refusal `not-found` */
  readonly remove: (name: string) => Promise<void>;
  /** @throws Refusal `not-found`, also for a wrong key */
  readonly find: (key: string, name: string) => Promise<BuildRow>;
  /** The built apps that are kept. */
  readonly list: () => Promise<readonly BuildRow[]>;
  /** Ends what this server builds. */
  readonly close: () => Promise<void>;
}

export interface AppBuilds {
  readonly status: () => Promise<BuildStatus>;
  readonly settings: () => Promise<SettingsAnswer>;
  /** Whether the app is to look for newer content, and so makes calls. */
  readonly hasServerAddress: () => Promise<boolean>;
  readonly setSettings: (change: AppSettingsChange) => Promise<SettingsAnswer>;
  /** @throws Refusal `cannot-build` without a builder, `tools-missing`, `invalid`, `conflict` */
  readonly begin: (kind: BuildKind, who: string) => Promise<void>;
  readonly cancel: AppBuilder['cancel'];
  readonly remove: AppBuilder['remove'];
  readonly find: AppBuilder['find'];
  readonly links: () => Promise<AnswerOf<(typeof buildCalls)['appLinks']>>;
  readonly close: AppBuilder['close'];
}

export interface AppBuildsOptions {
  readonly findTools: FindTools;
  readonly plan: AppPlan;
  /** Missing: this version cannot build yet. */
  readonly builder?: AppBuilder | undefined;
}

export function createAppBuilds({ findTools, plan, builder }: AppBuildsOptions): AppBuilds {
  return {
    async status() {
      const build = (await builder?.status()) ?? { State: BuildState.none, Log: [], Builds: [] };
      const tools = await findTools();
      const install = installLine(tools);
      return {
        ...build,
        CanBuild: builder !== undefined,
        Tools: tools.map(({ name, path, version }) => ({
          Name: name,
          ...(path === undefined ? {} : { Path: path }),
          ...(version === undefined ? {} : { Version: version }),
        })),
        ...(install === undefined ? {} : { Install: install }),
      };
    },
    settings: () => plan.answer(),
    hasServerAddress: async () => (await plan.settings()).ServerAddress !== '',
    async setSettings(change) {
      await plan.set(change);
      return plan.answer();
    },
    async begin(kind, who) {
      // First: tools would be installed in vain.
      if (builder === undefined) throw refuse('app-builder-missing', {});
      const tools = await findTools();
      const missing = tools.filter(({ path }) => path === undefined);
      if (missing.length > 0)
        throw refuse('build-tools-missing', { tools: missing.map(({ name }) => name).join(', ') });
      await builder.begin(kind, tools, who);
    },
    cancel: async () => (builder ?? nothing).cancel(),
    remove: async (name) => (builder ?? nothing).remove(name),
    find: async (key, name) => (builder ?? nothing).find(key, name),
    links: async () => appLinks((await plan.settings()).ApplicationID, (await builder?.list()) ?? []),
    close: async () => builder?.close(),
  };
}

const refuseAll = (): Promise<never> => Promise.reject(refuse('no-build', {}));
/** Without a builder there is no build. */
const nothing: Pick<AppBuilder, 'cancel' | 'remove' | 'find'> = {
  cancel: refuseAll,
  remove: refuseAll,
  find: refuseAll,
};

/** Debian's packages. */
const packages: Readonly<Record<BuildTool, string>> = {
  aapt2: 'aapt',
  zipalign: 'zipalign',
  apksigner: 'apksigner',
  java: 'default-jre-headless',
  keytool: 'default-jre-headless',
  'android-resources': 'android-framework-res',
};

/** Returns the command that installs what is missing; undefined if nothing is. */
export function installLine(tools: readonly FoundTool[]): string | undefined {
  const missing = tools.filter(({ path }) => path === undefined);
  if (missing.length === 0) return undefined;
  const names = [...new Set(missing.map(({ name }) => packages[name]))];
  return `apt-get install --no-install-recommends ${names.join(' ')}`;
}
