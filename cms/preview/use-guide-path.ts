import { useLocation } from 'react-router-dom';
import { isTemporary } from '../draft/draft.ts';
import { useStationPath } from './use-station-path.ts';

/** Returns the guide's address of the edited object. An object that was never saved is not in the guide yet. */
export function useGuidePath(): string {
  const [, section, given] = useLocation().pathname.split('/');
  const ID = Number(given || Number.NaN);
  const station = useStationPath(ID);
  if (Number.isNaN(ID) || isTemporary(ID)) return '/';
  if (section === 'tours') return `/locations/${ID}`;
  return section === 'locations' ? (station ?? '/') : '/';
}
