/** The screens on which visitors choose are one part of the build, because they share their components. */
export { GroupsScreen } from '../tours/groups/groups-screen.tsx';
export { LocationsScreen } from '../tours/stations/locations-screen.tsx';
export { ToursScreen } from '../tours/list/tours-screen.tsx';
