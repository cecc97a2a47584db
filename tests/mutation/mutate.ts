import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from './stryker/stryker.mjs';
import { projectRoot } from '#server/project.ts';
import { drawLines } from './draw-lines.ts';
import { type MutatedRoom, rooms } from './rooms.ts';

const usage = `npm run mutate ROOM [-- --lines N --seed S --static]: changes the room's code token by token and counts how many changes the unit tests notice.
ROOM: ${Object.keys(rooms).join(', ')}, or a folder or file.
--lines N: only the changes within N lines drawn by chance; --seed S draws the same ones again.
--tests FOLDER: runs the unit tests of that folder alone, which is quicker and notices less.
--static: also constants that are made when a module loads; each needs a run of all unit tests.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    tests: { type: 'string' },
    static: { type: 'boolean', default: false },
  },
});

const [name = ''] = positionals;
const room = rooms[name] ?? folder(name);
const files = room === undefined ? [] : list(room.files);
if (room === undefined || files.length === 0) {
  console.error(usage);
  process.exit(2);
}

const mutate = values.lines === undefined ? files : await draw(files, Number(values.lines), Number(values.seed));
// tests/mutation/vitest.config.ts reads it in Stryker's runners.
if (values.tests !== undefined) process.env['MUTATION_TESTS'] = values.tests;
const stryker = new Stryker({
  mutate: [...mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  concurrency: availableParallelism(),
  coverageAnalysis: 'perTest',
  // Nearly all unit tests use the content, and they take minutes on a busy machine.
  dryRunTimeoutMinutes: 30,
  // A constant evaluated when a module loads needs a run of all tests.
  ignoreStatic: !values.static,
  // Unit tests of the server share helpers with tests/browser; a test file that cannot be loaded would count as no test.
  ignorePatterns: ['dist', 'data', 'assets/readme'],
  reporters: ['progress-append-only'],
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
});
const results = await stryker.runMutationTest();
// A constant keeps its value from before the change unless its module is loaded again, so it counts only with --static.
const tried = results.filter(({ static: isConstant }) => values.static || isConstant !== true);
const judged = tried.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
const missed = judged.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
for (const { fileName, location, replacement, status } of missed) {
  console.log(`${fileName.replace(projectRoot, '')}:${location.start.line} ${status}: ${replacement ?? ''}`);
}
const share = judged.length === 0 ? 100 : (100 * (judged.length - missed.length)) / judged.length;
console.log(
  `${name}: ${judged.length - missed.length} of ${judged.length} mutants noticed, ${share.toFixed(1)} of 100 (asked: ${room.atLeast})` +
    (values.lines === undefined ? '' : `, --lines ${values.lines} --seed ${values.seed}`),
);
process.exitCode = share >= room.atLeast ? 0 : 1;

function folder(path: string): MutatedRoom | undefined {
  return path === '' ? undefined : { files: [path.endsWith('.ts') ? path : `${path}/**/*.ts`], atLeast: 0 };
}

/** Returns the code under version control, without tests, their data, and files that contain only types. */
function list(globs: readonly string[]): readonly string[] {
  const found = execFileSync('git', ['ls-files', '--', ...globs.map((glob) => `:(glob)${glob}`)], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return found.split('\n').filter((path) => path !== '' && !/\.test\.ts$|\.d\.ts$|\/testing\//.test(path));
}

async function draw(paths: readonly string[], count: number, seed: number): Promise<readonly string[]> {
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(projectRoot + path, 'utf8') })),
  );
  return drawLines(sources, count, seed);
}
