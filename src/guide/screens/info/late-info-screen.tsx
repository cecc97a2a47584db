import { lateScreen } from '../../shell/late-screen.tsx';
import { Skeleton } from '../../shell/skeleton.tsx';

/** The sanitiser comes with the first text that staff may write in HTML. */
export const LateInfoScreen = lateScreen(
  () => import('./info-screen.tsx'),
  ({ InfoScreen }) => InfoScreen,
  <Skeleton shape="text" />,
).Screen;
