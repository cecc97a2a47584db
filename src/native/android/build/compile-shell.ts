import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedFile } from './pinned-package.ts';
import { androidFolder, javaFiles } from './shell-sources.ts';

/** The only one whose classes.dex is the recorded one: others compile inner classes differently. */
export const javaVersion = 17;

/** @returns undefined if there is no compiler */
export function javaCompilerVersion(): number | undefined {
  const { stdout, status } = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  const version = /javac (\d+)/.exec(stdout ?? '')?.[1];
  return status === 0 && version !== undefined ? Number(version) : undefined;
}

export interface Compiled {
  readonly standIns: string;
  readonly shell: string;
}

/** Compiles the shell against the stand-ins, with nothing that Java 7 lacks: the dexer knows no more. */
export function compileShell(folder: string): Compiled {
  const standIns = join(folder, 'stand-ins');
  const shell = join(folder, 'shell');
  compile(javaFiles('stand-ins'), standIns, []);
  compile(javaFiles('shell'), shell, ['-g:source,lines', '-cp', standIns]);
  return { standIns, shell };
}

/** Options of a JVM that runs for seconds only. */
export const quickJava = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

function compile(files: readonly string[], to: string, options: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  const how = [
    ...quickJava.map((option) => `-J${option}`),
    '--release',
    '7',
    '-encoding',
    'UTF-8',
    '-Xlint:-options',
    ...options,
  ];
  execFileSync('javac', [...how, '-d', to, ...files], { cwd: androidFolder, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** dx 1.11, Apache License 2.0. */
const dexer = {
  spec: '@nativescript/android@9.1.1',
  integrity: 'oDWfVnQtgQ0ctbfFWSugqGEZnYVjls82FqlO5UbA9HNwTNqdP4gqWwqHR80WKQngrbxlRHYDIuYv5S9kQfKhcw==',
  path: 'package/framework/build-tools/android-metadata-generator.jar',
  sha256: '65b0efce431b4c554d1aed6e18a6d7d20d02cbe945a3302cdf635e3031f35152',
};

export function makeDex(classes: string, dex: string): void {
  const dx = ['-cp', pinnedFile(dexer), 'com.android.dx.command.Main', '--dex'];
  execFileSync('java', [...dx, `--output=${dex}`, classes], { stdio: ['ignore', 'inherit', 'inherit'] });
}
