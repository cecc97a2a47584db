import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** Printed codes are an entrance of their own, which other visitors never use. */
const late = lateScreen(
  () => import('./qr-screen.tsx'),
  ({ QrScreen }) => QrScreen,
  <Skeleton shape="text" />,
);

export const LateQrScreen = late.Screen;

export const fetchQr = late.ahead;
