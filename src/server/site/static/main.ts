import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ContentError, readContentFolder } from '../../usecases/content/content-folder.ts';
import { reportContent } from '../../usecases/content/content-report.ts';
import { guideFolder } from '../../project.ts';
import { readSettings } from '../../settings/settings.ts';
import { SettingsError } from '../../settings/settings-error.ts';
import { museumDays } from '../../usecases/visits/museum-days.ts';
import { buildStatic, StaticError } from './build-static.ts';

const usage = `npm run build:static -- --content DIR --out DIR [--served-at /path/]

  --content    a folder with tourDefinition.yaml and files/ (default: the demo museum)
  --out        the folder to make; it must be new, empty, or made by this command
  --served-at  where the folder will be on the host, if that is known: mistyped addresses then open a little faster`;

try {
  await run();
} catch (error) {
  const isOurs = error instanceof ContentError || error instanceof SettingsError || error instanceof StaticError;
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isOurs && !isUsage && !isFileError(error)) throw error;
  console.error(`\n${error.message}\n${isUsage ? `\n${usage}\n` : ''}`);
  process.exitCode = 1;
}

/** Returns whether the disk caused an error; its message contains the path. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { content: { type: 'string' }, out: { type: 'string' }, 'served-at': { type: 'string' } },
  });
  if (values.out === undefined) throw new StaticError(`--out is missing.\n\n${usage}`);
  const servedAt = values['served-at'];
  if (servedAt !== undefined && !/^\/(?:[^"<>/\\][^"<>\\]*\/)?$/.test(servedAt))
    throw new StaticError('--served-at must begin and end with a slash, such as /guide/');
  if (values.content !== undefined && !existsSync(values.content)) {
    throw new StaticError(`--content ${values.content} does not exist.`);
  }
  const environment = values.content === undefined ? process.env : { ...process.env, CICERONE_CONTENT: values.content };
  const settings = readSettings(environment, process.cwd());
  const content = await readContentFolder(settings.content);
  const report = await buildStatic({
    content,
    contentFolder: settings.content,
    guide: guideFolder,
    out: values.out,
    client: settings.client,
    servedAt,
    remote: { day: museumDays(settings.timeZone)(Date.now()) },
  });
  for (const line of await reportContent(content, settings.content, report.notes)) console.warn(line);
  if (report.leftOut.length > 0)
    console.warn(
      `Left out, because the content folder has no such file, or the guide has its own file there: ${report.leftOut.join(', ')}`,
    );
  console.log(`A guide of ${report.pages} pages is in ${report.out}. Copy it to any web host.`);
}
