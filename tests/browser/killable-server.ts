import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/project.ts';
import { freePort } from '#tests/free-port.ts';
import { rootPassword } from './serve.ts';

/** The real server as a separate process, at one address for all its lives. */
export interface KillableServer {
  readonly origin: string;
  /** Its data folder. */
  readonly data: string;
  readonly start: () => Promise<void>;
  /** As a power cut does. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** @param content the folder that fills its database at the first start */
export async function killableServer(content: string): Promise<KillableServer> {
  const data = await mkdtemp(join(tmpdir(), 'cicerone-killed-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    origin: `http://localhost:${port}`,
    data,
    start: async () => {
      const started = spawn(process.execPath, [join(projectRoot, 'dist', 'server', 'main.js')], {
        env: {
          ...process.env,
          CICERONE_CONTENT: content,
          CICERONE_DATA: data,
          CICERONE_PORT: String(port),
          CICERONE_HOST: '127.0.0.1',
          CICERONE_ROOT_PASSWORD: rootPassword,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let output = '';
      await new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer): void => {
          output += chunk.toString();
          if (output.includes('guides visitors at')) resolve();
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', () => reject(new Error(`The server does not start:\n${output}`)));
      });
    },
    kill,
    remove: async () => {
      await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
