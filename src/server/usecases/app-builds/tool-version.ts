import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type BuildTool } from '#contract/calls/build-calls.ts';

const run = promisify(execFile);

/** Arguments that print a tool's version. The others cannot print theirs. */
const questions: Partial<Record<BuildTool, readonly string[]>> = {
  aapt2: ['version'],
  apksigner: ['--version'],
  java: ['-version'],
};

/** Milliseconds for which a tool may think about it. */
const timeoutMs = 10_000;

/** Reads versions, each once until its program is replaced: starting Java takes a while. */
export function createVersionReader(): (name: BuildTool, path: string) => Promise<string | undefined> {
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
