import { lateScreen } from '../../shell/late-screen.tsx';
import { Skeleton } from '../../shell/skeleton.tsx';

/** The search and its index come when the visitor looks for something. */
export const LateNumbersScreen = lateScreen(
  () => import('./numbers-screen.tsx'),
  ({ NumbersScreen }) => NumbersScreen,
  <Skeleton shape="list" />,
).Screen;
