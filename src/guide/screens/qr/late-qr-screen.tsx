import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';

/** Loaded late, because only visitors who scan printed codes need it. */
const late = lateScreen(
  () => import('./qr-screen.tsx'),
  ({ QrScreen }) => QrScreen,
  <Skeleton shape="text" />,
);

export const LateQrScreen = late.Screen;

export const fetchQr = late.ahead;
