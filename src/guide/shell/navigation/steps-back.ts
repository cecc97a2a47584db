import { type Trail } from '../../adapters/trail.ts';
import { screenOf } from '../../routes.ts';

/**
 * Returns the number of steps back in the browser's history to that screen, if only stations are between. The screen
 * then appears as the visitor left it. Undefined if the visitor did not come from it.
 *
 * @param trail the addresses behind the visitor, the nearest last
 */
export function stepsBackTo(to: string, trail: Trail): number | undefined {
  const wanted = screenOf(to);
  for (let steps = 1; steps <= trail.length; steps += 1) {
    const screen = screenOf(trail[trail.length - steps] ?? '');
    if (screen === wanted) return steps;
    if (!screen.startsWith('/detail/')) return undefined;
  }
  return undefined;
}
