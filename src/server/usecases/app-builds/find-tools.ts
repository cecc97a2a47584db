import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { BuildTool } from '#contract/calls/build-calls.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Arguments that print a tool's version. The others cannot print theirs. */
const questions: Partial<Record<BuildTool, readonly string[]>> = {
  aapt2: ['version'],
  apksigner: ['--version'],
  java: ['-version'],
};

/** Milliseconds for which a tool may think about it. */
const timeoutMs = 10_000;

export interface FoundTool {
  readonly name: BuildTool;
  /** Undefined: it is missing. */
  readonly path: string | undefined;
  readonly version: string | undefined;
}

export type FindTools = () => Promise<readonly FoundTool[]>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Where Debian's package puts Android's resources. */
const debianResources = '/usr/share/android-framework-res/framework-res.apk';

/** Looks for the tools of a build: in the Android SDK of ANDROID_HOME and the Java of JAVA_HOME, otherwise in PATH. */
export function createToolFinder(environment: Environment, resources = debianResources): FindTools {
  const versionOf = createVersionReader();
  return async () => {
    const tools = Object.values(BuildTool);
    return Promise.all(
      tools.map(async (name) => {
        const path = await firstThere(await placesOf(name, environment, resources), isProgram(name));
        return { name, path, version: path === undefined ? undefined : await versionOf(name, path) };
      }),
    );
  };
}

function isProgram(name: BuildTool): boolean {
  return name !== BuildTool.androidResources;
}

/** The best first. */
async function placesOf(name: BuildTool, environment: Environment, resources: string): Promise<readonly string[]> {
  const { ANDROID_HOME: sdk = '', JAVA_HOME: java = '', PATH = '' } = environment;
  if (name === BuildTool.androidResources) {
    return [...(await newestFirst(sdk, 'platforms')).map((folder) => join(folder, 'android.jar')), resources];
  }
  const isJava = name === BuildTool.java || name === BuildTool.keytool;
  const own = isJava ? [java === '' ? '' : join(java, 'bin')] : await newestFirst(sdk, 'build-tools');
  const folders = [...own, ...PATH.split(delimiter)].filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name));
}

/** Returns the versions of a part of the SDK, which are folders such as `36.0.0` and `android-36`. */
async function newestFirst(sdk: string, part: string): Promise<readonly string[]> {
  if (sdk === '') return [];
  const names = await readdir(join(sdk, part)).catch(() => []);
  const byNumber = new Intl.Collator('en', { numeric: true });
  return names.toSorted((one, other) => byNumber.compare(other, one)).map((name) => join(sdk, part, name));
}

async function firstThere(places: readonly string[], mustRun: boolean): Promise<string | undefined> {
  for (const place of places) if (await isThere(place, mustRun)) return place;
  return undefined;
}

async function isThere(path: string, mustRun: boolean): Promise<boolean> {
  try {
    await access(path, mustRun ? constants.X_OK : constants.R_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Reads versions, each once until its program is replaced: starting Java takes a while. */
function createVersionReader(): (name: BuildTool, path: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  return async (name, path) => {
    const question = questions[name];
    if (question === undefined) return undefined;
    const key = `${path} ${(await stat(path)).mtimeMs}`;
    const reading = known.get(key) ?? ask(path, question);
    known.set(key, reading);
    return reading;
  };
}

/** Returns the number in what it says, such as `17.0.15`; undefined if it does not start or names none. */
async function ask(path: string, question: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run(path, [...question], { timeout: timeoutMs });
    return /\d+(?:\.[\w+-]+)+/.exec(`${stdout}\n${stderr}`)?.[0];
  } catch (error) {
    console.warn(`${path} does not tell its version`, error);
    return undefined;
  }
}
