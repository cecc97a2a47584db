import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../project.ts';

export interface ProgramOptions {
  /** Of memory, for one process. */
  readonly megabytes: number;
  /** Whether it has a low priority, and works on one core only. */
  readonly isLate?: boolean;
}

const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? [fileURLToPath(new URL('pictures.js', import.meta.url))]
  : ['--import', 'tsx', `${projectRoot}src/server/files/picture-process/main.ts`];

/** Settings that a process which reads hostile files must not know, such as passwords. */
const secret = /^(?:CICERONE|AWS|PG)/;

/** Starts the process that works on pictures. Where the system has a shell, it limits the memory that one may reserve. */
export function startProgram({ megabytes, isLate = false }: ProgramOptions): ChildProcess {
  const command = [process.execPath, '--max-old-space-size=512', ...program];
  const [file = '', ...rest] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', limited(megabytes), 'sh', ...command];
  const environment = Object.entries(process.env).filter(([name]) => !secret.test(name));
  const child = spawn(file, rest, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Few arenas: freed memory returns to the system.
    env: { ...Object.fromEntries(environment), MALLOC_ARENA_MAX: '2', ...(isLate ? { VIPS_CONCURRENCY: '1' } : {}) },
    ...(isBuilt ? {} : { cwd: projectRoot }),
  });
  // The lowest priority would wait for minutes where a machine has other work.
  if (isLate && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** Address space that Node and the stacks of its threads reserve without using it. */
const reserved = 500;

function limited(megabytes: number): string {
  return `ulimit -d ${(megabytes + reserved) * 1024} 2>/dev/null; exec "$@"`;
}
