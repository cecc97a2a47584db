import { type Page } from 'playwright';
import { expect } from 'vitest';
import { type StaffUser } from '#tests/browser/staff.ts';
import { type Museum } from '#tests/browser/visits.ts';

export const files = {
  'picture.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
  <rect width="800" height="600" fill="#d8e2dc"/><circle cx="200" cy="150" r="60" fill="#457b9d"/>
  <rect x="500" y="300" width="160" height="120" fill="#e76f51"/></svg>`,
};

export type Stored = Readonly<Record<string, unknown>>;

/** Returns a list of the editing copy on the server. */
export async function storedList({ origin }: Museum, { page }: StaffUser, list: string): Promise<readonly Stored[]> {
  const session = await page.evaluate(() => localStorage.getItem('session'));
  const answer = await fetch(`${origin}/db?variant=INEDIT`, {
    headers: { authorization: `Bearer ${String(session)}` },
  });
  const definition: Readonly<Record<string, readonly Stored[]>> = await answer.json();
  return definition[list] ?? [];
}

export interface Fields {
  readonly X: number;
  readonly Y: number;
  readonly Width: number;
  readonly Height: number;
}

/** The mouse is on whole pixels of the screen, which may lie between two of the picture. */
export function expectNear(given: unknown, expected: Partial<Fields>): void {
  const fields: Readonly<Record<string, unknown>> = { ...(given as object) };
  for (const [name, value] of Object.entries(expected))
    expect(Math.abs(Number(fields[name]) - value), `${name}: ${String(fields[name])}`).toBeLessThanOrEqual(1);
}

/** A game whose hotspots are drawn on the picture. */
export const hiddenObject = {
  Type: 6,
  ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
  GameHotspotsToWin: 1,
};

/** The hotspots of a station as saved. */
export async function hotspotsOf(museum: Museum, staff: StaffUser, ID: number): Promise<readonly Stored[]> {
  const locations = await storedList(museum, staff, 'Locations');
  return (locations.find((location) => location['ID'] === ID)?.['GameHotspots'] ?? []) as readonly Stored[];
}

/** The numbers beside the picture of the chosen hotspot. */
export async function fieldsOf(page: Page): Promise<Fields> {
  const read = async (label: string): Promise<number> =>
    Number.parseFloat(await page.getByLabel(label, { exact: true }).inputValue());
  return {
    X: await read('Von links'),
    Y: await read('Von oben'),
    Width: await read('Breite'),
    Height: await read('Höhe'),
  };
}
