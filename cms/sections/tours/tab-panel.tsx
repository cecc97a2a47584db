import { type ReactNode } from 'react';
import { ItemsTab } from './items/items-tab.tsx';
import { GameTab } from './tabs/game-tab.tsx';
import { GeneralTab } from './tabs/general-tab.tsx';
import { MapTab } from './tabs/map-tab.tsx';
import { PicturesTab } from './tabs/pictures-tab.tsx';
import { SelectorsTab } from './tabs/selectors-tab.tsx';
import { type TourTab } from '../../workspace/tour-parts.ts';

/** One part of a tour's editor. */
export function TabPanel({ tab, ID }: { readonly tab: TourTab; readonly ID: number }): ReactNode {
  switch (tab) {
    case 'general':
      return <GeneralTab ID={ID} />;
    case 'pictures':
      return <PicturesTab ID={ID} />;
    case 'selectors':
      return <SelectorsTab ID={ID} />;
    case 'stations':
      return <ItemsTab ID={ID} />;
    case 'map':
      return <MapTab ID={ID} />;
    case 'game':
      return <GameTab ID={ID} />;
  }
}
