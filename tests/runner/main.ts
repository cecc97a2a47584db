/**
 * `npm test`: every check, the unit and component tests, the build, and the browser tests. Browser files with a red case
 * are run once more, alone; what is green then is named as unstable. The run fails when it costs more than
 * `tests/cost/limits.ts` allows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/project.ts';
import { slownessVariable } from '#tests/browser/timeouts.ts';
import { costTable, findExcess, type KindCost, overGoals, sumCosts } from '#tests/cost/limits.ts';
import { processorTime } from '#tests/cost/processor-time.ts';
import { type Cost, costsVariable } from '#tests/cost/setup.ts';
import { startYardstick, stretch } from '#tests/cost/yardstick.ts';
import { filesToRepeat, judge, readReport, type RedCase, type RunReport } from './reports.ts';

/** The reports of the last run, and what each case has cost. */
const folder = join(projectRoot, 'node_modules/.cache/cicerone-tests');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const began = Date.now();
const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
const yardstick = startYardstick();
const kinds: KindCost[] = [];

const isGreen = runChecks() && runUnits() && runBrowser();
console.log(
  `\n${costTable(kinds)}\n\nThe processor took ${yardstick.processor().toFixed(2)} times as long as on the reference machine.`,
);
console.log(`${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
process.exitCode = isGreen ? 0 : 1;

function runChecks(): boolean {
  const { status, coreSeconds } = run(['npm', 'run', 'check']);
  kinds.push({ kind: 'check', cases: 0, coreSeconds });
  return status === 0;
}

function runUnits(): boolean {
  const { report, coreSeconds, costs } = runTests(['unit', 'component'], []);
  const component = costs.filter(({ file }) => file.endsWith('.component.test.tsx'));
  const componentCost = sumCosts('component', component);
  const unit = sumCosts(
    'unit',
    costs.filter((cost) => !component.includes(cost)),
  );
  kinds.push(
    { ...unit, coreSeconds: Math.max(unit.coreSeconds, coreSeconds - componentCost.coreSeconds) },
    componentCost,
  );
  if (report.red.length > 0) printTally(report, report.red);
  return report.red.length === 0;
}

function runBrowser(): boolean {
  const build = run([process.execPath, 'src/server/run.mjs', 'build']);
  kinds.push({ kind: 'build', cases: 0, coreSeconds: build.coreSeconds });
  if (build.status !== 0) return false;
  if (run(['npm', 'run', '--silent', 'check:budget']).status !== 0) return false;
  const first = runTests(['screens', 'journeys'], []);
  const names = ['screens', 'journeys'] as const;
  for (const kind of names)
    kinds.push(
      sumCosts(
        kind,
        first.costs.filter(({ file }) => file.startsWith(`tests/${kind}/`)),
      ),
    );
  const repeated = filesToRepeat(first.report);
  const isRepeatable = repeated !== undefined && repeated.length > 0;
  if (isRepeatable) console.log(`\nOnce more, alone: ${repeated.join(', ')}\n`);
  const second = isRepeatable ? runTests(['screens', 'journeys'], ['--maxWorkers=1', ...repeated]).report : undefined;
  const { red, unstable } = judge(first.report, second);
  const spent = { kinds, cases: first.costs, slowness: stretch(yardstick.processor()) };
  const excess = findExcess(spent);
  console.log(overGoals(spent) ?? 'Within all goals.');
  for (const line of excess) console.error(line);
  for (const { file, name, failure } of unstable)
    console.log(`UNSTABLE: ${file}, ${name ?? 'preparation'}, ${failure}`);
  printTally(first.report, red);
  return red.length === 0 && excess.length === 0;
}

function printTally({ passed }: RunReport, red: readonly RedCase[]): void {
  for (const { file, name, failure } of red) console.error(`RED: ${file}, ${name ?? 'preparation'}, ${failure}`);
  const tests = kinds.reduce((sum, { cases }) => sum + cases, 0);
  console.log(`\n${Math.max(passed, tests - red.length)} passed, ${red.length} failed`);
}

interface TestRun {
  readonly report: RunReport;
  readonly costs: readonly Cost[];
  readonly coreSeconds: number;
}

function runTests(projects: readonly string[], more: readonly string[]): TestRun {
  const name = `${projects.join('-')}-${kinds.length}-${more.length}`;
  const [reportFile, costsFile] = [join(folder, `${name}.json`), join(folder, `${name}.costs`)];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const slowness = stretch(yardstick.clock());
  console.log(`\nTests may wait ${slowness.toFixed(1)} times as long as on a quiet machine.`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { status, coreSeconds } = run([process.execPath, vitest, 'run', ...chosen, ...reporters, ...more], {
    [costsVariable]: costsFile,
    [slownessVariable]: String(slowness),
  });
  const report = existsSync(reportFile)
    ? readReport(readFileSync(reportFile, 'utf8'), projectRoot)
    : { files: [], passed: 0, red: [{ file: '', failure: 'Vitest wrote no report' }] };
  // An error that no test caught.
  const isLost = status !== 0 && report.red.length === 0;
  const red = isLost ? [{ file: '', failure: 'An error outside of the tests: see “Unhandled Errors”' }] : report.red;
  return { report: { ...report, red }, costs: readCosts(costsFile), coreSeconds };
}

function readCosts(path: string): readonly Cost[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Cost);
}

interface Ended {
  readonly status: number | null;
  readonly coreSeconds: number;
}

/** Runs a program to its end. Its processor time includes that of all processes that it has waited for. */
function run([program = '', ...given]: readonly string[], environment: Readonly<Record<string, string>> = {}): Ended {
  console.log(`\n> ${[program, ...given].join(' ')}\n`);
  const before = processorTime();
  const { status } = spawnSync(program, given, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return { status, coreSeconds: processorTime() - before };
}
