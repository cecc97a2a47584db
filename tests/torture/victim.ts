import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/project.ts';
import { rootPassword } from '#tests/e2e/serve.ts';

export interface Victim {
  readonly origin: string;
  /** Kills the process without warning. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

export interface Program {
  readonly start: (folders: { readonly content: string; readonly data: string }) => Promise<Victim>;
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
        input: { server: join(projectRoot, 'tests', 'torture', 'server.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const program = join(folder, 'server.js');
  return {
    start: ({ content, data }) => start(program, content, data),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function start(program: string, content: string, data: string): Promise<Victim> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      CICERONE_CONTENT: content,
      CICERONE_DATA: data,
      CICERONE_PORT: '0',
      CICERONE_HOST: '127.0.0.1',
      CICERONE_ROOT_PASSWORD: rootPassword,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  try {
    return { origin: await listening(child), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function listening(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const origin = /^listening (\S+)$/m.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server does not start again:\n${said}`)));
  });
}
