import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { storedObjects } from '#content/definition.ts';
import { joined, utf8, zipOf } from '#content/testing/zip-of.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(smallMuseum);

/** A frame of silence, as MP3. */
const mp3 = (length: number): Uint8Array => {
  const frame = new Uint8Array(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return joined(Array.from({ length: 4 + length }, () => frame));
};

interface Dropped {
  readonly name: string;
  readonly content: string;
}

const base64 = (content: Uint8Array): string => Buffer.from(content).toString('base64');

async function drop({ page }: StaffUser, words: string, files: readonly Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, content } of given)
      data.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name));
    return data;
  }, files);
  const zone = page.getByText(words, { exact: true });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}

/** The stations of the editing copy by code, with a field of theirs in each language. */
async function stationsBy(field: string): Promise<Readonly<Record<string, unknown>>> {
  const { definition } = await museum.editingCopy();
  const stations = storedObjects(definition, 'Locations');
  return Object.fromEntries(
    storedObjects(definition, 'TourItems').map(({ Code, LocationID }) => [
      String(Code),
      stations.find(({ ID }) => ID === LocationID)?.[field],
    ]),
  );
}

it('a folder of recordings becomes stations after a look at the plan, and one undo takes all back', () =>
  asStaff(museum, async (staff) => {
    const { page } = staff;
    const codes = Array.from({ length: 17 }, (_, at) => 210 + at);
    const recordings = codes.flatMap((code, at) => [
      { name: `${code} Łukasz_DE.mp3`, content: base64(mp3(at)) },
      { name: `${code} Mu\u{308}hle_en.mp3`, content: base64(mp3(50 + at)) },
    ]);
    const zipped = ['1_en.mp3', '2_de.mp3', '2_en.mp3', '__MACOSX/._1_en.mp3'].map((name, at) => ({
      name,
      data: mp3(100 + at),
    }));
    await staff.open('/import?part=files&tour=1');
    await drop(staff, 'Dateien, ganze Ordner oder Zip-Archive hierher ziehen', [
      ...recordings,
      { name: 'Nachtrag.zip', content: base64(zipOf(zipped)) },
      { name: 'Liste.docx', content: base64(utf8('Text')) },
      { name: 'Defekt.zip', content: base64(utf8('Text')) },
      { name: '.DS_Store', content: '' },
    ]);
    const plan = page.getByRole('region', { name: 'Was sich ändert' });
    await plan.getByRole('checkbox', { name: 'Übernehmen: Neue Station 210', exact: true }).waitFor();
    const left = page.getByRole('region', { name: 'Bleibt weg (2)' });
    expect(await left.textContent()).toContain('Defekt.zipDieses Archiv lässt sich hier nicht öffnen.');
    await plan.getByRole('checkbox', { name: 'Übernehmen: Neue Station 210', exact: true }).uncheck();
    await staff.press(/^\d+ Änderungen übernehmen$/);
    await page.getByRole('region', { name: 'Übernommen' }).waitFor();
    await staff.save();
    const recorded = await stationsBy('MediaURL');
    expect(Object.keys(recorded)).toHaveLength(2 + 16);
    expect([recorded['1'], recorded['2'], recorded['214']]).toEqual([
      { de: 'files/tone.wav', en: 'files/audio/Nachtrag/1_en.mp3' },
      { de: 'files/audio/Nachtrag/2_de.mp3', en: 'files/audio/Nachtrag/2_en.mp3' },
      { de: 'files/audio/214 Łukasz_DE.mp3', en: 'files/audio/214 M\u{fc}hle_en.mp3' },
    ]);
    expect((await stationsBy('Name'))['214']).toEqual({ de: 'Łukasz', en: 'M\u{fc}hle' });
    await staff.press('Rückgängig');
    await staff.save();
    expect(await stationsBy('MediaURL')).toEqual({
      1: { de: 'files/tone.wav', en: 'files/tone.wav' },
      2: { de: 'files/missing.wav' },
    });
  }));

it('a sheet becomes a tour with its stations', () =>
  asStaff(museum, async (staff) => {
    const { page } = staff;
    const rows = [
      ['Code', 'Name', 'Name Englisch', 'Text', 'Aufnahme'],
      ['007', 'Tor', 'Gate', 'Hoch\nund breit', 'tone.wav'],
      ['8', 'Turm', 'Tower', 'Rund', ''],
    ];
    const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
    const content = await writeExcelFile(cells as never).toBuffer();
    await staff.open('/import');
    await drop(staff, 'Tabelle hierher ziehen', [{ name: 'Rundgang.xlsx', content: base64(content) }]);
    await page.getByRole('combobox', { name: 'Tour', exact: true }).selectOption('Eine neue Tour');
    await page.getByRole('textbox', { name: 'Name der neuen Tour' }).fill('Türme');
    const plan = page.getByRole('region', { name: 'Was sich ändert' });
    await plan.getByRole('checkbox', { name: 'Übernehmen: Neue Station 007', exact: true }).waitFor();
    await staff.press(/^\d+ Änderungen übernehmen$/);
    await page.getByRole('region', { name: 'Übernommen' }).waitFor();
    await staff.save();
    await page.getByRole('link', { name: 'Zu den Stationen der Tour' }).click();
    await page.getByRole('main').getByText('Turm', { exact: true }).waitFor();
    const [names, recordings] = [await stationsBy('Name'), await stationsBy('MediaURL')];
    expect([names['007'], names['8']]).toEqual([
      { de: 'Tor', en: 'Gate' },
      { de: 'Turm', en: 'Tower' },
    ]);
    expect(recordings['007']).toEqual({ de: 'files/tone.wav' });
    expect(await page.getByRole('heading', { name: /Türme/ }).count()).toBeGreaterThan(0);
  }));
