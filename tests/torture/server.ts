// The server of `npm start`, but without the guide's pages, so that it starts in a second and needs no build.
import { openServer } from '#server/open-server.ts';
import { readSettings } from '#server/settings.ts';
import { sweepDaily } from '#server/usecases/files/sweep.ts';

const settings = readSettings(process.env);
const { app, services } = await openServer({ settings, buildId: 'torture' });
sweepDaily(services, (error) => console.error(error));
console.log(`listening ${await app.listen({ port: settings.port, host: settings.host })}`);
