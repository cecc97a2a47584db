/** The screens on which visitors choose are one part of the build, because they share their components. */
export { GroupsScreen } from './groups/groups-screen.tsx';
export { LocationsScreen } from './locations/locations-screen.tsx';
export { ToursScreen } from './tours/tours-screen.tsx';
