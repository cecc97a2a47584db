import { type Trail } from '../../adapters/trail.ts';
import { screenOf } from '../../routes.ts';

/**
 * Steps back in the browser's history to that screen, if only stations lie between; there it is shown as the visitor left
 * it. Undefined if the visitor did not come through it.
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
