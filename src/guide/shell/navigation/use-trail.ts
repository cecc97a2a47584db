import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteOnTrail } from '../../adapters/trail.ts';

/** Records each screen that the visitor opens. */
export function useTrail(): void {
  const location = useLocation();
  useEffect(() => noteOnTrail(`${location.pathname}${location.search}`), [location]);
}
