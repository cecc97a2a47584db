import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's headless browser, which takes less than half the time of the full Chromium. */
const headless = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns a Chromium: the one named by CICERONE_CHROMIUM, Playwright's own, or the system's. On Debian the headless one
 * is installed if permitted. Throws with instructions if there is none.
 */
export function findChromium(): string {
  const named = process.env['CICERONE_CHROMIUM'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CICERONE_CHROMIUM is ${named}, where there is nothing.`);
  }
  const found = lookUp([chromium.executablePath(), headless]) ?? install() ?? lookUp(whole);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or name one in CICERONE_CHROMIUM.',
  );
}

function lookUp(paths: readonly string[]): string | undefined {
  return paths.find((path) => path !== '' && existsSync(path));
}

/** @returns undefined if it may not be installed, or cannot be fetched */
function install(): string | undefined {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return undefined;
  console.log('Installing Debian’s headless Chromium for the browser tests ...');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'ignore',
    });
  } catch (error) {
    console.warn('It could not be installed:', error instanceof Error ? error.message : error);
  }
  return lookUp([headless]);
}
