import { lateScreen } from '../../shell/late-screen.tsx';

/** The search and its index come when the visitor looks for something. */
export const LateNumbersScreen = lateScreen(
  () => import('./numbers-screen.tsx'),
  ({ NumbersScreen }) => NumbersScreen,
  'list',
).Screen;
