import { type Catalogue } from '#content/catalogue.ts';
import { withoutStairs } from '#content/order-of-play.ts';
import { useContent } from './content-context.tsx';
import { useSettings } from './interface-context.tsx';

/** The content in which the order of play finds the visitor's next station: without stairs for one who cannot climb them. */
export function useOrder(): Pick<Catalogue, 'item' | 'itemsOf' | 'location'> {
  const { catalogue } = useContent();
  const { needs } = useSettings();
  return needs.includes('noStairs') ? withoutStairs(catalogue) : catalogue;
}
