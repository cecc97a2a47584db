import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { refuse } from '../../refuse.ts';

export interface ToolToRun {
  readonly path: string;
  readonly args: readonly string[];
  /** The folder to work in, also for its temporary files. */
  readonly folder: string;
  /** Secrets, which do not appear in the machine's list of processes. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Settings that a tool must not know, such as passwords. */
const secret = /^(?:CICERONE|AWS|PG)/;

/**
 * Runs a tool to its end. Its output goes to the log, without the path of the folder.
 *
 * @returns its lines
 * @throws Refusal `app-tool-failed`, or the reason of the signal, which ends the tool and all that it has started
 */
export async function runTool({
  path,
  args,
  folder,
  secrets = {},
  log,
  signal,
}: ToolToRun): Promise<readonly string[]> {
  signal.throwIfAborted();
  const name = path.split(/[\\/]/).at(-1) ?? path;
  const environment = Object.fromEntries(Object.entries(process.env).filter(([key]) => !secret.test(key)));
  const tool = spawn(path, args, {
    cwd: folder,
    env: { ...environment, ...secrets, TMPDIR: folder, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: some tools are scripts that start others.
    detached: true,
  });
  const end = (): void => endGroup(tool.pid);
  signal.addEventListener('abort', end);
  const lines: string[] = [];
  const hear = (output: string): void => {
    // Do not disclose where the server keeps its files.
    const line = output.replaceAll(join(folder, '/'), '').replaceAll(folder, '');
    if (lines.length < mostLines) lines.push(line);
    log(`${name}: ${line}`);
  };
  for (const stream of [tool.stdout, tool.stderr]) createInterface({ input: stream }).on('line', hear);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      tool.once('error', reject);
      tool.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code === 0) return lines;
    throw refuse('app-tool-failed', { tool: name, said: lines.at(-1) ?? String(code) });
  } finally {
    signal.removeEventListener('abort', end);
  }
}

const mostLines = 1000;

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
