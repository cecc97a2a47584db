import * as fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type StoredObject } from '../schema/containers.ts';
import { anyText } from '../testing/arbitraries.ts';
import { partsOf } from './codes.ts';
import { type Exchange, exchangeFormats, type IncomingText, sameText } from './exchanged.ts';
import { readExchange, writeExchange } from './files.ts';
import { pairedTexts, passOf } from './outgoing.ts';
import { type Guide, planTranslations } from './plan.ts';

const codes = { source: 'de', target: 'en' };

const pieces = [
  ['<b>', '</b>', '<br>', '<a href="x&y">', '</a>', '<i>', '</i>', '{message:hours}', '{count}', '007', ' ', '\u00A0'],
  ['\n', '\r\n', '\r', '\t', '&amp;', '<', '>', '"', "'", '=1+1', '+', '-', '@', '\u200F', 'שלום', '_x000D_', '1/2'],
  [']]>', '\u0001', '\u2028', '😀', 'a', '\u202F', 'null', ',', ';', '|'],
].flat();

const tricky = fc.oneof(
  anyText,
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join('')),
);

function exchangeOf(stations: readonly StoredObject[]): Exchange {
  const texts = stations
    .flatMap((object) => pairedTexts({ model: 'locations', object }, codes))
    .filter(({ source }) => source !== '')
    .map((text) => ({ ...text, where: `Station: ${text.field}`, pass: passOf(text, codes) }));
  return { guide: 'A museum', ...codes, texts };
}

function guideOf(stations: readonly StoredObject[], name = 'A museum'): Guide {
  return {
    name,
    languages: ['de', 'en', 'fr'],
    texts: (pair) =>
      new Map(
        stations.flatMap((object) => pairedTexts({ model: 'locations', object }, pair)).map((text) => [text.key, text]),
      ),
  };
}

async function goAndReturn(
  exchange: Exchange,
  format: (typeof exchangeFormats)[number],
): Promise<Exchange<IncomingText>> {
  const { name, content } = await writeExchange(exchange, format, 'texts');
  const read = await readExchange(name, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.exchange;
}

it('The parts of any text are the text', () => {
  fc.assert(
    fc.property(tricky, (text) => {
      const parts = partsOf(text);
      expect(parts.map(({ raw }) => raw).join('')).toBe(text);
      const open: number[] = [];
      for (const part of parts) {
        if (part.kind === 'open') open.push(part.pair);
        if (part.kind === 'close') expect(open.pop()).toBe(part.pair);
      }
      expect(open).toEqual([]);
    }),
  );
});

describe.each(exchangeFormats)('a file for translators as %s', (format) => {
  it('comes back without a change, whatever the texts are', async () => {
    const station = fc.record({ de: tricky, en: tricky });
    await fc.assert(
      fc.asyncProperty(fc.array(station, { minLength: 1, maxLength: 4 }), async (texts) => {
        const stations = texts.map((Name, ID) => ({ ID, Name, GameChoices: [{ Text: Name }] }));
        const exchange = exchangeOf(stations);
        fc.pre(exchange.texts.length > 0);
        const back = await goAndReturn(exchange, format);
        expect(back).toMatchObject({ guide: 'A museum', ...codes });
        for (const [index, text] of exchange.texts.entries()) {
          const { key, source, target, pass } = back.texts[index] ?? {};
          expect({ key, pass }).toEqual({ key: text.key, pass: text.pass });
          if (!sameText(source ?? '', text.source)) expect(source).toBe(text.source);
          if (!sameText(target ?? '', text.target)) expect(target).toBe(text.target);
        }
        const count = exchange.texts.length;
        expect(planTranslations(back, guideOf(stations))).toEqual({ changes: [], refusals: [], same: count });
      }),
    );
  });
});

it('A workbook that another program has read, edited and written changes what was edited', async () => {
  const stations = [
    { ID: 1, Name: { de: 'Schale <b>7</b>\nTon', en: 'Bowl <b>7</b>\nClay' }, Text: { de: '=A1 007', en: '' } },
    { ID: 2, Name: { de: 'Hut\u00A0blau', en: '\u200Fhat' } },
  ];
  const { content } = await writeExchange(exchangeOf(stations), 'xlsx', 'texts');
  if (typeof content === 'string') throw new Error('no workbook');
  const [head = [], ...rows] = await readSheet(Buffer.from(content));
  const edited = rows.map((row) =>
    row.map((cell, place) => {
      if (place !== 2) return cell;
      if (row[4] === 'locations 1 Text') return '=A1 007 in English';
      return row[4] === 'locations 2 Name' ? 'hat' : cell;
    }),
  );
  const buffer = await writeExcelFile([head, ...edited].map((row) => row.map((cell) => String(cell ?? '')))).toBuffer();
  const read = await readExchange('back.xlsx', new Uint8Array(buffer));
  if (!read.ok) throw new Error(read.refusal.code);
  const { changes, refusals, same } = planTranslations(read.exchange, guideOf(stations));
  expect(changes.map(({ key, after, why, from }) => [key, after, why?.code, from.column, from.row])).toEqual([
    ['locations 1 Text', '=A1 007 in English', undefined, 'C', 3],
    ['locations 2 Name', 'hat', 'lost-characters', 'C', 4],
  ]);
  expect([refusals, same]).toEqual([[], 1]);
});
