import { type ReactNode } from 'react';
import { StationList } from '../../lists/station-list.tsx';
import { LocationEditor } from './location-editor.tsx';

/** All stations: found by name, number or file; one of them in its editor. */
export function LocationsSection(): ReactNode {
  return <StationList Editor={LocationEditor} />;
}
