import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** Most visitors never scan, so the camera and the reader are fetched when one does. */
const late = lateScreen(
  () => import('./scan-screen.tsx'),
  ({ ScanScreen }) => ScanScreen,
  <Skeleton shape="text" />,
);

export const LateScanScreen = late.Screen;

export const fetchScan = late.ahead;
