// The server as `npm start` runs it, but without the guide's pages: it is there in a second, also where nothing is built.
import { openServer } from '#server/open-server.ts';
import { readSettings } from '#server/settings.ts';
import { sweepDaily } from '#server/usecases/files/sweep.ts';

const settings = readSettings(process.env);
const { app, services } = await openServer({ settings, buildId: 'torture' });
sweepDaily(services, (error) => console.error(error));
console.log(`listening ${await app.listen({ port: settings.port, host: settings.host })}`);
