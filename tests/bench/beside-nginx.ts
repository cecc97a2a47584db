import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export function hasNginx(): boolean {
  if (spawnSync('nginx', ['-v']).error === undefined) return true;
  console.log('nginx is not installed: apt-get install -y nginx-light');
  return false;
}

/** Serves a folder with an optimally configured nginx. */
export async function startNginx(folder: string, port: number, location = ''): Promise<ChildProcess> {
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, location));
  return spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
}

export async function answers(url: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
    const isThere = await fetch(url, { method: 'HEAD' }).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function configuration(folder: string, port: number, location: string): string {
  return `
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr; user root;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush off; keepalive_requests 1000000; open_file_cache max=100;
      client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
      uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
      server { listen 127.0.0.1:${port}; root ${folder}; ${location} }
    }`;
}
