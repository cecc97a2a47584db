import { House } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSteering } from '#engine/map/steering-context.ts';
import { setAt } from '../draft/set-at.ts';
import { useDraft, useObject } from '../workspace/workspace-context.tsx';
import { MapButton, ZoomButtons } from './map-buttons.tsx';

/** Zooms the map, and sets the view with which visitors start. */
export function MapControls({ tour: ID }: { readonly tour: number }): ReactNode {
  const store = useDraft();
  const stored = useObject({ model: 'tours', ID });
  const { view } = useSteering();
  const setHome = (): void => {
    const { x, y, zoom } = view();
    const home = { X: Math.round(x), Y: Math.round(y), Zoom: Math.round(zoom * 100) / 100 };
    if (stored !== undefined) store.put('tours', setAt(stored, ['MapHome'], home));
  };
  return (
    <>
      <MapButton name="map.setHome" icon={House} onClick={setHome} />
      <ZoomButtons />
    </>
  );
}
