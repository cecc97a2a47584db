import { type Catalogue } from '#content/catalogue.ts';
import { withoutStairs } from '#content/order-of-play.ts';
import { useContent } from './content-context.tsx';
import { type AccessProfile } from '../settings/access-profile.ts';
import { useSettings } from './interface-context.tsx';

type Order = Pick<Catalogue, 'item' | 'itemsOf' | 'location'>;

/** The content in which the order of play finds the visitor's next station: without stairs for one who cannot climb them. */
export function orderFor(catalogue: Order, { needs }: Pick<AccessProfile, 'needs'>): Order {
  return needs.includes('noStairs') ? withoutStairs(catalogue) : catalogue;
}

export function useOrder(): Order {
  return orderFor(useContent().catalogue, useSettings());
}
