import { latePart } from '#ui/late-part.ts';

/** The screens on which visitors choose are one part of the build, because they share their components. */
export { GroupsScreen } from './groups/groups-screen.tsx';
export { LocationsScreen } from './locations/locations-screen.tsx';
export { ToursScreen } from './tours/tours-screen.tsx';

// This part is the first to arrive after the welcome screen, which has no room for it.
const brokenPictures = latePart(
  () => import('../adapters/broken-pictures.ts'),
  ({ hideBrokenPictures }) => hideBrokenPictures(document),
);
void brokenPictures.ahead();
