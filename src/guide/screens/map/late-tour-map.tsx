import { lateScreen } from '../../shell/late/late-screen.tsx';

/** Leaflet loads with the first map. */
const late = lateScreen(
  () => import('./tour-map.tsx'),
  ({ TourMap }) => TourMap,
  null,
);

export const LateTourMap = late.Screen;

export const fetchMap = late.ahead;
