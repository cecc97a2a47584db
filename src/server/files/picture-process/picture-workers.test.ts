import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { picture } from '../testing/sample-files.ts';
import { inspectFile } from '../inspect-file.ts';
import { createPictureWorkers, type PictureWorkers } from './picture-workers.ts';

let folder: string;
/** Of tests that end no process: starting one takes longer than its work. */
let lasting: PictureWorkers;
let workers: PictureWorkers | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-pictures-'));
  lasting = createPictureWorkers(1);
});
afterEach(() => {
  workers?.close();
  workers = undefined;
});
afterAll(async () => {
  lasting.close();
  await rm(folder, { recursive: true });
});

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${content}</svg>`;
const whole = svg('<path d="M0 0h9v9z"/>');

async function check(name: string, content: string | Buffer): Promise<unknown> {
  const path = join(folder, name);
  const bytes = Buffer.from(content);
  await writeFile(path, bytes);
  return await inspectFile({ path, bytes: bytes.length, name }, workers ?? lasting).catch((error: unknown) => error);
}

test('Work that is running when the server ends fails, and is not blamed on the file', async () => {
  workers = createPictureWorkers(1);
  const path = join(folder, 'a.svg');
  await writeFile(path, whole);
  const own = workers;
  const [running, waiting] = [1, 2].map(async () => await own.run('checkText', { name: 'a.svg', path }));
  own.close();
  await expect(running).rejects.toMatchObject({ isByJob: false });
  await expect(waiting).rejects.toMatchObject({ isByJob: false });
});

test('A process is reused, and a refusal keeps its words and facts', async () => {
  expect(await check('whole.png', await picture().png().toBuffer())).toMatchObject({ type: 'image/png', notes: [] });
  expect(await check('cut.png', (await picture().png().toBuffer()).subarray(0, 900))).toMatchObject({
    name: 'Refusal',
    code: 'wrong-file',
    reason: 'picture-broken',
    facts: { name: 'cut.png' },
    details: { Name: 'cut.png' },
  });
});

test.each([
  ['one line', `<text>${'x'.repeat(1001)}</text>`],
  ['many lines', `<text>${'<tspan>some words of text</tspan>'.repeat(2000)}</text>`],
  ['a line in pieces', `<text>${'x'.repeat(600)}<!-- -->${'x'.repeat(600)}</text>`],
])('A drawing with too much text is refused before it is drawn: %s', async (_, text) => {
  expect(await check('text.svg', svg(text))).toMatchObject({
    reason: 'drawing-of-text',
    message: expect.stringMatching(/"text.svg" holds too much text.*PNG/),
  });
});

test('A drawing that repeats its text too often is refused', async () => {
  const text = `<text id="t">${'x'.repeat(900)}</text>${'<use href="#t"/>'.repeat(100)}`;
  expect(await check('again.svg', svg(text))).toMatchObject({ facts: { xml: 'weight' } });
});

test('A drawing may hold the labels of a large plan', async () => {
  const labels = Array.from({ length: 300 }, (_, room) => `<text x="9" y="${room}">Room ${room}: portraits</text>`);
  const long = `<title>${'x'.repeat(9000)}</title>`;
  expect(await check('plan.svg', svg(`${long}${labels.join('\n')}`))).toMatchObject({ type: 'image/svg+xml' });
});
