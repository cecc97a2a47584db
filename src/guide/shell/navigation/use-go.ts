import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { type StartState } from './play-at-once.ts';

/**
 * Returns how to go to another screen, for what outlives the screen that it was made on. What `useNavigate` returns
 * does nothing once React has thrown that render away, as it does when somebody taps while it takes a screen over.
 */
export function useGo(): (start: StartState) => void {
  const { navigator, basename } = useContext(NavigationContext);
  return ({ to, state }) => navigator.push(basename.replace(/\/$/, '') + to, state);
}
