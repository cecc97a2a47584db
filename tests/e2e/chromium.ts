import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium: the one that CICERONE_CHROMIUM names, Playwright's own, or the system's; on Debian it is installed
 * when we may. Without any it says what to do.
 */
export function findChromium(): string {
  const named = process.env['CICERONE_CHROMIUM'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CICERONE_CHROMIUM is ${named}, where there is nothing.`);
  }
  return lookUp() ?? install();
}

function lookUp(): string | undefined {
  return [chromium.executablePath(), ...installed].find((path) => path !== '' && existsSync(path));
}

function install(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('Installing Debian’s Chromium for the browser tests ...');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  }
  const found = lookUp();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one in CICERONE_CHROMIUM.',
  );
}
