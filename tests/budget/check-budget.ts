// Prints the download size of each entry, and fails if one exceeds its budget (budgets.ts).
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/project.ts';
import { weighFonts } from './fonts.ts';
import { mostScripts } from './budgets.ts';
import { countScripts, weighGuide } from './weigh.ts';

const guide = join(projectRoot, 'dist', 'guide');
execFileSync(process.execPath, ['src/server/run.mjs', 'build'], { cwd: projectRoot, stdio: 'inherit' });

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const weights = weighGuide(guide);

console.log('Scripts and styles in kB; late entries: what comes on top of the welcome screen');
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

const scripts = countScripts(guide);
console.log(`${scripts} scripts besides texts, at most ${mostScripts}`);

const faults = weights.flatMap((weight) => weight.faults.map((fault) => `${weight.budget.name}: ${fault}`));
if (scripts > mostScripts)
  faults.push('Too many scripts: src/server/build/guide-files.ts says which modules share one');
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
