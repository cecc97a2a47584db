import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnsOf } from '#tests/server/turns-of.ts';
import { parseBody } from './parse-body.ts';

const parsed = async (json: string): Promise<unknown> => await parseBody(Buffer.from(json), JSON.parse);

test('Any JSON is parsed as usual, large lists too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
      const blanks = ' '.repeat(300_000);
      for (const json of [JSON.stringify(value), `${blanks}${JSON.stringify(value, null, 2)}${blanks}`]) {
        expect(await parsed(json)).toEqual(JSON.parse(json));
      }
    }),
  );
});

test('A large list is parsed item by item, and others have their turn meanwhile', async () => {
  const stations = Array.from({ length: 20_000 }, (_, ID) => ({ ID, Name: { de: 'Säule, "[{1}]"', en: '\\' } }));
  const items: unknown[] = [];
  const turns = await turnsOf(async () => {
    const parsedAll = await parseBody(Buffer.from(JSON.stringify(stations, null, 1)), (text) => {
      items.push(JSON.parse(text));
      return items.at(-1);
    });
    expect(parsedAll).toEqual(items);
  });
  expect(items).toEqual(stations);
  expect(turns).toBeGreaterThanOrEqual(stations.length);
});

describe('A body that would take long to parse is refused before', () => {
  test.each([
    ['many items', `[${'{},'.repeat(100_001)}{}]`, '100000 items'],
    ['many values in an item', `[{"a":[${'{},'.repeat(50_000)}{}]}]`, '50000 values'],
    ['many values in an object', `{"a":[${'1,'.repeat(50_000)}1]}`, '50000 values'],
    ['blanks', `[${' '.repeat(17 * 1024 * 1024)}]`, 'blanks'],
    ['depth', `${'['.repeat(61)}${']'.repeat(61)}`, 'nested'],
  ])('%s', async (_, json, words) => {
    const parse = (): never => {
      throw new Error('It is parsed.');
    };
    await expect(parseBody(Buffer.from(json), parse)).rejects.toMatchObject({
      code: 'wrong-value',
      message: expect.stringContaining(words),
    });
  });
});

test.each(['[{},]', '[{]}', '[{}]]', '[{}][{}]', '[{}', '{}{}', '', '[{} {}]', '["a]'])(
  'Broken JSON stays broken: %s',
  async (json) => {
    await expect(parsed(json)).rejects.toThrow(SyntaxError);
    const blanks = ' '.repeat(300_000);
    await expect(parsed(`${blanks}${json}${blanks}`)).rejects.toThrow(SyntaxError);
  },
);
