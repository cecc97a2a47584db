/** The screens on which visitors choose are one part of the build: they are made of the same things. */
export { GroupsScreen } from './groups/groups-screen.tsx';
export { LocationsScreen } from './locations/locations-screen.tsx';
export { ToursScreen } from './tours/tours-screen.tsx';
