import { lateScreen } from '../../shell/late/late-screen.tsx';

/** Not every tour has a dial pad, and often it is a tap away. */
const late = lateScreen(
  () => import('./dial-pad.tsx'),
  ({ DialPad }) => DialPad,
  null,
);

export const LateDialPad = late.Screen;

export const fetchDialPad = late.ahead;
