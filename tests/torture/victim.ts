import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/project.ts';
import { rootPassword } from '#tests/browser/serve.ts';

export interface Victim {
  readonly origin: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number;
  /** Kills the process without warning. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
  /** Asks the process to end, as a host does. Resolves to the milliseconds until it is gone. */
  readonly end: () => Promise<number>;
}

export interface Ended {
  /** The exit code; null after a signal. */
  readonly code: number | null;
  /** Its output. */
  readonly output: string;
}

export type Environment = Readonly<Record<string, string>>;

export interface Program {
  /** @param hear takes what the server says */
  readonly start: (environment: Environment, hear: (line: string) => void) => Promise<Victim>;
  /** Runs `npm run admin -- WORDS`. */
  readonly admin: (words: readonly string[], environment: Environment) => Promise<Ended>;
  readonly remove: () => Promise<void>;
}

/** Builds the server once, so that each start is quick. */
export async function buildServer(): Promise<Program> {
  // At the same depth below the root as the built server, which finds the project by its own path.
  await mkdir(join(projectRoot, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(projectRoot, 'dist', 'torture-'));
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: {
        input: {
          server: join(projectRoot, 'tests', 'torture', 'server.ts'),
          admin: join(projectRoot, 'src', 'server', 'admin', 'main.ts'),
          pictures: join(projectRoot, 'src', 'server', 'files', 'picture-process', 'main.ts'),
          'sqlite-thread': join(projectRoot, 'src', 'server', 'store', 'sqlite-thread.mjs'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const program = join(folder, 'server.js');
  return {
    start: (environment, hear) => start(program, environment, hear),
    admin: (words, environment) => runAdmin([join(folder, 'admin.js'), ...words], environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** An interrupted torture leaves no servers. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

async function start(program: string, environment: Environment, hear: (line: string) => void): Promise<Victim> {
  const since = performance.now();
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      CICERONE_PORT: '0',
      CICERONE_HOST: '127.0.0.1',
      CICERONE_ROOT_PASSWORD: rootPassword,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  try {
    const origin = await listening(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => hear(chunk.toString()));
    await (await fetch(`${origin}/info/version`)).arrayBuffer();
    return {
      origin,
      startedIn: performance.now() - since,
      kill,
      end: async () => {
        const asked = performance.now();
        child.kill('SIGTERM');
        await gone;
        return performance.now() - asked;
      },
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function runAdmin(given: readonly string[], environment: Environment): Promise<Ended> {
  const child = spawn(process.execPath, given, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

async function listening(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const origin = /^listening (\S+)$/m.exec(output)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server does not start again:\n${output}`)));
  });
}
