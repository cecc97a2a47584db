import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Compiled,
  compileShell,
  javaCompilerVersion,
  quickJava,
} from '../../src/native/android/build/compile-shell.ts';
import { androidFolder, javaFiles } from '../../src/native/android/build/shell-sources.ts';

/**
 * Says why tests of the Android shell cannot run here. On CI (`CI=true`) that is a failure.
 *
 * @returns whether they are left out
 */
export function isSkipped(reason: string | undefined): boolean {
  if (reason === undefined) return false;
  const sentence = `LEFT OUT: tests of the Android shell. ${reason}`;
  if (process.env['CI'] === 'true') throw new Error(sentence);
  console.warn(`\n${'!'.repeat(sentence.length)}\n${sentence}\n${'!'.repeat(sentence.length)}\n`);
  return true;
}

/** Compiles the shell, unless its tests are left out: while files are collected, where no hook waits for it. */
export function isShellSkipped(): boolean {
  if (isSkipped(whyNoJava())) return true;
  compiledShell();
  return false;
}

let foundVersion: number | undefined;

/** @returns undefined if the shell can be compiled */
export function whyNoJava(version?: number): string | undefined {
  foundVersion ??= javaCompilerVersion();
  const found = foundVersion;
  if (found === undefined) return 'There is no javac. Debian: apt-get install openjdk-17-jdk-headless';
  // Java 20 no longer compiles for Java 7.
  if (found < 9 || found > 19)
    return `Java ${found} does not compile for Java 7. Debian: apt-get install openjdk-17-jdk-headless`;
  return version === undefined || found === version
    ? undefined
    : `classes.dex is made with JDK ${version}, not ${found}.`;
}

const harness = fileURLToPath(new URL('harness/app/cicerone/shell/', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/cicerone-native/', import.meta.url));

/** The shell, the stand-ins for Android, and the harness that runs the shell on a JVM. */
interface CompiledShell extends Compiled {
  readonly harness: string;
}

let compiled: CompiledShell | undefined;

/** Compiles the shell once for these sources and this compiler. */
export function compiledShell(): CompiledShell {
  compiled ??= inFolder(keptOrCompiled());
  return compiled;
}

function keptOrCompiled(): string {
  const kept = join(cache, `shell-${hashOfEverything()}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  // Renamed when it is complete: another worker may compile at the same time.
  const draft = mkdtempSync(`${kept}.`);
  const { shell, standIns } = compileShell(draft);
  const files = readdirSync(harness).map((name) => join(harness, name));
  const out = inFolder(draft).harness;
  mkdirSync(out);
  execFileSync('javac', [
    ...quickJava.map((option) => `-J${option}`),
    '-encoding',
    'UTF-8',
    '-cp',
    `${shell}:${standIns}`,
    '-d',
    out,
    ...files,
  ]);
  try {
    renameSync(draft, kept);
    return kept;
  } catch {
    process.once('exit', () => rmSync(draft, { recursive: true, force: true }));
    return draft;
  }
}

function inFolder(folder: string): CompiledShell {
  return { shell: join(folder, 'shell'), standIns: join(folder, 'stand-ins'), harness: join(folder, 'harness') };
}

function hashOfEverything(): string {
  const hash = createHash('sha256').update(String(foundVersion));
  const sources = (['shell', 'stand-ins'] as const).flatMap(javaFiles).map((path) => join(androidFolder, path));
  const compiler = fileURLToPath(new URL('../../src/native/android/build/compile-shell.ts', import.meta.url));
  const harnessFiles = readdirSync(harness).map((name) => join(harness, name));
  for (const path of [compiler, ...sources, ...harnessFiles]) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
