import { createPath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { type GuideHistory } from '../shell/navigation/moving-router.tsx';

/**
 * A history that stays at one address. Links lead to addresses relative to the guide's folder, wherever it is served.
 */
export function stillHistory(path: string): GuideHistory {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  return {
    ...history,
    action: history.action,
    location: history.location,
    createHref: (to) => `.${typeof to === 'string' ? to : createPath(to)}`,
  };
}
