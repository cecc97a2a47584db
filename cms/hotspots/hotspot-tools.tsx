import { Divider, Group } from '@mantine/core';
import { CopyPlus, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ArrangeButton } from '../canvas/arrange-button.tsx';
import { ClipButtons } from '../canvas/clip-buttons.tsx';
import { type ShapeClip } from '../canvas/use-shape-clip.ts';
import { ToolButton } from '../canvas/tool-button.tsx';
import { SnapSwitch, ToolChoice } from '../canvas/tool-choice.tsx';
import { useTexts } from '../language/texts.tsx';
import { type HotspotDesk } from './hotspot-desk.ts';
import { hotspotTools } from './hotspot-tool-table.ts';

export interface HotspotToolsProps {
  readonly desk: HotspotDesk;
  readonly clip: ShapeClip;
  readonly onRemove: () => void;
}

/** Drawing tools, and actions on the chosen hotspot. */
export function HotspotTools({ desk, clip, onRemove }: HotspotToolsProps): ReactNode {
  const { t } = useTexts();
  const isNone = useStore(desk.state, ({ session, shapes }) => shapes[session.chosen ?? -1] === undefined);
  return (
    <Group gap={2}>
      <ToolChoice desk={desk} tools={hotspotTools} labelOf={(tool) => t(`hotspots.tool.${tool}`)} />
      <Divider orientation="vertical" mx={4} />
      <SnapSwitch desk={desk} />
      <ArrangeButton desk={desk} />
      <ToolButton label={t('canvas.duplicate')} keys="Ctrl D" isDisabled={isNone} onPress={desk.duplicate}>
        <CopyPlus aria-hidden size={18} />
      </ToolButton>
      <ClipButtons desk={desk} clip={clip} />
      <ToolButton label={t('canvas.delete')} keys={t('canvas.deleteKey')} isDisabled={isNone} onPress={onRemove}>
        <Trash2 aria-hidden size={18} />
      </ToolButton>
    </Group>
  );
}
