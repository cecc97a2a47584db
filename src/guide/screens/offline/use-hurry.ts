import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { urlsOf } from '#content/media-references.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useOffline } from './offline-context.tsx';

/** The station that the visitor opens is fetched before the rest of its tour. */
export function useHurry(): void {
  const { pathname } = useLocation();
  const { downloads } = useOffline();
  const { catalogue } = useContent();
  useEffect(() => {
    const [, ID] = /^\/detail\/(\d+)/.exec(pathname) ?? [];
    const item = ID === undefined ? undefined : catalogue.item(Number(ID));
    const station = item === undefined ? undefined : catalogue.location(item.LocationID);
    if (station !== undefined) downloads.hurry(urlsOf({ ...station }).map(({ url }) => url));
  }, [pathname, downloads, catalogue]);
}
