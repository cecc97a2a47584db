import { type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { type StaffUser } from '#tests/browser/staff.ts';

/** A file from a staff's own computer. */
export interface OwnFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A staff's actions in the form of a station. */
export interface StationForm {
  readonly page: Page;
  /** A part of the form, by its heading. */
  readonly part: (name: string) => Locator;
  /** A group of fields within it, or one field with its buttons. */
  readonly group: (part: string, name: string) => Locator;
  /** Creates a station of a kind. */
  readonly begin: (kind: string, name: string) => Promise<void>;
  readonly setKind: (kind: string) => Promise<void>;
  readonly type: (part: string, group: string, field: string, text: string) => Promise<void>;
  readonly setNumber: (part: string, field: string, value: string) => Promise<void>;
  readonly upload: (button: Locator, ...files: readonly OwnFile[]) => Promise<void>;
  /** Uploads into a field of a language. */
  readonly uploadFor: (part: string, group: string, language: string, file: OwnFile) => Promise<void>;
  /** Chooses one of the museum's files for a field. */
  readonly choose: (field: Locator, file: string) => Promise<void>;
  /** Returns the station in the editing copy on the server. */
  readonly stored: (name: string) => Promise<StoredObject>;
}

export function stationForm({ page }: StaffUser): StationForm {
  const part = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const group = (of: string, name: string): Locator => part(of).getByRole('group', { name, exact: true }).first();
  const pick = async (kind: string): Promise<void> => {
    await part('Art und Name').getByRole('combobox', { name: 'Art', exact: true }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
  };
  const upload = async (button: Locator, ...files: readonly OwnFile[]): Promise<void> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles([...files]);
  };
  return {
    page,
    part,
    group,
    upload,
    begin: async (kind, name) => {
      await page.getByRole('button', { name: 'Neu', exact: true }).click();
      await page.getByRole('heading', { name: 'Ohne Namen' }).waitFor();
      await pick(kind);
      await group('Art und Name', 'Name').getByLabel('Deutsch').fill(name);
    },
    setKind: pick,
    type: (of, name, field, text) => group(of, name).getByLabel(field, { exact: true }).fill(text),
    setNumber: (of, field, value) => part(of).getByRole('textbox', { name: field, exact: true }).fill(value),
    uploadFor: async (of, name, language, file) => {
      const field = group(of, name);
      await upload(field.getByRole('button', { name: `Hochladen: ${language}` }), file);
      await field.getByRole('group', { name: language }).getByText(file.name, { exact: true }).waitFor();
    },
    choose: async (field, file) => {
      await field.getByRole('button', { name: /^Auswählen: / }).click();
      const dialog = page.getByRole('dialog');
      // The button beside it plays the file.
      await dialog
        .locator('[aria-pressed]')
        .and(dialog.getByRole('button', { name: file }))
        .click();
      await dialog.waitFor({ state: 'detached' });
      await field.getByText(file, { exact: true }).waitFor();
    },
    stored: async (name) => {
      const found: unknown = await page.evaluate(async (wanted) => {
        const answer = await fetch('/db?variant=INEDIT', {
          headers: { authorization: `Bearer ${localStorage.getItem('session')}` },
        });
        const { Locations } = await answer.json();
        return Locations.find(({ Name }: { Name: { de?: string } }) => Name?.de === wanted);
      }, name);
      expect(found, `the station ${name} is stored`).toBeDefined();
      return found as StoredObject;
    },
  };
}

/** A picture with a different colour in each quarter. */
export async function quarters(name: string): Promise<OwnFile> {
  const quarter = async (background: string) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .png()
      .toBuffer();
  // Files with other names have other bytes: a form stores none twice.
  const shade = ([...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 16).toString(16);
  const [red, green, blue, white] = await Promise.all(['#b00', '#070', `#0000b${shade}`, '#fff'].map(quarter));
  const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: 200, top: 0 },
      { input: blue, left: 0, top: 100 },
      { input: white, left: 200, top: 100 },
    ])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
