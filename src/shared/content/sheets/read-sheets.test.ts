import { constants, deflateRawSync } from 'node:zlib';
import { type CellObject, utils, write } from '@e965/xlsx';
import * as fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it, test } from 'vitest';
import { csvLine } from '../csv.ts';
import { type ReadOutcome, readLimits, type Sheet } from './sheet.ts';
import { readTable } from './read-csv.ts';
import { readSheets } from './read-sheets.ts';
import { writeCsv, writeWorkbook } from './write-workbook.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding));

async function rowsOf(reading: Promise<ReadOutcome>): Promise<readonly (readonly string[])[] | string> {
  const read = await reading;
  return read.ok ? (read.sheets[0]?.rows ?? []) : read.refusal.code;
}

interface Made {
  readonly cells: readonly (readonly (Partial<CellObject> | string | null)[])[];
  readonly merges?: readonly string[];
  readonly date1904?: boolean;
  readonly format?: 'xlsx' | 'ods';
}

function workbook({ cells, merges = [], date1904 = false, format = 'xlsx' }: Made): Uint8Array {
  const sheet = utils.aoa_to_sheet(cells.map((row) => [...row]));
  sheet['!merges'] = merges.map((range) => utils.decode_range(range));
  const Workbook = { WBProps: { date1904 }, Sheets: [{ name: 'A', Hidden: 0 as const }] };
  return new Uint8Array(
    write(
      { SheetNames: ['A'], Sheets: { A: sheet }, Workbook },
      { type: 'array', bookType: format, compression: true },
    ) as ArrayBuffer,
  );
}

const patterns = [
  ['Code', 'Text'],
  ['007', 'Zeile 1\nZeile 2'],
  ['=1+1', '-a', '+b', '@c', "'=d", ' x '],
  ['„Łódź“', 'سطر', '\u2067שלום\u2069', 'a\u00A0b', '48.137154', 'A "B", C; D|E'],
];

describe('what was written', () => {
  it.each(['xlsx', 'ods'] as const)('comes back from %s as it was', async (format) => {
    const { bytes, tooLong } = await writeWorkbook([{ name: 'Tour: 1/2', rows: patterns }], format);
    expect(tooLong).toEqual([]);
    expect(await rowsOf(readSheets(`a.${format}`, bytes))).toEqual(patterns);
  });

  it('comes back from CSV as it was, whatever it is', async () => {
    expect(await rowsOf(readSheets('a.csv', bytesOf(writeCsv({ name: '', rows: patterns }))))).toEqual([
      ...patterns,
      [''],
    ]);
    const anyRows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
      minLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const read = await readTable('a.csv', writeCsv({ name: '', rows }).slice(1));
        if (read.ok) expect(read.sheets[0]?.rows.slice(0, -1)).toEqual(rows);
      }),
    );
  });

  it('is read by another program, and its workbook by us', async () => {
    const { bytes } = await writeWorkbook([{ name: 'Tour', rows: patterns.slice(0, 2) }], 'xlsx');
    expect(await readSheet(Buffer.from(bytes))).toEqual([
      ['Code', 'Text'],
      ['007', 'Zeile 1\nZeile 2'],
    ]);
    const { toBuffer } = writeExcelFile([
      [{ value: 'Code' }, { value: 'Name' }, { value: 'Datum' }],
      [
        { value: 7, type: Number, format: '000' },
        { value: 'Łódź\n2', type: String },
        { value: new Date(Date.UTC(2024, 4, 3)), type: Date, format: 'dd.mm.yyyy' },
      ],
    ]);
    expect(await rowsOf(readSheets('b.xlsx', new Uint8Array(await toBuffer())))).toEqual([
      ['Code', 'Name', 'Datum'],
      ['007', 'Łódź\n2', '2024-05-03'],
    ]);
  });

  it('names the cells that are longer than sheet programs allow', async () => {
    const long = 'x'.repeat(32_768);
    const { bytes, tooLong } = await writeWorkbook([{ name: 'T', rows: [['a', long], ['b']] }], 'xlsx');
    expect(tooLong).toEqual([{ sheet: 'T', row: 1, column: 'B' }]);
    expect(await rowsOf(readSheets('a.xlsx', bytes))).toEqual([['a'], ['b']]);
  });
});

