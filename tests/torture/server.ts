// The server of `npm start`, but without the guide's pages, so that it starts in a second and needs no build.
import { pino } from 'pino';
import { openServer } from '#server/start/open-server.ts';
import { readSettings } from '#server/settings/settings.ts';
import { lockMuseum } from '#server/store/museum-lock.ts';
import { sweepDaily } from '#server/usecases/upkeep/sweep.ts';

const settings = readSettings(process.env);
await lockMuseum(settings, 'server');
const server = await openServer({ settings, buildId: 'torture', logger: pino({ level: 'error' }) });
const stopSweeping = sweepDaily(server.services, (error) => console.error(error));
console.log(`listening ${await server.app.listen({ port: settings.port, host: settings.host })}`);
process.once('SIGTERM', () => {
  stopSweeping();
  void server.close().then(() => process.exit(0));
});
