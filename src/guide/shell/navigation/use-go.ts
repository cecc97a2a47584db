import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { type StartState } from './play-at-once.ts';

/**
 * Returns a function that goes to another screen and outlives the screen that it was made on. The function of
 * `useNavigate` does nothing once React has thrown that render away, as after a tap while it takes a screen over.
 */
export function useGo(): (start: StartState) => void {
  const { navigator, basename } = useContext(NavigationContext);
  return ({ to, state }) => navigator.push(basename.replace(/\/$/, '') + to, state);
}
