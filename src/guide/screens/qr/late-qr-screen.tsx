import { lateScreen } from '../../shell/late-screen.tsx';
import { Skeleton } from '../../shell/skeleton.tsx';

/** Printed codes are an entrance of their own, which other visitors never use. */
export const LateQrScreen = lateScreen(
  () => import('./qr-screen.tsx'),
  ({ QrScreen }) => QrScreen,
  <Skeleton shape="text" />,
).Screen;
