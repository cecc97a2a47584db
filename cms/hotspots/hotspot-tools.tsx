import { Divider, Group } from '@mantine/core';
import { CopyPlus, FileInput, Spline, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { type Size } from '#ui/picture/zoom-view.ts';
import { ArrangeButton } from '../canvas/arrange-button.tsx';
import { ClipButtons } from '../canvas/clip-buttons.tsx';
import { type ShapeClip } from '../canvas/use-shape-clip.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import { AddingSwitch, SnapSwitch, ToolChoice } from '../canvas/tool-choice.tsx';
import { useTexts } from '../language/texts.tsx';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { turnKey } from '../canvas/keys.ts';
import { ImportDialog } from './import-dialog.tsx';

export interface HotspotToolsProps {
  readonly editor: HotspotShapeEditor;
  /** Of the picture. */
  readonly size: Size;
  readonly clip: ShapeClip;
  readonly onRemove: () => void;
}

/** Drawing tools, and actions on the chosen hotspot. */
export function HotspotTools({ editor, size, clip, onRemove }: HotspotToolsProps): ReactNode {
  const { t } = useTexts();
  const isNone = useStore(editor.state, ({ editing, shapes }) => shapes[editing.chosen ?? -1] === undefined);
  const hasPoint = useStore(editor.state, ({ editing }) => editing.point !== undefined);
  const [isImporting, setImporting] = useState(false);
  return (
    <Group gap={2}>
      <ToolChoice editor={editor} labelOf={(tool) => t(`hotspots.tool.${tool}`)} />
      <Divider orientation="vertical" mx={4} />
      <ToolButton label={t('board.turn')} keys={turnKey} isDisabled={!hasPoint} onPress={editor.toggleCorner}>
        <Spline aria-hidden size={18} />
      </ToolButton>
      <AddingSwitch editor={editor} />
      <SnapSwitch editor={editor} />
      <ArrangeButton editor={editor} />
      <ToolButton label={t('canvas.duplicate')} keys={['Mod', 'D']} isDisabled={isNone} onPress={editor.duplicate}>
        <CopyPlus aria-hidden size={18} />
      </ToolButton>
      <ClipButtons editor={editor} clip={clip} />
      <ToolButton label={t('canvas.delete')} keys={t('canvas.deleteKey')} isDisabled={isNone} onPress={onRemove}>
        <Trash2 aria-hidden size={18} />
      </ToolButton>
      <ToolButton label={t('canvas.import')} onPress={() => setImporting(true)}>
        <FileInput aria-hidden size={18} />
      </ToolButton>
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} editor={editor} size={size} />
    </Group>
  );
}
