/**
 * Measures the waits of staff and visitors while pictures are processed in a separate process, compared with the
 * same work in this process, and how hostile drawings are answered.
 *
 *     npx tsx tests/bench/pictures.bench.ts
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspectFile } from '#server/files/inspect-file.ts';
import { type PictureJobs, pictureJobs } from '#server/files/picture-process/picture-jobs.ts';
import { createPictureWorkers, type PictureWorkers } from '#server/files/picture-process/picture-workers.ts';
import { median } from './beside-nginx.ts';

const rounds = 9;
const hostile = [100_000, 500_000, 7_500_000];

const folder = await mkdtemp(join(tmpdir(), 'cicerone-bench-'));
const workers = createPictureWorkers(2);
try {
  const path = join(folder, 'photo.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 90 })
    .toFile(path);
  const drawing = join(folder, 'drawing.svg');
  await writeFile(drawing, svg('<path d="M0 0h9v9z" fill="#f00"/>'.repeat(200)));
  await compare('photo of 12 million pixels checked', 'fitPicture', {
    name: 'photo.jpg',
    source: path,
    target: join(folder, 'smaller.jpg'),
  });
  await compare('photo made 640 wide, AVIF', 'shrinkPicture', { path, width: 640, format: 'avif' });
  await compare('drawing checked', 'checkText', { name: 'drawing.svg', path: drawing });
  for (const letters of hostile) await answerHostile(workers, letters);
} finally {
  workers.close();
  await rm(folder, { recursive: true });
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
}

async function compare<Job extends keyof PictureJobs>(
  name: string,
  job: Job,
  input: Parameters<PictureJobs[Job]>[0],
): Promise<void> {
  const here: number[] = [];
  const there: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    here.push(await timed(async () => await pictureJobs[job](input as never)));
    there.push(await timed(async () => await workers.run(job, input)));
  }
  console.log(
    `${name}: ${median(here).toFixed(1)} ms in this process, ${median(there).toFixed(1)} ms in its own, ${there[0]?.toFixed(0)} ms with its start`,
  );
}

async function answerHostile(pictures: PictureWorkers, letters: number): Promise<void> {
  const path = join(folder, 'hostile.svg');
  await writeFile(path, svg(`<text>${'x'.repeat(letters)}</text>`));
  const { length } = await readFile(path);
  let refusal = '';
  const time = await timed(async () => {
    await inspectFile({ path, bytes: length, name: 'hostile.svg' }, pictures).catch(
      (error: unknown) => (refusal = String(error)),
    );
  });
  console.log(`drawing with ${letters} letters: ${time.toFixed(0)} ms, ${refusal}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
