import { lateTexts } from '../../shell/late/late-texts.tsx';

/** The screens at which visitors get access, fetched together. */
export { LoginScreen } from './login-screen.tsx';
export { TokenScreen } from './token-screen.tsx';
export const accessTexts = lateTexts('access').ready;
