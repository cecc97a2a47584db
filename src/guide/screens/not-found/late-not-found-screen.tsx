import { lateScreen } from '../../shell/late-screen.tsx';
import { Skeleton } from '../../shell/skeleton.tsx';

const load = () => import('./not-found-screen.tsx');

export const LateNotFoundScreen = lateScreen(
  load,
  ({ NotFoundScreen }) => NotFoundScreen,
  <Skeleton shape="text" />,
).Screen;

export const LateUnknownPath = lateScreen(load, ({ UnknownPath }) => UnknownPath, <Skeleton shape="text" />).Screen;
