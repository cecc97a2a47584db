import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { serveHere, type ServedHere } from '#tests/browser/serve.ts';

/** As a drawing was stored before drawings were cleaned. It notes in its address that it ran. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">
<script>location.hash += '-script'</script><path d="M0 0h90v90z"/></svg>`;

let folder = '';
let served: ServedHere;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-drawing-'));
  await writeFile(join(folder, 'tourDefinition.yaml'), 'Tours: []');
  served = await serveHere(folder, { guide: 'none' });
  const { db, blobs } = served.services;
  const blob = await blobs.add(Readable.from([Buffer.from(drawing)]));
  const row = { path: 'old.svg', type: 'image/svg+xml', modifiedAt: 0, ...blob };
  await db.write((transaction) => transaction.insertInto('files').values(row).execute());
});

afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

it('a drawing with a script that was stored uncleaned runs nothing when it is opened directly', async () => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  const address = `${served.origin}/files/old.svg#opened`;
  await page.goto(address);
  expect(page.url()).toBe(address);
  // The same bytes without our headers, to see that the script would run.
  await page.route('**/unguarded.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
  await page.goto(`${served.origin}/unguarded.svg#opened`);
  await expect.poll(() => page.url()).toMatch(/#opened-script$/);
  await context.close();
});
