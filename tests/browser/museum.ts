import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MuseumFolder {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** The contents of a museum's `files`, by name. */
export type MuseumFiles = Readonly<Record<string, string | Buffer>>;

/** Writes a content folder with a generated tone. The definition is written as JSON, which is valid YAML. */
export async function writeMuseum(definition: object, files: MuseumFiles = {}): Promise<MuseumFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-museum-'));
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'tourDefinition.yaml'), JSON.stringify(definition));
  for (const [name, content] of Object.entries({ 'tone.wav': tone(4), ...files }))
    await writeFile(join(folder, 'files', name), content);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A sine of 440 Hz as a WAV file: 8 kHz, 16 bit, mono. */
export function tone(seconds: number): Buffer {
  const rate = 8000;
  const samples = seconds * rate;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    file.writeInt16LE(Math.round(Math.sin((at / rate) * 440 * 2 * Math.PI) * 12_000), 44 + at * 2);
  }
  return file;
}

/** One group, one tour, two audio stations in German and English. */
export const smallMuseum = {
  Providers: [{ ID: 1, Name: { de: 'Kleines Museum', en: 'Small museum' } }],
  Languages: [
    { ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true, AccessibilityCode: 'de' },
    { ID: 2, Code: 'en', DisplayName: 'English', AccessibilityCode: 'en' },
  ],
  TourGroups: [{ ID: 1, Name: { de: 'Haus', en: 'House' } }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'H', Selectors: [1], Name: { de: 'Rundgang', en: 'Tour' } }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0 },
    { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1 },
  ],
  Locations: [
    { ID: 1, Type: 0, Name: { de: 'Ton', en: 'Tone' }, MediaURL: { de: 'files/tone.wav', en: 'files/tone.wav' } },
    { ID: 2, Type: 0, Name: { de: 'Stille', en: 'Silence' }, MediaURL: { de: 'files/missing.wav' } },
  ],
};
