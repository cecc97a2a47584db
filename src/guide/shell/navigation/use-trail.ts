import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteOnTrail } from '../../adapters/trail.ts';

/** Notes each screen that the visitor comes to. */
export function useTrail(): void {
  const location = useLocation();
  useEffect(() => noteOnTrail(`${location.pathname}${location.search}`), [location]);
}
