import { execFileSync } from 'node:child_process';
import { projectRoot } from '#server/project.ts';
import { findChromium } from './chromium.ts';

/** Before the browser tests: the guide is built, and there is a browser. */
export function setup(): void {
  execFileSync(process.execPath, ['src/server/run.mjs', 'build'], { cwd: projectRoot, stdio: 'inherit' });
  process.env['CICERONE_CHROMIUM'] = findChromium();
}
