import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Settings } from '../settings/settings.ts';

/** @throws Error of the system if this server could not listen at its address, as when the port is taken */
export async function needAddress({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
