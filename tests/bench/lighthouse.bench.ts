/**
 * Runs Lighthouse (as on a phone: 4x slower processor, 150 ms, 1.6 Mbit/s, simulated) on the first screens of the demo
 * museum, with their pictures made and their pages rendered as for every visitor but the first, and on a bare React
 * page of the same list.
 *
 *     npm run bench:lighthouse [runs]
 *
 * Prints medians with their goals. Other work on the machine spoils them.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { demoMuseum } from '#server/project.ts';
import { findChromium } from '#tests/browser/chromium.ts';
import { serveHere } from '#tests/browser/serve.ts';
import { buildBarePage } from './bare-page.ts';
import { verdict } from './verdict.ts';

interface Reading {
  readonly performance: number;
  readonly accessibility: number;
  readonly lcp: number;
  readonly tbt: number;
  /** As `tbt`, without the time in which the page waited for other programs. */
  readonly busy: number;
  readonly performanceIfBusy: number;
  readonly cls: number;
  readonly requests: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

type Figure = Exclude<keyof Reading, 'faults'>;

const runs = Number(process.argv[2] ?? 5);
const program = fileURLToPath(new URL('lighthouse/run.mjs', import.meta.url));

const goals: Readonly<Record<string, { readonly path: string; readonly performance: number; readonly tbt: number }>> = {
  welcome: { path: '/', performance: 99, tbt: 50 },
  list: { path: '/locations/1', performance: 98, tbt: 100 },
  station: { path: '/detail/101', performance: 97, tbt: 120 },
};

const bare = await buildBarePage();
const [guide, peer] = [await serveHere(demoMuseum), await serveHere(demoMuseum, { guide: bare.folder })];
try {
  for (const { path } of Object.values(goals)) await warm(guide.origin, path);
  const addresses = [...Object.values(goals).map(({ path }) => guide.origin + path), `${peer.origin}/`];
  const rounds: (readonly Reading[])[] = [];
  for (let round = 0; round < runs; round += 1) rounds.push(await measure(addresses));
  const bareReadings = rounds.map((round) => round.at(-1));
  const bareLcp = medianOf(bareReadings, 'lcp');
  console.log(
    `bare React page of the list: performance ${medianOf(bareReadings, 'performance')}, LCP ${bareLcp} ms, TBT ${medianOf(bareReadings, 'tbt')} ms, of the processor’s time alone ${medianOf(bareReadings, 'busy')} ms`,
  );
  for (const [index, [name, goal]] of Object.entries(goals).entries()) {
    const readings = rounds.map((round) => round[index]);
    const figure = (of: Figure): number => medianOf(readings, of);
    console.log(`${name}: performance ${figure('performance')} (goal ${goal.performance}), LCP ${figure('lcp')} ms`);
    console.log(`  LCP to the bare page's ${(figure('lcp') / bareLcp).toFixed(2)} (goal for the list 0.55)`);
    console.log(`  TBT ${figure('tbt')} ms (${verdict(figure('tbt'), goal.tbt)}), CLS ${figure('cls')}`);
    console.log(
      `  of the processor’s time alone: TBT ${figure('busy')} ms (${verdict(figure('busy'), goal.tbt)}), performance ${figure('performanceIfBusy')}`,
    );
    console.log(
      `  before the LCP: ${figure('requests')} requests, ${Math.round(figure('bytes') / 1000)} kB (goals at a station 12, 220)`,
    );
    console.log(
      `  accessibility ${figure('accessibility')} (goal 100) ${[...new Set(readings.flatMap((one) => one?.faults ?? []))].join(', ')}`,
    );
  }
} finally {
  await Promise.all([guide.close(), peer.close(), bare.remove()]);
}

async function measure(addresses: readonly string[]): Promise<readonly Reading[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, findChromium(), ...addresses], {
    maxBuffer: 10_000_000,
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Reading);
}

/** Waits until a page comes with its screen, and its pictures in the sizes that it names. */
async function warm(origin: string, path: string): Promise<void> {
  for (;;) {
    const headers = { accept: 'text/html', 'accept-language': 'de' };
    const page = await (await fetch(origin + path, { headers })).text();
    const sized = [...page.matchAll(/files\/[^" ,]+\?width=\d+/g)].map(([address]) => address);
    const types = await Promise.all(
      [...new Set(sized)].map(async (address) => {
        const answer = await fetch(`${origin}/${address}`, { headers: { accept: 'image/avif,image/webp' } });
        await answer.arrayBuffer();
        return answer.headers.get('content-type');
      }),
    );
    // A small picture has no smaller sizes.
    if (page.includes('data-rendered=') && types.filter((type) => type === 'image/avif').length > 0) break;
    await wait(500);
  }
  // Sizes that are not made by now are not smaller than their originals.
  await wait(20_000);
}

function medianOf(readings: readonly (Reading | undefined)[], figure: Figure): number {
  const values = readings
    .flatMap((reading) => (reading === undefined ? [] : [reading[figure]]))
    .toSorted((a, b) => a - b);
  return Math.round((values[Math.floor(values.length / 2)] ?? Number.NaN) * 1000) / 1000;
}
