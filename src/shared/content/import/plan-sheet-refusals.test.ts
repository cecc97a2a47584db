import { describe, expect, it, test } from 'vitest';
import { soundDefinition } from '../testing/sound-definition.ts';
import { type Options, planRows, refused } from './testing/plan-rows.ts';

describe('what cannot be used', () => {
  test.each<[string, readonly (readonly string[])[], Options, readonly (readonly string[])[]]>([
    [
      'an unknown column',
      [
        ['Code', 'Raum'],
        ['001', 'Saal 1'],
      ],
      {},
      [['column-unknown', 'B1']],
    ],
    [
      'a column twice',
      [
        ['Code', 'Name', 'Titel'],
        ['001', 'Uhr', 'x'],
      ],
      {},
      [['column-twice', 'C1']],
    ],
    [
      'a sheet without codes',
      [
        ['Name', 'Text'],
        ['a', 'b'],
      ],
      {},
      [['no-code-column', '1']],
    ],
    [
      'a row without a code',
      [
        ['Code', 'Name'],
        ['', 'Uhr'],
      ],
      {},
      [['code-missing', 'A2']],
    ],
    [
      'a code that became a date',
      [
        ['Code', 'Name'],
        ['2026-01-02', 'Uhr'],
      ],
      {},
      [['code-date', 'A2']],
    ],
    [
      'nothing in words',
      [
        ['Code', 'Name', 'Text'],
        ['001', 'NULL', '#NV'],
        ['#N/A', 'x', ''],
      ],
      {},
      [
        ['no-value', 'B2'],
        ['no-value', 'C2'],
        ['no-value', 'A3'],
      ],
    ],
    [
      'no number',
      [
        ['Code', 'Points', 'Position'],
        ['001', 'viele', '1.5'],
        ['002', '-3', '2'],
      ],
      {},
      [
        ['no-number', 'B2'],
        ['no-number', 'C2'],
        ['no-number', 'B3'],
      ],
    ],
    [
      'an unknown kind',
      [
        ['Code', 'Type'],
        ['001', 'Opera'],
      ],
      {},
      [['no-choice', 'B2']],
    ],
    [
      'two values for one place',
      [
        ['Code', 'Name'],
        ['001', 'a'],
        ['1', 'b'],
      ],
      {},
      [['row-twice', 'B3']],
    ],
    [
      'an unknown file',
      [
        ['Code', 'Audio'],
        ['001', '7.mp3'],
      ],
      { files: ['files/8.mp3'] },
      [['file-unknown', 'B2']],
    ],
    [
      'an address that no browser asks',
      [
        ['Code', 'Audio de', 'Audio en'],
        ['001', 'https://a;script-src/7.mp3', 'https://a.example/7.mp3'],
      ],
      {},
      [['file-unknown', 'B2']],
    ],
    [
      'several files',
      [
        ['Code', 'Audio'],
        ['001', '7.mp3'],
      ],
      { files: ['files/a/7.mp3', 'files/b/7.mp3'] },
      [['file-ambiguous', 'B2']],
    ],
    [
      'a place without a tour',
      [
        ['Code', 'Position'],
        ['002', '3'],
      ],
      { tourID: null },
      [['needs-tour', 'B1']],
    ],
    [
      'a code of several tours',
      [
        ['Code', 'Name'],
        ['001', 'x'],
        ['77', 'x'],
      ],
      { tourID: null },
      [
        ['code-ambiguous', 'A2'],
        ['code-unknown', 'A3'],
      ],
    ],
  ])('%s has its reason and its place', (_name, rows, options, expected) => {
    expect(refused(planRows(rows, options))).toEqual(expected);
  });

  it('is not what a text happens to say', () => {
    const definition = { ...soundDefinition(), Locations: [{ ID: 1, Name: { de: 'NULL' } }] };
    expect(
      planRows(
        [
          ['Code', 'Name'],
          ['001', 'NULL'],
        ],
        { definition },
      ),
    ).toEqual({ changes: [], refusals: [], same: 1 });
  });
});
