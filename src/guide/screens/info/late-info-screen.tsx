import { lateScreen } from '../../shell/late-screen.tsx';

/** The sanitiser comes with the first text that staff may write in HTML. */
export const LateInfoScreen = lateScreen(
  () => import('./info-screen.tsx'),
  ({ InfoScreen }) => InfoScreen,
  'text',
).Screen;
