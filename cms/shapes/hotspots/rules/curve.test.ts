import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { withNodeMoved } from '../../rules/edits.ts';
import { draggedLook } from '../../rules/gestures.ts';
import { touch } from '../../testing/hands.ts';
import { hotspotAdapter } from '../hotspot-adapter.ts';
import { closedPolygon } from './recognised.ts';
import { copiedHotspots, pastedHotspots } from './clip.ts';
import { nodesOf, outlined } from './curve.ts';
import { partsOf } from './hits.ts';
import { completeHotspots, placedAt, withHotspot } from './list.ts';
import {
  arrangedBy,
  boxOf,
  moved,
  ofKind,
  type PlacedHotspot,
  withBox,
  withCornerAfter,
  withLines,
} from './placing.ts';

const line = [
  { at: { x: 100, y: 100 }, before: { x: 60, y: 140 }, behind: { x: 140, y: 60 } },
  { at: { x: 300, y: 100 } },
  { at: { x: 200, y: 300 }, before: { x: 250, y: 300 }, behind: { x: 150, y: 300 } },
];

/** A polygon that the pen has drawn with curves. */
function drawn(): PlacedHotspot {
  const polygon = closedPolygon(line);
  if (polygon === undefined) throw new Error('nothing was drawn');
  return polygon;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.02;

describe('a polygon with curves', () => {
  it('keeps its points and arms beside the corners that the guide reads', () => {
    const hotspot = drawn();
    expect(readOutline(hotspot.Points)?.length).toBeGreaterThan(6);
    expect(nodesOf(hotspot)).toEqual(line);
    const [stored] = withHotspot([], hotspot);
    expect(stored).toMatchObject({ Curve: hotspot.Curve, Points: hotspot.Points });
    expect(nodesOf(completeHotspots([stored ?? {}])[0] ?? hotspot)).toEqual(line);
  });

  it('shows its points as handles, and the arms of the chosen one, which bend it', () => {
    const before = drawn();
    const kinds = (chosen?: number) =>
      partsOf(before, 10, chosen === undefined ? undefined : { contour: 0, node: chosen }).map(({ kind }) => kind);
    expect(kinds().filter((kind) => kind === 'node')).toHaveLength(3);
    expect(kinds()).not.toContain('arm');
    expect(kinds(2).filter((kind) => kind === 'arm')).toHaveLength(2);
    const arm = { kind: 'arm', name: { contour: 0, node: 2 }, arm: 'behind', at: { x: 150, y: 300 } } as const;
    const { now } = draggedLook(hotspotAdapter, { before, part: arm }, { x: 0, y: 50 }, touch);
    expect(nodesOf(now)?.[2]?.behind).toEqual({ x: 150, y: 350 });
    // At a smooth point the other arm turns with it.
    expect(nodesOf(now)?.[2]?.before?.y).toBeLessThan(300);
    expect(now.Points).not.toBe(before.Points);
  });

  it('is moved, mirrored, stretched and copied with its curve', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (x, y) => {
        const away = moved(drawn(), { x, y });
        expect(nodesOf(away)).toEqual(line.map((node) => shifted(node, { x, y })));
        expect(
          nodesOf(withLines(away, (lines) => withNodeMoved(lines, { contour: 0, node: 1 }, { x: 0, y: -10 })))?.[1],
        ).toEqual({
          at: { x: 300 + x, y: 90 + y },
        });
      }),
    );
    const box = boxOf(drawn());
    const turned = arrangedBy(drawn(), { by: { x: 0, y: 0 }, mirror: 'x' });
    expect(turned.Curve).not.toBe(drawn().Curve);
    expect(isNear(boxOf(turned).x, box.x) && isNear(boxOf(turned).width, box.width)).toBe(true);
    expect(nodesOf(arrangedBy(turned, { by: { x: 0, y: 0 }, mirror: 'x' }))?.length).toBe(3);
    const wide = withBox(drawn(), { ...box, width: box.width * 2 });
    expect(isNear(boxOf(wide).width, box.width * 2)).toBe(true);
    const [hotspot] = completeHotspots([{ ...drawn() }]);
    const copied = copiedHotspots(hotspot === undefined ? [] : [hotspot]);
    const size = { width: 800, height: 600 };
    const [pasted] = pastedHotspots({ cicerone: 'shapes', size, shapes: [...copied] }, size, [], 16);
    expect(pasted).toMatchObject({ Curve: drawn().Curve, Points: drawn().Points });
  });

  it('gets a point on a curve without changing the line', () => {
    const hotspot = withCornerAfter(drawn(), { node: 2 });
    expect(nodesOf(hotspot)).toHaveLength(4);
    expect(nodesOf(hotspot)?.[3]?.before).toBeDefined();
    const [one, other] = [boxOf(hotspot), boxOf(drawn())];
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(one[side] - other[side])).toBeLessThan(1);
  });

  it('is a plain polygon once its corners are changed elsewhere, or its curve cannot be read', () => {
    const hotspot = drawn();
    const other = { ...hotspot, Points: '0,0 90,0 90,90' };
    expect(nodesOf(other)).toEqual([{ at: { x: 0, y: 0 } }, { at: { x: 90, y: 0 } }, { at: { x: 90, y: 90 } }]);
    expect(nodesOf({ ...hotspot, Curve: 'M1 x' })?.length).toBe(readOutline(hotspot.Points)?.length);
    expect(nodesOf({ ...hotspot, Curve: `${hotspot.Curve}${hotspot.Curve}` })?.length).toBe(
      readOutline(hotspot.Points)?.length,
    );
    // The stored shape then has no curve that contradicts it.
    const [stored] = placedAt([{ ...other }], 0, moved(other, { x: 1, y: 0 }));
    expect(stored).not.toHaveProperty('Curve');
    expect(ofKind(hotspot, 'rect').Curve).toBeUndefined();
  });

  it('with more points than anybody bends is a plain polygon', () => {
    const many = Array.from({ length: 900 }, (_, index) => {
      const turn = (index / 900) * 2 * Math.PI;
      const at = { x: 5000 + 4000 * Math.cos(turn), y: 5000 + 4000 * Math.sin(turn) };
      return { at, behind: { x: at.x + 10.25, y: at.y - 10.75 } };
    });
    const { Points, Curve } = outlined(drawn(), many);
    expect(Curve).toBeUndefined();
    expect(readOutline(Points)?.length).toBeGreaterThan(100);
    const long = `M0 0${'C10 0 20 10 5 5'.repeat(20_000)}Z`;
    expect(nodesOf({ ...drawn(), Curve: long })?.length).toBe(readOutline(drawn().Points)?.length);
  });

  it('stays as it was rather than enclosing nothing', () => {
    const hotspot = drawn();
    expect(withBox(hotspot, { x: 5, y: 5, width: 0, height: 0 }).Points).toMatch(/^(?:\S+ ){2,}\S+$/);
  });
});

function shifted({ at, before, behind }: (typeof line)[number], { x, y }: { x: number; y: number }) {
  const by = (point: { x: number; y: number }) => ({ x: point.x + x, y: point.y + y });
  return {
    at: by(at),
    ...(before === undefined ? {} : { before: by(before) }),
    ...(behind === undefined ? {} : { behind: by(behind) }),
  };
}
