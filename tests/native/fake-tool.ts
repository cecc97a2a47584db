import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

export interface FakeTool {
  /** The folder of an Android SDK with nothing but this tool. */
  readonly sdk: string;
  /** Waits until the tool runs. @returns the process that it has started */
  readonly started: () => Promise<number>;
  readonly remove: () => Promise<void>;
}

/** Says why it cannot go on, as a tool on a full disk does. */
export const failing = 'echo "res/values: No space left on device" >&2; exit 3';
/** Never ends by itself. */
export const endless =
  'sleep 1000 & echo $! > "$(dirname "$0")/child.new"; mv "$(dirname "$0")/child.new" "$(dirname "$0")/child"; wait';

/** Puts a program in the place of aapt2, the first tool of every build, and has servers find it first. */
export async function fakeTool(script: string): Promise<FakeTool> {
  const sdk = await mkdtemp(join(tmpdir(), 'cicerone-sdk-'));
  const folder = join(sdk, 'build-tools', '99.0.0');
  await mkdir(folder, { recursive: true });
  // The server asks for the version first.
  await writeFile(join(folder, 'aapt2'), `#!/bin/sh\nif [ "$1" = version ]; then echo 99.0.0; exit; fi\n${script}\n`);
  await chmod(join(folder, 'aapt2'), 0o755);
  vi.stubEnv('ANDROID_HOME', sdk);
  return {
    sdk,
    started: () =>
      vi.waitUntil(async () => Number(await readFile(join(folder, 'child'), 'utf8').catch(() => '')) || undefined, {
        timeout: 60_000,
        interval: 50,
      }),
    remove: () => rm(sdk, { recursive: true, force: true }),
  };
}

/** Whether a process lives: one that has ended may still be listed, because nobody has asked how. */
export async function isRunning(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return state !== undefined && !/\) [ZX] /.test(state);
}
