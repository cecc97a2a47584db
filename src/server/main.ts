import { buildApp } from './app.ts';
import { readBuildId } from './build-id.ts';
import { ContentError, readContentFolder } from './content-folder.ts';
import { reportContent } from './content-report.ts';
import { guideFolder } from './project.ts';
import { readSettings, SettingsError } from './settings.ts';

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError || isAddressError(error))) throw error;
  const wayOut = isAddressError(error)
    ? 'Set another address with CICERONE_HOST, or another port with CICERONE_PORT.'
    : '';
  console.error(`\nCicerone cannot start.\n${error.message}\n${wayOut}`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const content = await readContentFolder(settings.content);
  for (const line of await reportContent(content, settings.content)) console.warn(line);
  const app = await buildApp({ settings, content, guide: guideFolder, buildId: await readBuildId() });
  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(`Cicerone guides visitors at ${address.replace(/0\.0\.0\.0|127\.0\.0\.1/, 'localhost')}`);
  console.log(`Content: ${content.path}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

/** The port is taken or forbidden, or the host is none of this machine's. */
function isAddressError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall));
}
