import { ActionIcon } from '@mantine/core';
import { type LucideIcon, Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSteering, useZoom } from '#engine/map/steering-context.ts';
import { type StaffKey, useTexts } from '../language/texts.tsx';

/** The tolerance for zooms, because powers and logarithms are rounded. */
const tiny = 0.001;

/** Shows the whole map, and zooms it. */
export function ZoomButtons(): ReactNode {
  const { zoomBy, showWhole, range } = useSteering();
  const zoom = useZoom();
  return (
    <>
      <MapButton name="map.whole" icon={Maximize} onClick={showWhole} />
      <MapButton name="map.zoomIn" icon={Plus} isOff={zoom >= range.max - tiny} onClick={() => zoomBy(1)} />
      <MapButton name="map.zoomOut" icon={Minus} isOff={zoom <= range.min + tiny} onClick={() => zoomBy(-1)} />
    </>
  );
}

export interface MapButtonProps {
  readonly name: StaffKey;
  readonly icon: LucideIcon;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

/** A button on the map. */
export function MapButton({ name, icon: Icon, isOff = false, onClick }: MapButtonProps): ReactNode {
  const { t } = useTexts();
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={t(name)}
      title={t(name)}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon aria-hidden size={18} />
    </ActionIcon>
  );
}
