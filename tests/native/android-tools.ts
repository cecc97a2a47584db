import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createToolFinder } from '#server/usecases/app-builds/find-tools.ts';

/** Debian's packages for building the app, and for looking into its code. */
const packages = ['aapt', 'zipalign', 'android-framework-res', 'apksigner', 'default-jre-headless', 'dexdump'];

/**
 * Installs Debian's packages if permitted.
 *
 * @returns why no app can be built here; undefined if one can
 */
export async function whyNoTools(): Promise<string | undefined> {
  const missing = await missingTools();
  if (missing.length === 0) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s packages for building the Android app ...');
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore' });
    } catch (error) {
      console.warn('They could not be installed:', error instanceof Error ? error.message : error);
    }
  }
  const still = await missingTools();
  if (still.length === 0) return undefined;
  return `${still.join(', ')} missing. Debian: apt-get install --no-install-recommends ${packages.join(' ')}`;
}

async function missingTools(): Promise<readonly string[]> {
  const tools = await createToolFinder(process.env)();
  return tools.filter(({ path }) => path === undefined).map(({ name }) => name);
}

/** Runs a tool of the tests. @returns what it says @throws if it fails */
export function ask(tool: string, ...args: readonly string[]): string {
  return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 ** 2 });
}
