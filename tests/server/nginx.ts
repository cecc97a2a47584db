import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '#server/project.ts';
import { freePort } from '#tests/free-port.ts';

/** The nginx of compose.yaml, with its configuration, on ports of this machine. */
export interface Nginx {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The certificate that it shows, in PEM. */
  readonly certificate: string;
  /** The folder of challenges with which certificates are obtained. */
  readonly challenges: string;
  /** Its reports. */
  readonly reports: () => string;
  readonly stop: () => Promise<void>;
}

interface Prepared {
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
}

const template = join(projectRoot, 'deploy', 'nginx.conf.template');

/** @param ports those of its two servers @throws if it does not start */
export async function startNginx(ports: readonly [number, number]): Promise<Nginx> {
  const program = findNginx();
  const { folder, httpPort, httpsPort } = await prepare(program, ports);
  const child = spawn(program, argumentsFor(folder, 'daemon off;'), { stdio: ['ignore', 'ignore', 'pipe'] });
  let reports = '';
  child.stderr.on('data', (chunk: Buffer) => (reports += chunk.toString()));
  await listening(child, httpsPort, () => reports);
  return {
    httpPort,
    httpsPort,
    certificate: await readFile(join(folder, 'certificates', 'fullchain.pem'), 'utf8'),
    challenges: join(folder, 'acme', '.well-known', 'acme-challenge'),
    reports: () => reports,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns what nginx says about its configuration */
export async function checkNginx(): Promise<string> {
  const program = findNginx();
  const { folder } = await prepare(program, [await freePort(), await freePort()]);
  const { stderr } = spawnSync(program, ['-t', ...argumentsFor(folder)], { encoding: 'utf8' });
  await rm(folder, { recursive: true, force: true });
  return stderr;
}

/** Replaces texts that must occur. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [name, value]) => {
    if (!filled.includes(name)) throw new Error(`${template} lacks "${name}".`);
    return filled.replaceAll(name, value);
  }, text);
}

async function prepare(program: string, [first, second]: readonly [number, number]): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-nginx-'));
  // Its workers are another user when it is started by root.
  await chmod(folder, 0o755);
  for (const name of ['certificates', 'cache', 'acme/.well-known/acme-challenge'])
    await mkdir(join(folder, name), { recursive: true });
  makeCertificate(join(folder, 'certificates'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const configuration = fill(await readFile(template, 'utf8'), {
    '${FRONT_HOST}': 'localhost',
    'listen 80 ': `listen 127.0.0.1:${httpPort} `,
    'listen 443 ': `listen 127.0.0.1:${httpsPort} `,
    '172.30.80.11:8080': `127.0.0.1:${first}`,
    '172.30.80.12:8080': `127.0.0.1:${second}`,
    '/etc/nginx/certificates': join(folder, 'certificates'),
    '/var/cache/nginx': join(folder, 'cache'),
    '/var/www/acme': join(folder, 'acme'),
    'http {': `http {\n${unusedFolders(folder)}`,
    ...(hasHttp2Directive(program) ? {} : { 'http2 on;': '', ' ssl default_server': ' ssl http2 default_server' }),
  });
  await writeFile(join(folder, 'nginx.conf'), configuration);
  return { folder, httpPort, httpsPort };
}

/** Those of Debian belong to root. */
function unusedFolders(folder: string): string {
  return ['fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, 'cache', name)};`).join('\n');
}

function argumentsFor(folder: string, ...directives: readonly string[]): readonly string[] {
  const global = [`pid ${join(folder, 'nginx.pid')};`, ...directives].join(' ');
  return ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', global];
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', ...files];
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...key, ...name], { stdio: 'ignore' });
}

async function listening(child: ChildProcess, port: number, reports: () => string): Promise<void> {
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${reports()}`);
    await wait(20);
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/** Older ones know HTTP/2 only as a word of `listen`. */
function hasHttp2Directive(program: string): boolean {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [, major = 0, minor = 0, patch = 0] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.map(Number) ?? [];
  return major * 1_000_000 + minor * 1000 + patch >= 1_025_001;
}

const places = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Returns the path of nginx, which is installed on Debian if permitted. @throws with what to install */
function findNginx(): string {
  const found = places.find((place) => existsSync(place)) ?? install();
  if (found !== undefined) return found;
  throw new Error('The tests of the front need nginx. Debian: apt-get install --no-install-recommends nginx-light');
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s nginx for the tests of the front ...');
  // Other tests may be installing their tools.
  const lockOptions = ['-o', 'DPkg::Lock::Timeout=120'];
  try {
    execFileSync('apt-get', ['update', '-qq', ...lockOptions], { stdio: 'inherit' });
    // Without its service, which would occupy port 80.
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...lockOptions, 'nginx-light'], {
      stdio: 'ignore',
    });
  } catch (error) {
    console.warn('It could not be installed:', error instanceof Error ? error.message : error);
  }
  return places.find((place) => existsSync(place));
}
