import { expect, it } from 'vitest';
import { readDefinition, writeDefinition } from '#content/definition-file.ts';
import { turnsOf } from '#tests/server/turns-of.ts';
import { itemsOfPiece } from './jobs.ts';
import { readDefinitionAside, writeDefinitionAside } from './on-thread.ts';

const museum = (stations: number): Record<string, unknown> => ({
  Version: { Counter: 1 },
  Locations: Array.from({ length: stations }, (_, index) => ({
    ID: index + 1,
    Name: { de: `Saal ${index} 💫`, en: '--- a room' },
    GamePoints: index === 7 ? 'many' : 1,
    MediaURL: { de: `files/${index}.mp3` },
  })),
  Tours: [],
  Unknown: { kept: [1, 'two'] },
});

const sizes = [
  ['here, if it is small', museum(20)],
  ['on a thread, if it is large', museum(2500)],
] as const;

it.each(sizes)('A definition is written %s', async (_, definition) => {
  const yaml = await writeDefinitionAside(Buffer.from(JSON.stringify(definition)));
  expect(Buffer.from(yaml).toString()).toBe(writeDefinition(definition));
});

it.each(sizes)('A definition is read %s', async (_, definition) => {
  const yaml = writeDefinition(definition);
  expect(await readDefinitionAside(yaml)).toEqual(readDefinition(yaml));
});

it('A large file that is no definition is refused with its position', async () => {
  const text = `Tours:\n${'  - ID: 1\n'.repeat(30_000)}  - [`;
  expect(await readDefinitionAside(text)).toEqual(readDefinition(text));
});

it('Other calls are answered meanwhile', async () => {
  const read = readDefinitionAside(writeDefinition(museum(2500))).then(() => 'the file is read');
  const other = new Promise((resolve) => setImmediate(() => resolve('another call is answered')));
  expect(await Promise.race([read, other])).toBe('another call is answered');
  await read;
});

it('Other calls have their turn between any two pieces of what a thread has read', async () => {
  const yaml = writeDefinition(museum(2500));
  expect(await turnsOf(() => readDefinitionAside(yaml))).toBeGreaterThanOrEqual(2500 / itemsOfPiece);
});
