import { Button, Group } from '@mantine/core';
import { Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { zoomRange } from '#ui/picture/zoom-view.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { useTexts } from '../../language/texts.tsx';
import { ToolButton } from '../../controls/tool-button.tsx';
import { type Wide } from '../../whole-window/use-wide.ts';
import { WholeWindowButton } from '../../whole-window/whole-window-button.tsx';

export const zoomStep = 1.5;
const middle = { x: 0, y: 0 };

export interface ZoomControlsProps {
  readonly view: ViewStore<PictureView>;
  readonly wide: Wide;
}

export function ZoomControls({ view, wide }: ZoomControlsProps): ReactNode {
  const { t } = useTexts();
  const seen = useStore(view);
  const { zoom } = seen.view;
  return (
    <Group gap={2} wrap="nowrap" role="group" aria-label={t('canvas.view')}>
      <ToolButton
        label={t('canvas.zoomOut')}
        keys="−"
        isDisabled={zoom <= zoomRange.min}
        onPress={() => view.zoomAt(middle, 1 / zoomStep)}
      >
        <ZoomOut aria-hidden size={18} />
      </ToolButton>
      <Button
        variant="subtle"
        color="dark"
        size="compact-sm"
        miw={58}
        h={34}
        title={t('canvas.actualSize')}
        onClick={() => view.zoomAt(middle, 1 / scaleOf(seen))}
      >
        {Math.round(scaleOf(seen) * 100)} %
      </Button>
      <ToolButton
        label={t('canvas.zoomIn')}
        keys="+"
        isDisabled={zoom >= (seen.stage.most ?? zoomRange.max)}
        onPress={() => view.zoomAt(middle, zoomStep)}
      >
        <ZoomIn aria-hidden size={18} />
      </ToolButton>
      <ToolButton label={t('canvas.whole')} keys="0" onPress={view.reset}>
        <Scan aria-hidden size={18} />
      </ToolButton>
      <WholeWindowButton {...wide} />
    </Group>
  );
}
