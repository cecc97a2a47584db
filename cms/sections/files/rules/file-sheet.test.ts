import { expect, it } from 'vitest';
import { readTable } from '#content/sheets/read-csv.ts';
import { readSheets } from '#content/sheets/read-sheets.ts';
import { type Sheet } from '#content/sheets/sheet.ts';
import { writeCsv, writeWorkbook } from '#content/sheets/write-workbook.ts';
import { fileSheet, planMoves } from './file-sheet.ts';

const heads = {
  File: 'Datei',
  Path: 'Neuer Pfad',
  Type: 'Art',
  Bytes: 'Bytes',
  Length: 'Sekunden',
  Uses: 'Verwendungen',
};
const file = { Bytes: 2000, Type: 'audio/mpeg' };
const files = ['audio/1.mp3', '=1+1.mp3', '007.mp3'].map((Path) => ({ ...file, Path }));
const sheet = fileSheet(files, () => ({ uses: 2, seconds: 61 }), heads, 'Dateien');
const [head = [], one = []] = sheet.rows;
const plan = (...rows: readonly (readonly string[])[]) => planMoves('a.csv', { name: '', rows }, files, [heads]);

it('the sheet of files comes back without a change, from CSV and from Excel', async () => {
  const { bytes } = await writeWorkbook([sheet], 'xlsx');
  for (const read of [await readTable('a.csv', writeCsv(sheet).slice(1)), await readSheets('a.xlsx', bytes)]) {
    const [back] = (read as { readonly sheets: readonly Sheet[] }).sheets;
    expect(back && planMoves('a', back, files, [heads])).toEqual({ changes: [], refusals: [], same: 3 });
  }
});

it('another path moves the file', () => {
  expect(plan(head, ['audio/1.mp3', 'audio/de/1.mp3', ...one.slice(2)])).toEqual({
    changes: [{ key: 'audio/1.mp3', after: 'audio/de/1.mp3', from: { file: 'a.csv', row: 2, column: 'B' } }],
    refusals: [],
    same: 0,
  });
});

it('a path may change its case, and is taken in any case', () => {
  const { changes, refusals } = plan(
    head,
    ['audio/1.mp3', 'Audio/1.MP3'],
    ['007.mp3', 'NEW.mp3'],
    ['=1+1.mp3', 'new.mp3'],
  );
  expect(changes.map(({ after }) => after)).toEqual(['Audio/1.MP3', 'NEW.mp3']);
  expect(refusals).toMatchObject([{ code: 'path-taken', facts: { path: 'new.mp3' } }]);
  expect(plan(head, ['007.mp3', 'AUDIO/1.MP3']).refusals).toMatchObject([{ code: 'path-taken' }]);
});

it('what cannot be moved or changed is refused with its cell', () => {
  const { changes, refusals } = plan(
    head,
    ['audio/2.mp3', 'audio/3.mp3'],
    ['audio/1.mp3', '007.mp3'],
    ['audio/1.mp3', 'audio/4.mp3'],
    ['=1+1.mp3', '/a.mp3'],
    ['007.mp3', '007.mp3', 'image/png', '2000'],
  );
  expect(changes).toEqual([]);
  expect(refusals.map(({ code, from }) => `${code} ${from.column}${from.row}`)).toEqual([
    'file-unknown A2',
    'path-taken B3',
    'file-twice A4',
    'path-wrong B5',
    'value-fixed C6',
  ]);
  expect(plan(['Name'], ['x']).refusals).toMatchObject([{ code: 'no-file-column' }]);
});
