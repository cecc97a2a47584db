import { type Tour } from '#content/entities/tour.ts';
import { routes } from '../../routes.ts';

/** Returns the address of a tour's map. */
export function mapHref({ ID }: Tour): string {
  return `${routes.locations.href(ID)}?by=map`;
}
