import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** Machines, players and the sanitiser load with the first station. */
const late = lateScreen(
  () => import('./detail-screen.tsx'),
  ({ DetailScreen }) => DetailScreen,
  <Skeleton shape="station" />,
);

export const LateDetailScreen = late.Screen;

export const fetchDetail = late.ahead;
