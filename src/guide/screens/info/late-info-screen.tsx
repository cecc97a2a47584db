import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** The sanitiser loads with the first text that staff may write in HTML. */
const late = lateScreen(
  () => import('./info-screen.tsx'),
  ({ InfoScreen }) => InfoScreen,
  <Skeleton shape="text" />,
);

export const LateInfoScreen = late.Screen;

export const fetchInfo = late.ahead;
