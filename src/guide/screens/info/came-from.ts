import { isGuidePath } from '#content/guide-path.ts';

/** Returns where the visitor came from, as the link recorded it; never another host, and never this screen. */
export function cameFrom(state: unknown, here: string): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return undefined;
  const { from } = state;
  return isGuidePath(from) && !new RegExp(`^${here}(?:[/?#]|$)`).test(from) ? from : undefined;
}
