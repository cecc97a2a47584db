import { lateScreen } from '../../shell/late-screen.tsx';

/** Machines, players and the sanitiser come with the first station. */
const late = lateScreen(
  () => import('./detail-screen.tsx'),
  ({ DetailScreen }) => DetailScreen,
);

export const LateDetailScreen = late.Screen;

/** Fetches the stations' part while nothing else is to do, so that a network lost later does no harm. */
export function loadDetailAhead(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  whenIdle(() => void late.ahead());
}
