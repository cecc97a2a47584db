import { describe, expect, it } from 'vitest';
import { drawLines } from './draw-lines.ts';

const source = {
  path: 'a.ts',
  text: "import { b } from './b.ts';\n\n/** Adds. */\nexport function add(x: number): number {\n  // Why.\n  return x + 1;\n}\n",
};

describe('lines to mutate', () => {
  it('are lines of code, as single-line ranges', () => {
    expect(drawLines([source], 10, 1).toSorted()).toEqual(['a.ts:4-4', 'a.ts:6-6']);
  });

  it('are the same for the same seed, without duplicates', () => {
    const text = Array.from({ length: 50 }, (_, index) => `call(${index});`).join('\n');
    const many = [{ path: 'b.ts', text }];
    const drawn = drawLines(many, 20, 7);
    expect(new Set(drawn).size).toBe(20);
    expect(drawLines(many, 20, 7)).toEqual(drawn);
    expect(drawLines(many, 20, 8)).not.toEqual(drawn);
  });
});
