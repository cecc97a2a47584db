import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finaleView, viewBetween } from './finale.ts';
import { layOutTable, screenBox } from './layout.ts';

const side = fc.integer({ min: 200, max: 1400 });

describe('the finished picture', () => {
  it('is shown whole, in the middle, as large as the frame allows', () => {
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.2, max: 5, noNaN: true }), (width, height, aspect) => {
        const frame = { width, height };
        const layout = layOutTable(frame, { columns: 4, rows: 3, noses: true }, aspect);
        const view = finaleView(layout, frame);
        const box = screenBox(
          layout,
          { stage: { frame, picture: frame }, view },
          { x: 0, y: 0, width: aspect, height: 1 },
        );
        expect(box.x + box.width / 2).toBeCloseTo(width / 2, 6);
        expect(box.y + box.height / 2).toBeCloseTo(height / 2, 6);
        expect(Math.max(box.width / (width - 24), box.height / (height - 24))).toBeCloseTo(1, 6);
      }),
    );
  });

  it('grows from the present view', () => {
    const [from, to] = [
      { zoom: 2, x: -40, y: 0 },
      { zoom: 1, x: 0, y: 60 },
    ];
    expect(viewBetween(from, to, 0)).toEqual(from);
    expect(viewBetween(from, to, 0.5)).toEqual({ zoom: 1.5, x: -20, y: 30 });
    expect(viewBetween(from, to, 1)).toEqual(to);
  });
});
