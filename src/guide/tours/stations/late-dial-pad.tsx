import { lateScreen } from '../../shell/late/late-screen.tsx';

/** Loaded late, because not every tour has a dial pad, and ahead of its list, because it is often one tap away. */
export const dialPad = lateScreen(
  () => import('./dial-pad.tsx'),
  ({ DialPad }) => DialPad,
  null,
);
