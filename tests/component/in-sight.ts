import { vi } from 'vitest';

/** Gives elements a size, which happy-dom does not: long lists draw only the rows in sight. */
export function giveRoom(): void {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(800);
}
