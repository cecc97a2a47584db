import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inspectFile } from '#server/files/inspect-file.ts';
import { createPictureWorkers, type PictureWorkers } from '#server/files/picture-process/picture-workers.ts';

let folder: string;
let workers: PictureWorkers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-pictures-'));
});
afterEach(() => workers.close());
afterAll(() => rm(folder, { recursive: true }));

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${content}</svg>`;
/** Takes a minute to draw. */
const slow = svg(
  `<filter id="f"><feMorphology radius="50"/></filter>${'<path d="M0 0h99v99z" filter="url(#f)"/>'.repeat(50_000)}`,
);
const whole = svg('<path d="M0 0h9v9z"/>');

async function check(name: string, content: string): Promise<unknown> {
  const path = join(folder, name);
  await writeFile(path, content);
  return await inspectFile({ path, bytes: content.length, name }, workers).catch((error: unknown) => error);
}

test('A drawing that takes too much memory ends its own process, and the next job gets a new one', async () => {
  workers = createPictureWorkers(1, { megabytes: 300, seconds: 600 });
  const large = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#888' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const link = `data:image/png;base64,${large.toString('base64')}`;
  const refused = await check('large.svg', svg(`<image width="9" height="9" href="${link}"/>`));
  expect(refused).toMatchObject({ code: 'wrong-file', reason: 'picture-too-heavy', facts: { name: 'large.svg' } });
  expect(String((refused as Error).cause)).toMatch(/ended/);
  expect(await check('whole.svg', whole)).toMatchObject({ type: 'image/svg+xml' });
});

test('A drawing that takes too long ends its own process, and the others continue', async () => {
  workers = createPictureWorkers(2, { megabytes: 1500, seconds: 2 });
  const [refused, ...others] = await Promise.all([
    check('slow.svg', slow),
    check('a.svg', whole),
    check('b.svg', whole),
  ]);
  expect(refused).toMatchObject({
    reason: 'picture-too-heavy',
    cause: { message: expect.stringMatching(/longer than (?:2|10) s/) },
  });
  expect(others).toMatchObject([{ type: 'image/svg+xml' }, { type: 'image/svg+xml' }]);
});
