import { lateScreen } from '../../shell/late/late-screen.tsx';

/** Loaded late, because not every tour has a dial pad, and it is often one tap away. */
const late = lateScreen(
  () => import('./dial-pad.tsx'),
  ({ DialPad }) => DialPad,
  null,
);

export const LateDialPad = late.Screen;

export const fetchDialPad = late.ahead;
