// Prints the download size of each entry, and fails if one exceeds its budget (budgets.ts, weigh-staff.ts), or if the
// built server imports other packages than those of a production install (weigh-server.ts).
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltChunk, chunkListOf } from '#server/site/chunk-list.ts';
import { projectRoot } from '#server/project.ts';
import { weighFonts } from './fonts.ts';
import { mostFiles } from './budgets.ts';
import { faultsOfServer } from './weigh-server.ts';
import { circlesIn, guideRulesIn, missingTexts, unstyledClasses, weighStaff } from './weigh-staff.ts';
import { countFiles, weighGuide } from './weigh.ts';

const guide = join(projectRoot, 'dist', 'guide');
execFileSync(process.execPath, ['src/server/run.mjs', 'build'], { cwd: projectRoot, stdio: 'inherit' });

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const weights = weighGuide(guide);

console.log('Scripts and styles in kB; late entries: in addition to the welcome screen');
console.table(
  Object.fromEntries(
    weights.map(({ budget, files, raw, brotli }) => [
      budget.name,
      { files: files.length, raw: kB(raw), brotli: kB(brotli), budget: budget.kB },
    ]),
  ),
);
console.log('Fonts in kB, which arrive after the words and are not part of a budget');
console.table(
  Object.fromEntries(weighFonts(guide).map(({ file, bytes, when }) => [file, { size: kB(bytes), fetched: when }])),
);

const files = countFiles(guide);
console.log(`${files} scripts and styles besides texts, at most ${mostFiles}`);

const built = (name: string): string => join(projectRoot, 'dist', name);
const chunksIn = (folder: string): readonly BuiltChunk[] => JSON.parse(readFileSync(chunkListOf(folder), 'utf8'));
const staff = weighStaff(chunksIn(built('cms')), (file) => readFileSync(join(built('cms'), file)));
console.log('Scripts and styles of the staff area in kB');
console.table(
  Object.fromEntries(
    staff.map(({ budget, files, brotli }) => [
      budget.name,
      { files, most: budget.files, brotli: kB(brotli), budget: budget.kB },
    ]),
  ),
);
const english = join(projectRoot, 'src/shared/i18n/en');
const keysIn = (parts: RegExp): readonly string[] =>
  readdirSync(english)
    .filter((name) => parts.test(name))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(english, name), 'utf8')) as object));
const textIn = (ending: string): string =>
  readdirSync(join(built('cms'), 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(built('cms'), 'assets', name), 'utf8'))
    .join('\n');
const mantine = readFileSync(join(projectRoot, 'node_modules/@mantine/core/styles.css'), 'utf8');
const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const faults = weights.flatMap((weight) => weight.faults.map((fault) => `${weight.budget.name}: ${fault}`));
if (files > mostFiles)
  faults.push('Too many files: src/server/build/guide-files.ts says which scripts and which styles share one');
faults.push(
  ...staff.flatMap((weight) => weight.faults.map((fault) => `${weight.budget.name}: ${fault}`)),
  ...unstyledClasses(textIn('.js'), textIn('.css'), mantine).map(
    (name) => `Mantine's class ${name} has no styles: cms/frame/mantine.css does not import its component`,
  ),
  ...circlesIn(chunksIn(built('cms'))).map(
    (file) => `${file} of the staff area imports itself: src/server/build/staff-files.ts says what is in it`,
  ),
  ...guideRulesIn(chunksIn(built('cms'))).map(
    (file) => `${file} has the rules of the guide's pages and parts of the staff area: src/server/build/staff-files.ts`,
  ),
  ...missingTexts(chunksIn(built('cms')), (module) => readFileSync(join(projectRoot, module), 'utf8'), {
    first: keysIn(/^cms-(?:door|work)\.json$/),
    all: keysIn(/^cms/),
  }),
  ...faultsOfServer(chunksIn(built('server')), Object.keys(dependencies)),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
