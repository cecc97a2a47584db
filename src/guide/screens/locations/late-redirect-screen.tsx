import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** Loaded late, because few museums have tours that lead elsewhere; most of those need a network anyway. */
const late = lateScreen(
  () => import('./redirect-screen.tsx'),
  ({ RedirectScreen }) => RedirectScreen,
  <Skeleton shape="text" />,
);

export const LateRedirectScreen = late.Screen;
