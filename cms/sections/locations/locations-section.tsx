import { type ReactNode } from 'react';
import { StationList } from '../../lists/station-list.tsx';
import { LocationEditor } from './location-editor.tsx';

/** All stations, found by name, number or file, beside the editor of the chosen one. */
export function LocationsSection(): ReactNode {
  return <StationList Editor={LocationEditor} />;
}
