import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** Loaded late, because most visitors never scan. */
const late = lateScreen(
  () => import('./scan-screen.tsx'),
  ({ ScanScreen }) => ScanScreen,
  <Skeleton shape="text" />,
);

export const LateScanScreen = late.Screen;

export const fetchScan = late.ahead;
