import { ActionIcon } from '@mantine/core';
import { House, Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSteering, useZoom } from '#engine/map/steering-context.ts';
import { setAt } from '../draft/set-at.ts';
import { useTexts } from '../language/texts.tsx';
import { useDraft, useObject } from '../workspace/workspace-context.tsx';

/** The tolerance for zooms, because powers and logarithms are rounded. */
const tiny = 0.001;

/** Zooms the map, and sets the view with which visitors start. */
export function MapControls({ tour: ID }: { readonly tour: number }): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const stored = useObject({ model: 'tours', ID });
  const { zoomBy, showWhole, range, view } = useSteering();
  const zoom = useZoom();
  const setHome = (): void => {
    const { x, y, zoom: now } = view();
    const home = { X: Math.round(x), Y: Math.round(y), Zoom: Math.round(now * 100) / 100 };
    if (stored !== undefined) store.put('tours', setAt(stored, ['MapHome'], home));
  };
  const buttons = [
    { name: 'map.setHome', Icon: House, isOff: false, onClick: setHome },
    { name: 'map.whole', Icon: Maximize, isOff: false, onClick: showWhole },
    { name: 'map.zoomIn', Icon: Plus, isOff: zoom >= range.max - tiny, onClick: () => zoomBy(1) },
    { name: 'map.zoomOut', Icon: Minus, isOff: zoom <= range.min + tiny, onClick: () => zoomBy(-1) },
  ] as const;
  return buttons.map(({ name, Icon, isOff, onClick }) => (
    <ActionIcon
      key={name}
      variant="default"
      size="lg"
      aria-label={t(name)}
      title={t(name)}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon aria-hidden size={18} />
    </ActionIcon>
  ));
}
