import { type Trail } from '../../adapters/trail.ts';
import { screenOf } from '../../routes.ts';

/**
 * How many steps back in the browser's history that screen lies, when there are only stations between: there it stands
 * as the visitor left it. Undefined: the visitor did not come by it.
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