describe('the cells of a workbook', () => {
  test.each<[string, Made, readonly (readonly string[])[]]>([
    [
      'numbers',
      {
        cells: [
          [
            { t: 'n', v: 7 },
            { t: 'n', v: 7, z: '000' },
            { t: 'n', v: 48.137_154, z: '0.00' },
            { t: 'n', v: 123_456_789_012 },
            { t: 'n', v: 1234, z: '#,##0' },
          ],
        ],
      },
      [['7', '007', '48.137154', '123456789012', '1234']],
    ],
    [
      'truth and errors',
      {
        cells: [
          [
            { t: 'b', v: true },
            { t: 'e', v: 42 },
            { t: 'e', v: 15 },
          ],
        ],
      },
      [['TRUE', '#N/A', '#VALUE!']],
    ],
    [
      'dates and times',
      {
        cells: [
          [
            { t: 'n', v: 45_415, z: 'dd.mm.yyyy' },
            { t: 'n', v: 45_415.5, z: 'm/d/yy h:mm' },
          ],
        ],
      },
      [['2024-05-03', '2024-05-03T12:00']],
    ],
    ['dates of old Macs', { date1904: true, cells: [[{ t: 'n', v: 43_953, z: 'dd.mm.yyyy' }]] }, [['2024-05-03']]],
    [
      'merged cells',
      {
        merges: ['A1:B2'],
        cells: [
          ['a', null, 'c'],
          [null, null, 'd'],
        ],
      },
      [
        ['a', 'a', 'c'],
        ['a', 'a', 'd'],
      ],
    ],
    [
      'a merge of everything',
      { merges: ['A1:XFD1'], cells: [['a'], ['b']] },
      [Array.from({ length: 256 }, () => 'a'), ['b']],
    ],
    [
      'the last column',
      { cells: [[...Array.from({ length: 16_383 }, () => null), 'x']] },
      [[...Array.from({ length: 16_383 }, () => ''), 'x']],
    ],
    ['values of formulas', { cells: [[{ t: 's', v: 'kept', f: '[1]Other!A1' }]] }, [['kept']]],
    [
      'ODS with formats',
      {
        format: 'ods',
        cells: [
          [
            { t: 'd', v: new Date(Date.UTC(2024, 4, 3)) },
            { t: 's', v: '007' },
          ],
        ],
      },
      [['2024-05-03', '007']],
    ],
  ])('are read: %s', async (_name, made, expected) => {
    expect(await rowsOf(readSheets('a.xlsx', workbook(made)))).toEqual(expected);
  });

  it('tell which sheet is hidden', async () => {
    const book = { SheetNames: ['A', 'B'], Sheets: { A: utils.aoa_to_sheet([['a']]), B: utils.aoa_to_sheet([['b']]) } };
    const Workbook = {
      Sheets: [
        { name: 'A', Hidden: 0 as const },
        { name: 'B', Hidden: 1 as const },
      ],
    };
    const read = await readSheets(
      'a.xlsx',
      new Uint8Array(write({ ...book, Workbook }, { type: 'array' }) as ArrayBuffer),
    );
    const names = read.ok ? read.sheets.map(({ name, hidden }: Sheet) => [name, hidden]) : [];
    expect(names).toEqual([
      ['A', undefined],
      ['B', true],
    ]);
  });
});

describe('text', () => {
  const table = [
    ['Code', 'Größe'],
    ['007', 'a;b'],
  ];
  test.each<[string, Uint8Array]>([
    ['UTF-8 with semicolons', bytesOf('Code;Größe\r\n007;"a;b"')],
    ['UTF-8 with a mark', bytesOf('\uFEFFCode,Größe\n007,a;b')],
    ['Windows-1252', bytesOf('Code,Größe\n007,a;b', 'latin1')],
    ['UTF-16 with a mark', bytesOf('\uFEFFCode\tGröße\n007\ta;b', 'utf16le')],
    ['UTF-16 without', bytesOf('Code\tGröße\n007\ta;b', 'utf16le')],
    ['UTF-16 the other way', bytesOf('\uFEFFCode\tGröße\n007\ta;b', 'utf16le').map((_, at, all) => all[at ^ 1] ?? 0)],
    ['bars', bytesOf('Code|Größe\n007|a;b')],
    ['a named separator', bytesOf('sep=;\r\nCode;Größe\r\n007;"a;b"')],
    ['old Macs', bytesOf('Code,Größe\r007,a;b')],
  ])('is read in any form: %s', async (_name, bytes) => {
    expect(await rowsOf(readSheets('a.csv', bytes))).toEqual(table);
  });

  it('is read as the clipboard has it', async () => {
    expect(await rowsOf(readTable('', 'Code\tText\r\n007\t"a ""b""\nc, d"'))).toEqual([
      ['Code', 'Text'],
      ['007', 'a "b"\nc, d'],
    ]);
  });

  it('may have markup in its cells', async () => {
    expect(await rowsOf(readSheets('a.csv', bytesOf('Code,Text\n<b>7</b>,<br>')))).toEqual([
      ['Code', 'Text'],
      ['<b>7</b>', '<br>'],
    ]);
    expect(await rowsOf(readSheets('a.csv', bytesOf('Code<br>,Text\n7,x')))).toEqual([
      ['Code<br>', 'Text'],
      ['7', 'x'],
    ]);
  });

  it('comes back from a list of ours', async () => {
    expect(await rowsOf(readSheets('a.csv', bytesOf(`${csvLine(['a', '=b'])}${csvLine(['c', 7])}`)))).toEqual([
      ['a', '=b'],
      ['c', '7'],
      [''],
    ]);
  });
});

