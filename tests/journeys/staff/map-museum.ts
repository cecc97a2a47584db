import { type Locator } from 'playwright';
import { drawing } from '#tests/browser/game-table.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type StaffUser } from '#tests/browser/staff.ts';
import { type Museum, openMuseum } from '#tests/browser/visits.ts';

export const size = { width: 1000, height: 800 };
const box = {
  BottomLeft: { Latitude: 48.8, Longitude: 9.2 },
  // As wide and high as the picture, at this latitude.
  TopRight: { Latitude: 48.8036, Longitude: 9.20683 },
};
const [tour] = smallMuseum.Tours;

/** Serves a tour with a map on the earth, one without a map, and one whose map has no coordinates. */
export const openMaps = (): Museum =>
  openMuseum(
    {
      ...smallMuseum,
      Tours: [
        {
          ...tour,
          Selectors: [1, 4],
          MapURL: { de: 'files/plan.svg' },
          MapWidth: size.width,
          MapHeight: size.height,
          MapGPS: box,
          MapGPSAutoActivation: true,
          MapGPSAutoDistance: 50,
        },
        { ...tour, ID: 2, Code: 'L', Name: { de: 'Leer' }, Selectors: [1, 4] },
        {
          ...tour,
          ID: 3,
          Code: 'E',
          Name: { de: 'Erde' },
          Selectors: [1, 4],
          MapURL: { de: 'files/plan.svg' },
          MapWidth: size.width,
          MapHeight: size.height,
        },
      ],
      TourItems: [
        { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 200, MapY: 300 },
        { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 700, MapY: 300, MapGPSAutoDistance: 20 },
        { ID: 3, TourID: 1, LocationID: 2, Code: '3', Position: 2 },
        { ID: 4, TourID: 3, LocationID: 1, Code: '1', Position: 0, MapX: 200, MapY: 300 },
      ],
    },
    { files: { 'plan.svg': drawing(size, '#e0e2d9') }, allow: /status of 4\d\d/ },
  );

export const marker = ({ page }: StaffUser, code: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${code} .* nach rechts und`) });
export const at = (staff: StaffUser, code: string, x: number, y: number): Promise<void> =>
  staff.page
    .getByRole('button', { name: new RegExp(`^${code} .*, bei ${x} nach rechts und ${y} nach unten$`) })
    .waitFor();
export const undo = ({ page }: StaffUser): Promise<void> => page.getByRole('button', { name: 'Rückgängig' }).click();

export async function openMap(staff: StaffUser): Promise<void> {
  await staff.page.setViewportSize({ width: 1280, height: 1100 });
  await staff.open('/tours/1/map');
}
