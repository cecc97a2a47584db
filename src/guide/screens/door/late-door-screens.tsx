import { lateScreen } from '../../shell/late/late-screen.tsx';

/** Loaded late, because most museums have no door, and most visits do not need it. */
const load = () => import('./door-screens.ts');

const token = lateScreen(load, ({ TokenScreen }) => TokenScreen, null);

export const LateTokenScreen = token.Screen;

const login = lateScreen(load, ({ LoginScreen }) => LoginScreen, null);

export const LateLoginScreen = login.Screen;

export async function fetchDoor(): Promise<void> {
  await Promise.all([token.ahead(), login.ahead()]);
}