describe('what is no sheet of ours', () => {
  type Change = (view: DataView, central: number) => unknown;
  const changed = (bytes: Uint8Array, change: Change): Uint8Array => {
    const view = new DataView(bytes.buffer);
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== 0x06_05_4b_50) end -= 1;
    change(view, view.getUint32(end + 16, true));
    return bytes;
  };
  const zipOf = (change: Change): Uint8Array => changed(workbook({ cells: [['a']] }), change);
  const dataOfSheet = (view: DataView): number => Buffer.from(view.buffer).indexOf('sheet1.xml') + 'sheet1.xml'.length;
  /** A zip of one file of zeros, packed a thousand times smaller, which it says are few. */
  const bomb = (): Uint8Array => {
    const name = Buffer.from('xl/workbook.xml');
    const block = deflateRawSync(Buffer.alloc(2 ** 24), { finishFlush: constants.Z_FULL_FLUSH });
    const data = Buffer.concat(Array.from({ length: readLimits.unpackedBytes / 2 ** 24 + 1 }, () => block));
    const header = Buffer.alloc(26);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(10, 18);
    header.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, name, data]);
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006');
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(local.length, 16);
    return Uint8Array.from(
      Buffer.concat([local, Buffer.from('PK\u0001\u0002\0\0'), header, Buffer.alloc(14), name, end]),
    );
  };
  const ole = (text: string): Uint8Array =>
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from(text, 'utf16le'), 0, 0]);
  const rows = Array.from({ length: readLimits.rows + 1 }, () => 'a,b').join('\n');

  test.each<[string, Uint8Array, string]>([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'no-sheet'],
    ['a PDF', bytesOf('%PDF-1.7 ...'), 'no-sheet'],
    ['a web page', bytesOf('\n <html><table>'), 'no-sheet'],
    ['a locked workbook', ole('Root EncryptedPackage'), 'password'],
    ['an old workbook', ole('Root Workbook'), 'old-excel'],
    ['half a workbook', workbook({ cells: [['a']] }).slice(0, 900), 'damaged'],
    ['nothing', bytesOf(''), 'empty'],
    ['an empty workbook', workbook({ cells: [] }), 'empty'],
    ['a bomb, whatever it claims', bomb(), 'unpacks-too-large'],
    [
      'damaged data',
      zipOf((view) => new Uint8Array(view.buffer).fill(0xff, dataOfSheet(view), dataOfSheet(view) + 9)),
      'damaged',
    ],
    ['a directory that leads nowhere', zipOf((view, at) => view.setUint32(at + 42, 0xff_ff_ff, true)), 'damaged'],
    ['too many rows', bytesOf(rows), 'too-many-rows'],
    ['too many columns', bytesOf(`${','.repeat(readLimits.columns)}a`), 'too-many-columns'],
    ['too many bytes', new Uint8Array(readLimits.bytes + 1), 'too-large'],
  ])('%s has its reason', async (_name, bytes, code) => {
    expect(await rowsOf(readSheets('a', bytes))).toBe(code);
  });

  it('a cell of ODS that repeats itself for ever', async () => {
    const { CFB } = await import('@e965/xlsx');
    const zip = CFB.read(workbook({ format: 'ods', cells: [['a', 'b']] }), { type: 'array' });
    const entry = CFB.find(zip, 'content.xml') as { content: Uint8Array };
    const xml = Buffer.from(entry.content)
      .toString()
      .replace('<table:table-row', '<table:table-row table:number-rows-repeated="1048576"');
    CFB.utils.cfb_add(
      zip,
      '/content.xml',
      Buffer.from(xml.replaceAll('<table:table-cell ', '<table:table-cell table:number-columns-repeated="16000" ')),
    );
    const bytes = new Uint8Array(CFB.write(zip, { type: 'array', fileType: 'zip' }) as ArrayBuffer);
    expect(await rowsOf(readSheets('a.ods', bytes))).toBe('too-many-rows');
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(2), async (tail, kind) => {
        const start = [[], [0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0]][kind] ?? [];
        expect(typeof (await readSheets('a', Uint8Array.from([...start, ...tail]))).ok).toBe('boolean');
      }),
    );
    const whole = workbook({ cells: [['a', 'b']] });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        expect(typeof (await readSheets('a', whole.with(at, byte))).ok).toBe('boolean');
      }),
    );
  });
});
