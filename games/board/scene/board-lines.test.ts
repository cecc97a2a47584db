// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fit } from '#ui/picture/picture-view.ts';
import { createBoardLines } from './board-lines.ts';

it('draws nothing more once the board is left', () => {
  const stop = vi.fn();
  const run = vi.fn(() => stop);
  const size = { width: 800, height: 600 };
  const options = { config: { size, shapes: [] }, colours: {}, view: { getState: () => fit(size, size) } };
  const lines = createBoardLines({ frames: { run } } as never, options as never);
  lines.update({ marks: [], pictures: {} } as never);
  expect(run).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  lines.destroy();
  expect(stop).toHaveBeenCalledTimes(1);
});
