import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls, type BuildKind, BuildState } from '#contract/calls/build-calls.ts';
import { refuse } from '../../refuse.ts';
import { type AppSettingsChange } from './app-settings.ts';
import { type AppPlan } from './app-plan.ts';
import { type FindTools, type FoundTool } from './find-tools.ts';
import { installLine } from './install-line.ts';

export type BuildStatus = AnswerOf<(typeof buildCalls)['buildStatus']>;
export type SettingsAnswer = AnswerOf<(typeof buildCalls)['buildSettings']>;

/** What builds the app, on whichever server: it keeps its state where all servers see it. */
export interface AppBuilder {
  readonly status: () => Promise<Omit<BuildStatus, 'CanBuild' | 'Tools' | 'Install'>>;
  /** Begins a build with these tools, none of which is missing. */
  readonly begin: (kind: BuildKind, tools: readonly FoundTool[]) => Promise<void>;
}

export interface AppBuilds {
  readonly status: () => Promise<BuildStatus>;
  readonly settings: () => Promise<SettingsAnswer>;
  readonly setSettings: (change: AppSettingsChange) => Promise<SettingsAnswer>;
  /** @throws Refusal `cannot-build` without a builder, `tools-missing` */
  readonly begin: (kind: BuildKind) => Promise<void>;
}

export interface AppBuildsOptions {
  readonly findTools: FindTools;
  readonly plan: AppPlan;
  /** Missing: this version cannot build yet. */
  readonly builder?: AppBuilder;
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
    async setSettings(change) {
      await plan.set(change);
      return plan.answer();
    },
    async begin(kind) {
      // First: tools would be installed in vain.
      if (builder === undefined) throw refuse('app-builder-missing', {});
      const tools = await findTools();
      const missing = tools.filter(({ path }) => path === undefined);
      if (missing.length > 0)
        throw refuse('build-tools-missing', { tools: missing.map(({ name }) => name).join(', ') });
      await builder.begin(kind, tools);
    },
  };
}
