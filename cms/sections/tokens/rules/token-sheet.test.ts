import { describe, expect, it } from 'vitest';
import { readTable } from '#content/sheets/read-csv.ts';
import { writeCsv } from '#content/sheets/write-workbook.ts';
import { planTokens, stepsOf, tokenSheet } from './token-sheet.ts';

const heads = { Token: 'Token', Owner: 'Inhaber', Comment: 'Kommentar', Printed: 'Ausgegeben', Expires: 'Gültig bis' };
const english = { Token: 'Token', Owner: 'Owner', Comment: 'Comment', Printed: 'Handed out', Expires: 'Valid until' };
const tokens = [
  { Token: 'ABCDEFGH', Owner: 'Klasse 4b', Comment: '=SUM(A1)', Expires: '', Printed: false },
  { Token: 'IJKLMNOP', Owner: '', Comment: '007', Expires: '2099-01-02T03:04:05Z', Printed: true },
];
const sheet = tokenSheet(tokens, heads, 'Token');
const [head = [], one = [], two = []] = sheet.rows;
const plan = (...rows: readonly (readonly string[])[]) =>
  planTokens('a.csv', { name: '', rows }, tokens, [heads, english]);

describe('the sheet of tokens', () => {
  it('comes back from a CSV file without a change, formulas and zeros included', async () => {
    const read = await readTable('a.csv', writeCsv(sheet).slice(1));
    if (!read.ok) throw new Error(read.refusal.code);
    expect(read.sheets.map((each) => planTokens('a.csv', each, tokens, [english, heads]))).toEqual([
      { changes: [], refusals: [], same: 8 },
    ]);
  });

  it('plans what has changed, and asks as few calls as possible', () => {
    const { changes } = plan(
      head,
      [one[0] ?? '', 'Klasse 5a', '', 'x', ''],
      [two[0] ?? '', 'Klasse 5a', '007', 'nein', two[4] ?? ''],
    );
    expect(
      changes.map(({ token, field, before, after, from }) => [token, field, before, after, from.row, from.column]),
    ).toEqual([
      ['ABCDEFGH', 'Owner', 'Klasse 4b', 'Klasse 5a', 2, 'B'],
      ['ABCDEFGH', 'Comment', '=SUM(A1)', '', 2, 'C'],
      ['ABCDEFGH', 'Printed', '', 'x', 2, 'D'],
      ['IJKLMNOP', 'Owner', '', 'Klasse 5a', 3, 'B'],
      ['IJKLMNOP', 'Printed', 'x', '', 3, 'D'],
    ]);
    expect(stepsOf(changes)).toEqual([
      { call: 'editTokens', Tokens: ['ABCDEFGH'], Owner: 'Klasse 5a', Comment: '' },
      { call: 'editTokens', Tokens: ['IJKLMNOP'], Owner: 'Klasse 5a' },
      { call: 'markPrinted', Tokens: ['ABCDEFGH'], Printed: true },
      { call: 'markPrinted', Tokens: ['IJKLMNOP'], Printed: false },
    ]);
    expect(stepsOf(changes.filter(({ field }) => field === 'Owner'))).toEqual([
      { call: 'editTokens', Tokens: ['ABCDEFGH', 'IJKLMNOP'], Owner: 'Klasse 5a' },
    ]);
  });

  it('refuses codes that are unknown, missing or there twice, and what cannot be changed, with the cell', () => {
    const { changes, refusals } = plan(head, ['QRST-UVWX', 'Klasse'], ['', 'Klasse'], [], one, one, [
      two[0] ?? '',
      'x'.repeat(201),
      '007',
      'vielleicht',
      '2100-01-01',
    ]);
    expect(changes).toEqual([]);
    expect(refusals.map(({ code, from }) => `${code} ${from.column}${from.row}`)).toEqual([
      'token-unknown A2',
      'token-missing A3',
      'token-twice A6',
      'too-long B7',
      'no-tick D7',
      'expires-fixed E7',
    ]);
    expect(plan(['Name'], ['x']).refusals).toMatchObject([{ code: 'no-token-column' }]);
  });
});
