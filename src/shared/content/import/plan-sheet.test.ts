import { describe, expect, it } from 'vitest';
import { storedObjects } from '../definition.ts';
import { soundDefinition } from '../testing/sound-definition.ts';
import { exportStations } from './export-tour.ts';
import { applied, locationOf, planRows, refused, said } from './testing/plan-rows.ts';

describe('a row of a known station', () => {
  it('changes what differs, and counts what is the same', () => {
    const plan = planRows([
      ['Code', 'Name de', 'name_en', 'Text (Deutsch)'],
      ['001', 'Uhr', 'Clock', 'Eine „Uhr“\nvon 1650'],
    ]);
    expect(said(plan)).toEqual([
      ['locations', 1, 'Name', 'en', 'Clock'],
      ['locations', 1, 'Text', 'de', 'Eine „Uhr“\nvon 1650'],
    ]);
    expect([plan.same, plan.refusals]).toEqual([1, []]);
    expect(plan.changes[0]?.from).toEqual({ file: 'tour.xlsx', sheet: 'Tour', row: 2, column: 'C' });
  });

  it('is found without the zeros that a sheet program takes off, and the plan says so', () => {
    const plan = planRows([
      ['Nr.', 'Titel'],
      ['1', 'Neu'],
    ]);
    expect(said(plan)).toEqual([['locations', 1, 'Name', 'de', 'Neu']]);
    expect(plan.changes[0]?.why).toEqual({ code: 'leading-zeros', facts: { given: '1', code: '001' } });
  });

  it('notes what a translation was made from, in whichever order the columns are', () => {
    const definition = soundDefinition();
    const plan = planRows(
      [
        ['Code', 'Name en', 'Name de'],
        ['001', 'Watch', 'Armbanduhr'],
      ],
      { definition },
    );
    const location = locationOf(applied(plan, definition), 1);
    expect(location).toMatchObject({ Name: { de: 'Armbanduhr', en: 'Watch' } });
    const again = planRows(
      [
        ['Code', 'Name de'],
        ['001', 'Uhr'],
      ],
      { definition: applied(plan, definition) },
    );
    expect(locationOf(applied(again, applied(plan, definition)), 1)?.['TranslatedFrom']).toEqual(
      location?.['TranslatedFrom'],
    );
    expect(location?.['TranslatedFrom']).toEqual({ Name: { en: expect.stringMatching(/^de /) } });
  });

  it('is none if the row is a heading, in one cell or in merged ones', () => {
    const definition = soundDefinition();
    const sheet = (...rows: readonly string[][]) =>
      planRows([['Code', 'Name', 'Name English'], ...rows], { definition });
    for (const row of [
      ['Erdgeschoss', '', ''],
      ['Erdgeschoss', 'Erdgeschoss', 'Erdgeschoss'],
    ]) {
      const { changes, refusals } = sheet(row);
      expect([changes, refusals.map(({ code }) => code)]).toEqual([[], ['row-heading']]);
    }
    expect(sheet(['Tor', 'Tor', 'Gate'], ['0.15', '', ''], ['8', '8', '8']).refusals).toEqual([]);
    expect(sheet(['1.0', 'Standuhr', '']).changes).toMatchObject([{ ID: 1, after: 'Standuhr' }]);
  });

  it('gets what staff note on it, which comes back from a sheet unchanged', () => {
    const definition = soundDefinition();
    const plan = planRows(
      [
        ['Code', 'Interne Notiz', 'Schlagwörter'],
        ['001', 'Vitrine ist defekt', 'Leihgabe; Text prüfen, '],
      ],
      { definition },
    );
    const after = applied(plan, definition);
    const tags = ['Leihgabe', 'Text prüfen'];
    expect(locationOf(after, 1)).toMatchObject({ StaffNote: 'Vitrine ist defekt', StaffTags: tags });
    const odd = { ...after, Locations: [{ ID: 1, StaffTags: ['a, b; c', 'd'] }] };
    for (const each of [after, odd]) {
      const { rows } = exportStations({ definition: each, stations: { tourID: 1 }, headers: 'en', name: '' });
      expect(rows[0]).toContain('Tags');
      expect(planRows(rows, { definition: each }).changes).toEqual([]);
    }
  });

  it('gets its own text where all languages have shared one', () => {
    const definition = { ...soundDefinition(), Locations: [{ ID: 1, Name: 'Uhr' }] };
    const plan = planRows(
      [
        ['Code', 'Name de', 'Name en'],
        ['001', 'Uhr', 'Clock'],
      ],
      { definition },
    );
    expect(said(plan)).toEqual([['locations', 1, 'Name', 'en', 'Clock']]);
    expect(locationOf(applied(plan, definition), 1)?.['Name']).toEqual({ de: 'Uhr', en: 'Clock' });
  });

  it('keeps what its cells leave empty', () => {
    expect(planRows([['Code', 'Name de'], ['001', ' '], ['', ''], []])).toEqual({ changes: [], refusals: [], same: 0 });
  });

  it('may have languages in rows', () => {
    const plan = planRows([
      ['Code', 'Sprache', 'Name'],
      ['001', 'EN', 'Clock'],
      ['', 'Französisch', 'Horloge'],
      ['002', 'Klingonisch', 'x'],
    ]);
    expect(said(plan).slice(0, 1)).toEqual([['locations', 1, 'Name', 'en', 'Clock']]);
    expect(plan.changes[1]).toMatchObject({
      kind: 'make',
      model: 'languages',
      after: { Code: 'fr', DisplayName: 'Français' },
    });
    expect(plan.changes[2]).toMatchObject({ field: 'Name', language: 'fr', needs: [plan.changes[1]?.key] });
    expect(refused(plan)).toEqual([['no-language-code', 'B4']]);
  });

  it('gets pictures with their descriptions, whichever column is first', () => {
    const definition = soundDefinition();
    const files = ['files/uhr.webp', 'files/a/detail.webp', 'files/b/detail.webp'];
    const rows = [
      ['Code', 'Alternativtext de', 'Bild', 'Bild 2', 'Bildnachweis 2', 'Alt text 3'],
      ['001', 'Eine Uhr', 'UHR.webp', 'b/Detail.WEBP', '© Museum', 'x'],
    ];
    const plan = planRows(rows, { definition, files });
    expect(refused(plan)).toEqual([['no-picture', 'F2']]);
    expect(locationOf(applied(plan, definition), 1)?.['ImageDescriptors']).toEqual([
      { ImageURL: 'files/uhr.webp', AltText: { de: 'Eine Uhr' } },
      { ImageURL: 'files/b/detail.webp', Copyright: '© Museum' },
    ]);
    const withoutFirst = plan.changes.map(({ key }) => key).filter((key) => !key.includes('0.ImageURL'));
    expect(locationOf(applied(plan, definition, withoutFirst), 1)?.['ImageDescriptors']).toEqual([
      { ImageURL: 'files/b/detail.webp', Copyright: '© Museum' },
    ]);
  });

  it('is placed on the map', () => {
    const rows = [
      ['Code', 'Koordinaten', 'Latitude', 'Longitude', 'Parent'],
      ['001', "N 48° 30.0', E 9° 30.0'", '', '', ''],
      ['2', '', '48,25', '9,1', '1'],
      ['3', '50, 9', '', '', ''],
      ['4', 'somewhere', '', '', '4'],
    ];
    const plan = planRows(rows, { tourID: 2 });
    const places = plan.changes.filter(({ kind }) => kind === 'change');
    expect(places.map(({ ID, field, after }) => [ID, field, after])).toEqual([
      [3, 'MapX', 50],
      [3, 'MapY', 40],
      [-3, 'MapX', 10],
      [-3, 'MapY', 60],
      [-3, 'Parent', 3],
    ]);
    expect(refused(plan)).toEqual([
      ['off-map', 'B4'],
      ['no-coordinates', 'B5'],
      ['own-parent', 'E5'],
    ]);
    expect(
      refused(
        planRows([
          ['Code', 'GPS'],
          ['001', '48.1, 9.1'],
        ]),
      ),
    ).toEqual([['no-map', 'B2']]);
  });
});

