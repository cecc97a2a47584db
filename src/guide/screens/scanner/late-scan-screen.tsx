import { lateScreen } from '../../shell/late-screen.tsx';
import { Skeleton } from '../../shell/skeleton.tsx';

/** Most visitors never scan: the camera and the reader come with the first who does. */
export const LateScanScreen = lateScreen(
  () => import('./scan-screen.tsx'),
  ({ ScanScreen }) => ScanScreen,
  <Skeleton shape="text" />,
).Screen;
