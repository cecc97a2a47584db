import { lateScreen } from '../../shell/late-screen.tsx';

/** Machines, players and the sanitiser come with the first station. */
const late = lateScreen(
  () => import('./detail-screen.tsx'),
  ({ DetailScreen }) => DetailScreen,
  'station',
);

export const LateDetailScreen = late.Screen;

export const fetchDetail = late.ahead;
