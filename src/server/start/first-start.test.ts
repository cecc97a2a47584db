import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportFirstStart } from './first-start.ts';

let content = '';
let logged: string[] = [];
let warned: string[] = [];
const output = { log: (line: string) => void logged.push(line), warn: (line: string) => void warned.push(line) };

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'cicerone-first-start-'));
  await writeFile(join(content, 'tourDefinition.yaml'), 'TourItems: [{ID: 3, TourID: 1, LocationID: 9}]');
  [logged, warned] = [[], []];
});

afterEach(() => rm(content, { recursive: true, force: true }));

describe('the report of a first start', () => {
  it('is empty at every later start', async () => {
    await reportFirstStart({ seeded: undefined, rootPassword: undefined }, content, output);
    expect([logged, warned]).toEqual([[], []]);
  });

  it('names the content that filled the database, and its problems', async () => {
    await reportFirstStart(
      { seeded: { from: 'the-museum.yaml', notes: [] }, rootPassword: undefined },
      content,
      output,
    );
    expect(logged).toEqual(['A new database was filled from the-museum.yaml']);
    expect(warned).toEqual(expect.arrayContaining([expect.stringMatching(/^tourItems 3, LocationID: /)]));
  });

  it('shows the password that was made for root', async () => {
    await reportFirstStart({ seeded: undefined, rootPassword: 'quiet-otter' }, content, output);
    expect(logged).toEqual(['The user root was made. Its password is shown this once: quiet-otter']);
    expect(warned).toEqual([]);
  });
});
