import { lateScreen } from '../shell/late/late-screen.tsx';
import { Skeleton } from '../shell/late/skeleton.tsx';

const load = () => import('./list-screens.ts');

const groups = lateScreen(load, ({ GroupsScreen }) => GroupsScreen, <Skeleton shape="cards" />);
const tours = lateScreen(load, ({ ToursScreen }) => ToursScreen, <Skeleton shape="cards" />);
const locations = lateScreen(load, ({ LocationsScreen }) => LocationsScreen, <Skeleton shape="list" />);

export const LateGroupsScreen = groups.Screen;
export const LateToursScreen = tours.Screen;
export const LateLocationsScreen = locations.Screen;

/** Fetches the lists' part, which visitors open right after the welcome screen. */
export async function fetchLists(): Promise<boolean> {
  const came = await Promise.all([groups.ahead(), tours.ahead(), locations.ahead()]);
  return came.every(Boolean);
}
