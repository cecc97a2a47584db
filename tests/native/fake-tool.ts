import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

export interface FakeTool {
  /** Waits until the tool runs. @returns the process that it has started */
  readonly started: () => Promise<number>;
  readonly remove: () => Promise<void>;
}

/** Says why it fails, as a tool on a full disk does. */
export const failing = 'echo "res/values: No space left on device" >&2; exit 3';
/** Runs until it is killed. */
export const endless =
  'sleep 1000 & echo $! > "$(dirname "$0")/child.new"; mv "$(dirname "$0")/child.new" "$(dirname "$0")/child"; wait';
/** Puts the manifest into the app as text. */
export const linking = `case "$1" in
compile) : > "$5" ;;
link) exec "${process.execPath}" "${fileURLToPath(new URL('fake-link.mjs', import.meta.url))}" "$@" ;;
esac`;

/** The other tools copy the app, and take the keystore's hash for its certificate. */
const others = {
  zipalign: '[ "$1" = -c ] || cp "$4" "$5"',
  apksigner: `case "$1" in
sign)
  while [ $# -gt 0 ]; do
    case "$1" in --ks) keystore="$2" ;; --out) out="$2"; in="$3" ;; esac
    shift
  done
  cp "$in" "$out"; sha256sum < "$keystore" | cut -c 1-64 > "$out.certificate" ;;
verify)
  for last; do :; done
  for scheme in v2 v3; do echo "Verified using $scheme scheme (APK Signature Scheme $scheme): true"; done
  echo "Signer #1 certificate SHA-256 digest: $(cat "$last.certificate")" ;;
*) echo 99.0.0 ;;
esac`,
  keytool: `while [ $# -gt 0 ]; do [ "$1" = -keystore ] && path="$2"; shift; done; head -c 300 /dev/urandom > "$path"`,
  java: 'echo "openjdk version \\"99.0.0\\""',
};

export interface FakeTools {
  /** Leaves the tools after it as they are: what they make, such as keys, can be used afterwards. */
  readonly isFirstAlone?: boolean;
}

/**
 * Has servers of this process find stand-ins for all tools of a build first. `script` is what aapt2 does, the first tool
 * of every build.
 */
export async function fakeTools(script: string, { isFirstAlone = false }: FakeTools = {}): Promise<FakeTool> {
  const sdk = await mkdtemp(join(tmpdir(), 'cicerone-sdk-'));
  const [tools, java] = [join(sdk, 'build-tools', '99.0.0'), join(sdk, 'java', 'bin')];
  const put = async (path: string, text: string): Promise<void> => {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, `#!/bin/sh\n${text}\n`);
    await chmod(path, 0o755);
  };
  // The server asks for the version first.
  await put(join(tools, 'aapt2'), `if [ "$1" = version ]; then echo 99.0.0; exit; fi\n${script}`);
  vi.stubEnv('ANDROID_HOME', sdk);
  if (!isFirstAlone) {
    for (const name of ['zipalign', 'apksigner'] as const) await put(join(tools, name), others[name]);
    for (const name of ['java', 'keytool'] as const) await put(join(java, name), others[name]);
    await put(join(sdk, 'platforms', 'android-99', 'android.jar'), '');
    vi.stubEnv('JAVA_HOME', join(sdk, 'java'));
  }
  return {
    started: () =>
      vi.waitUntil(async () => Number(await readFile(join(tools, 'child'), 'utf8').catch(() => '')) || undefined, {
        timeout: 20_000,
        interval: 20,
      }),
    remove: async () => {
      vi.unstubAllEnvs();
      await rm(sdk, { recursive: true, force: true });
    },
  };
}

/** Whether a process lives: one that has ended may still be listed, because its parent has not reaped it. */
export async function isRunning(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return state !== undefined && !/\) [ZX] /.test(state);
}
