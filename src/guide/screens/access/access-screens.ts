/** The screens at which visitors get access, fetched together. */
export { LoginScreen } from './login-screen.tsx';
export { TokenScreen } from './token-screen.tsx';
export { accessTexts } from './access-texts.ts';
