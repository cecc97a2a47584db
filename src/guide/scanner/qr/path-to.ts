import { type CodeLookup } from '#content/code-lookup.ts';
import { routes } from '../../routes.ts';

/** Returns where a code leads; undefined if it is unknown. */
export function pathTo(found: CodeLookup): string | undefined {
  switch (found.kind) {
    case 'tour':
      return routes.locations.href(found.tour.ID);
    case 'item':
      return routes.detail.href(found.item.ID);
    case 'unknown-tour':
    case 'unknown-item':
      return undefined;
  }
}
