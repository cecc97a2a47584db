import { lateScreen } from '../../shell/late/late-screen.tsx';

/** Loaded late, because most museums have no door, and most visits do not need it. */
const load = async () => {
  const { LoginScreen, TokenScreen, doorTexts } = await import('./door-screens.ts');
  // Without them the screens wait and try again.
  await doorTexts.catch(() => undefined);
  return { LoginScreen, TokenScreen };
};

const token = lateScreen(load, ({ TokenScreen }) => TokenScreen, null);

export const LateTokenScreen = token.Screen;

const login = lateScreen(load, ({ LoginScreen }) => LoginScreen, null);

export const LateLoginScreen = login.Screen;

export async function fetchDoor(): Promise<boolean> {
  const came = await Promise.all([token.ahead(), login.ahead()]);
  return came.every(Boolean);
}
