import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

const load = () => import('./not-found-screen.tsx');

const late = lateScreen(load, ({ NotFoundScreen }) => NotFoundScreen, <Skeleton shape="text" />);

export const LateNotFoundScreen = late.Screen;

export const fetchNotFound = late.ahead;

export const LateUnknownPath = lateScreen(load, ({ UnknownPath }) => UnknownPath, <Skeleton shape="text" />).Screen;
