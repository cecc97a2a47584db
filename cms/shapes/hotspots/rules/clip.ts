import { HotspotKind } from '#content/constants.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type PathSegment, readPath } from '#content/svg-path.ts';
import { type CopiedShape, type CopiedShapes } from '#contract/copied-shapes.ts';
import { formatPath } from '#games/board/rules/format-path.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { stepInside } from '../../rules/box.ts';
import { type Contour, contoursOf, linesThrough, roundPath } from '../../rules/contours.ts';
import { fitting } from '../../rules/arrange.ts';
import { boxAround } from '../../rules/multi-selection.ts';
import { type ImportedShape } from '../../rules/svg/import-svg.ts';
import { type Hotspot } from './list.ts';
import { boxOf, moved, type PlacedHotspot, printOf, ringOf, withBox } from './placing.ts';
import { recognised } from './recognised.ts';

/** Returns hotspots as they go to the clipboard. */
export function copiedHotspots(hotspots: readonly Hotspot[]): readonly CopiedShape[] {
  return hotspots.map((hotspot) => {
    const { Kind, X, Y, Width, Height, Points, Curve, Name, AudioURL, Feedback, IsSolution } = hotspot;
    return {
      path: formatPath(segmentsOf(hotspot)),
      hotspot: {
        Kind,
        X,
        Y,
        Width,
        Height,
        Points,
        ...(Curve === '' ? {} : { Curve }),
        Name: { ...Name },
        AudioURL: { ...AudioURL },
        Feedback: { ...Feedback },
        IsSolution,
      },
    };
  });
}

/**
 * Returns shapes from the clipboard as new hotspots of a picture. Shapes of a board become the hotspots that they look
 * like. Hotspots that would exactly cover others are put beside them.
 *
 * @param by how far beside, in pixels of the picture
 */
export function pastedHotspots(
  { size, shapes }: CopiedShapes,
  picture: Size,
  there: readonly PlacedHotspot[],
  by: number,
): readonly StoredObject[] {
  const fit = fitting(size, picture);
  const pasted = shapes.flatMap(({ path, hotspot }): readonly (PlacedHotspot & StoredObject)[] => {
    if (hotspot !== undefined) return [{ ...hotspot, ...withBox(hotspot, fit.box(boxOf(hotspot))) }];
    return hotspotsOf(path, fit.contour).map((place) => ({ ...place, Name: {}, IsSolution: true }));
  });
  const taken = new Set(there.map(printOf));
  if (!pasted.some((one) => taken.has(printOf(one)))) return pasted.map(stored);
  const beside = stepInside(boxAround(pasted.map(boxOf)), by, picture);
  return pasted.map((one) => stored({ ...one, ...moved(one, beside) }));
}

/** Returns shapes of a file as new hotspots, with their names as names in a language. */
export function importedHotspots(shapes: readonly ImportedShape[], language: string): readonly StoredObject[] {
  return shapes.flatMap(({ name, data }) =>
    hotspotsOf(data, (contour) => contour).map((place) =>
      stored({ ...place, Name: name === '' ? {} : { [language]: name }, IsSolution: true }),
    ),
  );
}

/** Returns a hotspot for each line of a path. */
function hotspotsOf(path: string, fitted: (contour: Contour) => Contour): readonly PlacedHotspot[] {
  return contoursOf(readPath(path).segments).flatMap((contour) => recognised(fitted(contour)) ?? []);
}

/** Empty fields are not stored. */
function stored(hotspot: PlacedHotspot & StoredObject): StoredObject {
  const { Points, Curve, AudioURL, Feedback, ...rest } = hotspot;
  const filled = { Points, Curve, AudioURL, Feedback };
  return { ...rest, ...Object.fromEntries(Object.entries(filled).filter(([, value]) => !isEmpty(value))) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

function segmentsOf(hotspot: PlacedHotspot): readonly PathSegment[] {
  if (hotspot.Kind !== HotspotKind.circle) return linesThrough(ringOf(hotspot));
  const radii = { x: hotspot.Width / 2, y: hotspot.Height / 2 };
  return roundPath({ x: hotspot.X + radii.x, y: hotspot.Y + radii.y }, radii);
}
