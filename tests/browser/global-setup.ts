import { execFileSync } from 'node:child_process';
import { projectRoot } from '#server/project.ts';
import { findChromium } from './chromium.ts';
import { seedDemo } from './serve.ts';

/**
 * Prepares the browser tests: builds the guide, finds a browser, and fills the demo museum's database once for all
 * servers.
 */
export async function setup(): Promise<void> {
  execFileSync(process.execPath, ['src/server/run.mjs', 'build'], { cwd: projectRoot, stdio: 'inherit' });
  process.env['CICERONE_CHROMIUM'] = findChromium();
  await seedDemo();
}
