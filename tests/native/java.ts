import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Compiled, compileShell, javaCompilerVersion } from '../../src/native/android/build/compile-shell.ts';

/**
 * Says why tests of the Android shell cannot run here. On CI (`CI=true`) that is a failure.
 *
 * @returns whether they are left out
 */
export function isLeftOut(reason: string | undefined): boolean {
  if (reason === undefined) return false;
  const sentence = `LEFT OUT: tests of the Android shell. ${reason}`;
  if (process.env['CI'] === 'true') throw new Error(sentence);
  console.warn(`\n${'!'.repeat(sentence.length)}\n${sentence}\n${'!'.repeat(sentence.length)}\n`);
  return true;
}

/** @returns undefined if the shell can be compiled */
export function whyNoJava(version?: number): string | undefined {
  const found = javaCompilerVersion();
  if (found === undefined) return 'There is no javac. Debian: apt-get install openjdk-17-jdk-headless';
  // Java 20 no longer compiles for Java 7.
  if (found < 9 || found > 19)
    return `Java ${found} does not compile for Java 7. Debian: apt-get install openjdk-17-jdk-headless`;
  return version === undefined || found === version
    ? undefined
    : `classes.dex is made with JDK ${version}, not ${found}.`;
}

let compiled: Compiled | undefined;

/** Compiles the shell once for all tests of a worker. */
export function compiledShell(): Compiled {
  if (compiled !== undefined) return compiled;
  const folder = mkdtempSync(join(tmpdir(), 'cicerone-shell-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  compiled = compileShell(folder);
  return compiled;
}
