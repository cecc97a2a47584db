import { describe, expect, it } from 'vitest';
import { type CanvasFingers, openWithFingers } from './canvas-fingers.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum, type VisitOptions } from '#tests/browser/visits.ts';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
  <rect width="800" height="600" fill="#d8e2dc"/><circle cx="200" cy="150" r="60" fill="#457b9d"/></svg>`;
const hiddenObject = { Type: 6, ImageDescriptors: [{ ImageURL: 'files/picture.svg' }], GameHotspotsToWin: 1 };

// Several shapes chosen by fingers, and whole walks: tests/slow/staff/canvas-touch.test.ts.
const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 4,
        Name: { de: 'Eine', en: 'One' },
        ...hiddenObject,
        GameHotspots: [{ X: 200, Y: 150, Width: 200, Height: 200, Name: { de: 'Feld' }, IsSolution: true }],
      },
    ],
  },
  { files: { 'picture.svg': picture } },
);

const tablet: VisitOptions = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true };

describe('fingers on the picture (specification 3.1, 3.3)', () => {
  it('draw and resize shapes, move none that they only touch, and zoom the picture between two of them', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await staff.open('/locations/4');
        const fingers = await openWithFingers(page);
        const scale = await fingers.scale();
        await fingers.waver({ x: 300, y: 250 });
        const before = await box(staff);
        expect(before).toEqual({ x: 200, y: 150, width: 200, height: 200 });
        // A handle is grabbed eleven pixels from its middle.
        await fingers.drag({ x: 400 + 11 / scale, y: 250 }, { x: 450 + 11 / scale, y: 250 });
        expectNear(await box(staff), { ...before, width: 250 });

        // The point between two fingers stays in place, and a tool draws nothing meanwhile.
        await takeTool(staff, 'Rechteck zeichnen');
        const middle = await fingers.at({ x: 150, y: 450 });
        await expectHeld(fingers, around(middle, 15, middle, 60), 'one after the other');
        await expect.poll(() => fingers.scale()).toBeGreaterThan(scale * 1.5);
        await staff.expectSaid('1 Suchfläche');
        await fingers.drag({ x: 100, y: 430 }, { x: 160, y: 470 });
        await staff.expectSaid('2 Suchflächen');
        await fingers.expectPageStill();
      },
      tablet,
    ));
});

/** Chrome under load makes no click of an emulated tap that follows a drag, so the tool is not chosen by one. */
async function takeTool({ page }: StaffUser, name: string): Promise<void> {
  // As people scroll: the tools and the whole picture are in sight.
  await page.getByRole('group', { name: 'Werkzeuge' }).evaluate((tools) => tools.scrollIntoView({ block: 'start' }));
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name, exact: true, pressed: true }).waitFor();
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function box({ page }: StaffUser): Promise<Box> {
  const read = async (label: string): Promise<number> =>
    Number.parseFloat(await page.getByLabel(label, { exact: true }).inputValue());
  return {
    x: await read('Von links'),
    y: await read('Von oben'),
    width: await read('Breite'),
    height: await read('Höhe'),
  };
}

/** Fingers are on whole pixels of the screen, which is smaller than the picture. */
function expectNear(given: Box, expected: Box): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(given[side] - expected[side]), `${side}: ${given[side]}`).toBeLessThanOrEqual(4);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Two fingers, each at a distance from the middle between them. */
function around(from: Spot, fromApart: number, to: Spot, toApart: number): readonly (readonly [Spot, Spot])[] {
  return [-1, 1].map((side) => [
    { x: from.x + side * fromApart, y: from.y },
    { x: to.x + side * toApart, y: to.y },
  ]);
}

/** Expects that the point between two fingers stays between them. */
async function expectHeld(
  fingers: CanvasFingers,
  ways: readonly (readonly [Spot, Spot])[],
  how?: 'one after the other',
): Promise<void> {
  const between = (index: 0 | 1): Spot => {
    const spots = ways.map((way) => way[index]);
    const sum = (axis: 'x' | 'y') => spots.reduce((total, spot) => total + spot[axis], 0);
    return { x: sum('x') / spots.length, y: sum('y') / spots.length };
  };
  const place = await fingers.pictureAt(between(0));
  await fingers.move(ways, how);
  const [there, middle] = [await fingers.at(place), between(1)];
  expect(Math.hypot(there.x - middle.x, there.y - middle.y)).toBeLessThan(3);
}
