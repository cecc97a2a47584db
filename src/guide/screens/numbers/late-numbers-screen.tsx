import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** The search and its index load on first use. */
const late = lateScreen(
  () => import('./numbers-screen.tsx'),
  ({ NumbersScreen }) => NumbersScreen,
  <Skeleton shape="list" />,
);

export const LateNumbersScreen = late.Screen;

export const fetchNumbers = late.ahead;
