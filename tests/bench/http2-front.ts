import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { type AddressInfo, type Socket } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Http2Front {
  /** Without a trailing slash. Browsers need an argument to accept its certificate. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Returns whether the tool is there that lets Chromium trust a certificate: it caches nothing from a server that it doesn't. */
export function canTrust(): boolean {
  if (spawnSync('certutil', ['-H']).error === undefined) return true;
  console.log('certutil is not installed: apt-get install -y libnss3-tools');
  return false;
}

/** Not localhost, where the guide looks for the worker's script before it registers it. */
const host = 'museum.test';

/** Chromium's arguments to find the front. */
export const resolveFront = `--host-resolver-rules=MAP ${host} 127.0.0.1`;

/** Headers that belong to a connection, which HTTP/2 forbids. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Puts TLS and HTTP/2 in front of a server, as museums do, so that many small files cost no more than one large one. */
export async function openHttp2Front(to: string): Promise<Http2Front> {
  const server = createSecureServer(await makeCertificate(), (asked, answer) => {
    const { ':path': path = '/', ':method': method } = asked.headers;
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
    const passedOn = request(new URL(path, to), { method: String(method), headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !ofConnection.includes(name));
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
      given.pipe(answer);
    });
    asked.pipe(passedOn);
    passedOn.on('error', () => answer.stream.destroy());
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Those without a session too, which a browser opens in advance.
        for (const socket of connections) socket.destroy();
      }),
  };
}

async function makeCertificate(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const how = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host} -addext basicConstraints=critical,CA:TRUE -keyout ${key} -out ${cert}`;
  const { status, stderr } = spawnSync('openssl', how.split(' '));
  if (status !== 0) throw new Error(`openssl cannot make a certificate: ${stderr.toString()}`);
  const made = { key: await readFile(key), cert: await readFile(cert) };
  trust(cert);
  await rm(folder, { recursive: true });
  return made;
}

/** Adds a certificate of this run to those that Chromium trusts on this machine, in place of the last run's. */
function trust(cert: string): void {
  const folder = join(homedir(), '.pki', 'nssdb');
  mkdirSync(folder, { recursive: true });
  const certutil = (...args: readonly string[]): void => void spawnSync('certutil', ['-d', `sql:${folder}`, ...args]);
  certutil('-N', '--empty-password');
  certutil('-D', '-n', 'cicerone-bench');
  certutil('-A', '-t', 'C,,', '-n', 'cicerone-bench', '-i', cert);
}