describe('a row of an unknown code', () => {
  it('makes a station at the end of the tour', () => {
    const definition = soundDefinition();
    const rows = [
      ['Number', 'Title', 'Description en', 'Type', 'Parent'],
      ['10', 'Zehn', 'Ten', 'video', '11'],
      ['011', 'Elf', '', '', ''],
    ];
    const plan = planRows(rows, { definition });
    const after = applied(plan, definition);
    expect(storedObjects(after, 'TourItems').slice(3)).toEqual([
      { ID: 1003, Revision: 0, TourID: 1, LocationID: 1001, Code: '10', Position: -1, Parent: 1004 },
      { ID: 1004, Revision: 0, TourID: 1, LocationID: 1002, Code: '011', Position: -1 },
    ]);
    expect(locationOf(after, 1001)).toMatchObject({ Name: { de: 'Zehn' }, Description: { en: 'Ten' }, Type: 1 });
    expect(planRows(rows, { definition: after }).changes).toEqual([]);
  });

  it('makes nothing of a station that is not wanted', () => {
    const definition = soundDefinition();
    const plan = planRows(
      [
        ['Code', 'Name'],
        ['9', 'Neun'],
        ['001', 'Neu'],
      ],
      { definition },
    );
    const item = plan.changes.find(({ model }) => model === 'tourItems');
    const ticked = plan.changes.map(({ key }) => key).filter((key) => key !== item?.key);
    const after = applied(plan, definition, ticked);
    expect([after['TourItems'], storedObjects(after, 'Locations').length]).toEqual([definition.TourItems, 7]);
    expect(locationOf(after, 1)?.['Name']).toMatchObject({ de: 'Neu' });
  });

  it('continues the positions of the tour', () => {
    const definition = {
      ...soundDefinition(),
      TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 4 }],
    };
    const plan = planRows(
      [
        ['Code', 'Name'],
        ['8', 'a'],
        ['9', 'b'],
      ],
      { definition },
    );
    expect(storedObjects(applied(plan, definition), 'TourItems').map(({ Position }) => Position)).toEqual([4, 5, 6]);
  });
});

describe('titles, and what was matched before', () => {
  it('finds the headers below titles', () => {
    const plan = planRows([['Führung 2026'], [], ['Nr', 'Titel', 'Text_en'], ['001', 'Neu', 'New']]);
    expect(said(plan).map(([, , field, language]) => [field, language])).toEqual([
      ['Name', 'de'],
      ['Text', 'en'],
    ]);
  });
});
