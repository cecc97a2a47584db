import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** The search and its index come when the visitor looks for something. */
const late = lateScreen(
  () => import('./numbers-screen.tsx'),
  ({ NumbersScreen }) => NumbersScreen,
  <Skeleton shape="list" />,
);

export const LateNumbersScreen = late.Screen;

export const fetchNumbers = late.ahead;
