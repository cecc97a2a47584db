import { lateScreen } from '../../shell/late/late-screen.tsx';

/** Loaded late, because most museums are open to all, and most visits have access already. */
const load = async () => {
  const { LoginScreen, TokenScreen, accessTexts } = await import('./access-screens.ts');
  // Without them the screens wait and try again.
  await accessTexts.catch(() => undefined);
  return { LoginScreen, TokenScreen };
};

const token = lateScreen(load, ({ TokenScreen }) => TokenScreen, null);

export const LateTokenScreen = token.Screen;

const login = lateScreen(load, ({ LoginScreen }) => LoginScreen, null);

export const LateLoginScreen = login.Screen;

export async function fetchAccessScreens(): Promise<boolean> {
  const came = await Promise.all([token.ahead(), login.ahead()]);
  return came.every(Boolean);
}
