import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point } from '#content/outline.ts';
import { aimAt, begin } from '#games/hidden-object/rules.ts';
import { fivePlaces } from '#games/hidden-object/testing/stations.ts';
import { layOutTable, tablePoint } from '#games/jigsaw/layout.ts';
import { pieceAt } from '#games/jigsaw/rules/hit.ts';
import { groupOf, isLoose } from '#games/jigsaw/rules/groups.ts';
import { scatter } from '#games/jigsaw/rules/scatter.ts';
import { createTable } from '#games/jigsaw/rules/table.ts';
import { fingerTolerance, fit, type PictureView, refit, toPicture } from '#ui/picture/picture-view.ts';
import { type FramedView, pan, wholePicture, zoomAt } from '#ui/picture/zoom-view.ts';
import { boardAreas, controlArea, jigsawAreas, movedArea, pathOf, searchAreas } from './hit-areas.ts';

const frames = fc.record({ width: fc.integer({ min: 280, max: 900 }), height: fc.integer({ min: 280, max: 900 }) });
const zooms = fc.record({
  factor: fc.integer({ min: 10, max: 60 }).map((tenths) => tenths / 10),
  at: fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) }),
  by: fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) }),
});

function middleOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

describe('the hit areas of a search', () => {
  const config = fivePlaces();

  it('are where a finger hits, at any zoom, and after the phone was turned', () => {
    fc.assert(
      fc.property(frames, zooms, fc.boolean(), ({ width, height }, { factor, at, by }, isTurned) => {
        const upright = fit({ width, height }, config.size);
        const zoomed = zoomAt(upright.view, factor, at, upright.stage);
        const seen: PictureView = { ...upright, view: pan(zoomed, by, upright.stage) };
        const shown = isTurned ? refit(seen, { width: height, height: width }) : seen;
        const { frame } = shown.stage;
        const areas = searchAreas(config, shown);
        for (const [hotspot, { outlines, kind, index }] of areas.entries()) {
          const { x, y } = middleOf(outlines[0] ?? []);
          const point = toPicture(shown, { x: x - frame.width / 2, y: y - frame.height / 2 });
          const aim = aimAt(config, begin(1), { ...point, tolerance: fingerTolerance(shown) / 100 });
          expect([aim, kind, index]).toEqual([hotspot, hotspot < 3 ? 'target' : 'decoy', hotspot]);
        }
      }),
    );
  });
});

describe('the hit areas of a jigsaw', () => {
  it('are where a finger takes up the pieces, at any zoom', () => {
    fc.assert(
      fc.property(frames, zooms, fc.nat(), (frame, { factor, at, by }, seed) => {
        const cut = { columns: 2, rows: 3, noses: true, seed: 5 };
        const layout = layOutTable(frame, cut, 1.4);
        const table = createTable(cut, 1.4, layout.area);
        const state = scatter(table, seed);
        const stage = { frame, picture: frame };
        const view: FramedView = { stage, view: pan(zoomAt(wholePicture, factor, at, stage), by, stage) };
        const targets = jigsawAreas({ table, state, frame, dir: 'ltr' }, view).filter(({ kind }) => kind === 'target');
        expect(targets).toHaveLength(state.groups.length);
        for (const [place, { outlines }] of targets.entries()) {
          const [piece = -1] = state.groups[place]?.pieces ?? [];
          const point = tablePoint(layout, view, middleOf(outlines[0] ?? []));
          const hit = pieceAt(
            table,
            { ...state, groups: [groupOf(state, piece) ?? state.groups[0]].flatMap((one) => one ?? []) },
            point,
          );
          expect([hit, isLoose(state, piece)]).toEqual([piece, true]);
        }
      }),
    );
  });
});

describe('the hit areas of a page', () => {
  const square = [
    { x: 10, y: 10 },
    { x: 30, y: 10 },
    { x: 30, y: 20 },
  ];

  it('are those of a board, where its picture is', () => {
    const shape = {
      segments: [],
      rings: [square],
      rule: 'nonzero' as const,
      bounds: { x: 10, y: 10, width: 20, height: 10 },
      area: 100,
      label: { x: 20, y: 12, room: 4 },
    };
    const config = { size: { width: 100, height: 50 }, shapes: [undefined, shape] };
    const [area] = boardAreas(config, { x: 5, y: 40, width: 200, height: 100 });
    expect(area).toMatchObject({ kind: 'target' });
    expect(area?.index).toBeUndefined();
    expect(area?.outlines[0]?.[0]).toEqual({ x: 25, y: 60 });
  });

  it('are those of buttons, as path data', () => {
    const area = movedArea(controlArea({ x: 1, y: 2, width: 10, height: 20 }), { x: 100, y: 0 });
    expect(pathOf(area)).toBe('M101 2L111 2L111 22L101 22Z');
  });
});
