import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { BuildKind, BuildState, BuildTool } from '#contract/calls/build-calls.ts';
import { defaultIcon } from '#contract/shell-files.ts';
import { type AppIcon } from '../../files/picture-process/app-icons.ts';
import { type PictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { withTemporaryFolder } from '../../files/with-temporary.ts';
import { withLocalCopy } from '../../files/with-local-copy.ts';
import { blobKey } from '../../files/store-blob.ts';
import { Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { createJob, type LatestRun, type Run } from '../jobs/jobs.ts';
import { type AppBuilder, type BuildStatus } from './app-builds.ts';
import { appFeatures } from './app-features.ts';
import { type AppKey, createAppKeys, keyMaker, passwordVariable } from './app-keys.ts';
import { type AppPlan, type Planned } from './app-plan.ts';
import { type BuildRow, buildAnswer, createRetainedBuilds } from './retained-builds.ts';
import { needSpaceFor } from './need-space.ts';
import { packageApp, toolPath, type Tools } from './package-app.ts';
import { runTool } from './run-tool.ts';
import { clientInApp, type StaticGuideBuild, writeStaticGuide } from './static-guide.ts';

export interface AppBuilderOptions extends Pick<StaticGuideBuild, 'buildGuide'> {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly pictures: Pick<PictureWorkers, 'run'>;
  readonly plan: AppPlan;
  readonly client: ClientConfiguration;
  /** The folder of the built guide. */
  readonly guide: string;
  /** The folder of the shell, as it is built. */
  readonly shell: string;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
}

type AppRun = Run<{ readonly name: string }>;
type LatestAppRun = LatestRun<BuildKind, { readonly name: string }>;

export function createAppBuilder(options: AppBuilderOptions): AppBuilder {
  const { db, store, plan, clock, report } = options;
  const keys = createAppKeys(db, clock);
  const kept = createRetainedBuilds(db, store);
  const job = createJob<BuildKind, { readonly name: string }>({
    db,
    clock,
    name: 'app',
    busy: () => refuse('app-build-running', {}),
    cancelled: () => refuse('app-build-cancelled', {}),
  });
  const stopping = new AbortController();
  let own: Promise<void> = Promise.resolve();

  return {
    async status() {
      return statusOf(await job.latest(), await kept.list());
    },
    async begin(kind, tools, who) {
      const { problems } = await plan.read();
      const fatal = problems.find(({ isFatal }) => isFatal);
      if (fatal !== undefined) throw fatal.refusal;
      // No run is known: this museum is new, or comes from a backup.
      if ((await job.latest()) === undefined) await keys.skipVersionCodes();
      const { ended } = await job.begin({ kind, about: '', who }, (run) => build(kind, tools, run));
      own = ended.catch((error: unknown) => {
        // Refusals are in the status; they are no errors of the server.
        if (!(error instanceof Refusal)) report(error);
      });
    },
    async cancel() {
      if (!(await job.cancel())) throw refuse('no-build', {});
    },
    remove: kept.remove,
    find: kept.find,
    list: kept.list,
    async close() {
      stopping.abort(refuse('app-build-stopped', {}));
      await own;
    },
  };

  async function build(kind: BuildKind, tools: Tools, beaten: AppRun): Promise<void> {
    const run = { ...beaten, signal: AbortSignal.any([beaten.signal, stopping.signal]) };
    run.expect(100);
    await kept.sweep();
    await withTemporaryFolder(store, async (folder) => {
      const planned = await plan.read();
      const { settings, published, media } = planned;
      run.log(`Building the ${kind} APK of content ${published.state.counter}: ${media.length} media files.`);
      await needSpaceFor(folder, media);
      const key = await keyOf(kind, { planned, tools, folder, run });
      const icons = await iconsOf(planned, options);
      run.advance(10);
      const versionCode = await keys.nextVersionCode(kind);
      const client = clientInApp(options.client, settings.ServerAddress);
      const guide = await writeStaticGuide({ ...options, ...run, published, media, client, folder });
      run.advance(20);
      const work = join(folder, 'apk');
      await mkdir(work);
      const { catalogue, state } = published;
      const facts = {
        settings,
        features: appFeatures(catalogue, options.client),
        catalogue,
        counter: state.counter,
        isDebug: kind === BuildKind.debug,
        versionCode,
      };
      const advance = (share: number): void => run.advance(Math.round(share * 70));
      const app = await packageApp({ ...options, ...run, advance, facts, guide, icons, key, tools, folder: work });
      const row = rowOf({ kind, app, versionCode, versionName: settings.VersionName, builtAt: clock() });
      await kept.add(row, {
        path: app.path,
        keep: settings.KeepBuilds,
        also: (transaction) => run.finish(transaction, { name: row.name }),
      });
    });
  }

  function keyOf(
    kind: BuildKind,
    { planned, tools, folder, run }: { planned: Planned; tools: Tools; folder: string; run: AppRun },
  ): Promise<AppKey> {
    const path = toolPath(tools, BuildTool.keytool);
    const { log, signal } = run;
    const keytool = (args: readonly string[], password: string): Promise<unknown> =>
      runTool({ path, args, folder, secrets: { [passwordVariable]: password }, log, signal });
    return keys.of(kind, keyMaker({ kind, owner: planned.settings.ApplicationID, folder, keytool }));
  }
}

interface Built {
  readonly kind: BuildKind;
  readonly app: { readonly bytes: number; readonly sha256: string; readonly certificate: string };
  readonly versionCode: number;
  readonly versionName: string;
  readonly builtAt: number;
}

function rowOf({ kind, app: { bytes, sha256, certificate }, versionCode, ...others }: Built): BuildRow {
  const name = `guide-${versionCode}-${kind}.apk`;
  return { name, key: randomBytes(16).toString('hex'), kind, bytes, sha256, certificate, versionCode, ...others };
}

/** The museum's icon; Cicerone's if there is none that can be read. */
async function iconsOf(
  { icon }: Planned,
  { store, pictures, guide, report }: AppBuilderOptions,
): Promise<readonly AppIcon[]> {
  if (icon !== undefined) {
    try {
      return await withLocalCopy(store, blobKey(icon.hash), (path) => pictures.run('makeAppIcons', path));
    } catch (error) {
      report(error);
    }
  }
  return pictures.run('makeAppIcons', await readFile(join(guide, defaultIcon)));
}

function statusOf(
  run: LatestAppRun | undefined,
  rows: readonly BuildRow[],
): Omit<BuildStatus, 'CanBuild' | 'Tools' | 'Install'> {
  const Builds = rows.map(buildAnswer);
  const [Result] = Builds;
  const builds = { Builds, ...(Result === undefined ? {} : { Result }) };
  if (run === undefined) return { State: Result === undefined ? BuildState.none : BuildState.done, Log: [], ...builds };
  const { kind, outcome, startedAt, endedAt, bytesDone, bytesTotal, log, result } = run;
  const StartedAt = new Date(startedAt).toISOString();
  const shared = { Kind: kind, Log: [...log], StartedAt, ...builds };
  if (outcome === 'running')
    return {
      ...shared,
      State: BuildState.running,
      Progress: bytesTotal === 0 ? 0 : Math.min(1, bytesDone / bytesTotal),
    };
  const ended = { ...shared, ...(endedAt === 0 ? {} : { EndedAt: new Date(endedAt).toISOString() }) };
  if (outcome === 'done') return { ...ended, State: Result === undefined ? BuildState.none : BuildState.done };
  const { reason = 'internal', facts = {} } =
    outcome === 'interrupted' ? refuse('app-build-interrupted', {}) : (result.error ?? refuse('internal', {}));
  return { ...ended, State: BuildState.failed, Failure: { Reason: reason, Facts: { ...facts } } };
}
