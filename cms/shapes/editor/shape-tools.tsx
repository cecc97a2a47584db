import { Divider, Group } from '@mantine/core';
import {
  Circle,
  ClipboardPaste,
  Copy,
  FileInput,
  ListPlus,
  Magnet,
  MousePointer2,
  Pencil,
  PenTool,
  Spline,
  Square,
  WandSparkles,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { ToolButton } from '../../controls/tool-button.tsx';
import styles from '../../controls/tool-button.module.css';
import { useTexts } from '../../language/texts.tsx';
import { ArrangeButton } from './arrange-button.tsx';
import { drawingTools, turnKey } from './keys.ts';
import { type AnyShapeEditor } from './shape-editor.ts';
import { type ShapeClip } from './use-shape-clip.ts';

export interface ShapeToolsProps {
  readonly editor: AnyShapeEditor;
  readonly clip: ShapeClip;
  readonly labelOf: (tool: keyof typeof toolIcons) => string;
  /** More buttons for points. */
  readonly pointButtons?: ReactNode;
  /** More buttons before those of the clipboard. */
  readonly copyButtons?: ReactNode;
  /** More buttons after them. */
  readonly otherButtons: ReactNode;
  readonly renderImport: (isOpen: boolean, onClose: () => void) => ReactNode;
}

const toolIcons = {
  select: MousePointer2,
  rect: Square,
  circle: Circle,
  pen: PenTool,
  freehand: Pencil,
  outline: WandSparkles,
} as const;

/** Drawing tools, and actions on the chosen shapes. */
export function ShapeTools(props: ShapeToolsProps): ReactNode {
  const { editor, clip, labelOf, pointButtons, copyButtons, otherButtons, renderImport } = props;
  const { t } = useTexts();
  const current = useStore(editor.state, ({ editing }) => editing.tool);
  const hasPoint = useStore(editor.state, ({ editing }) => editing.point !== undefined);
  const [isImporting, setImporting] = useState(false);
  return (
    <Group gap={2}>
      {drawingTools.map(({ tool, key }) => {
        const Icon = toolIcons[tool];
        return (
          <ToolButton
            key={tool}
            label={labelOf(tool)}
            keys={key}
            isOn={current === tool}
            onPress={() => editor.take(tool)}
          >
            <Icon aria-hidden size={18} />
          </ToolButton>
        );
      })}
      <Divider orientation="vertical" mx={4} />
      <ToolButton label={t('board.turn')} keys={turnKey} isDisabled={!hasPoint} onPress={editor.toggleCorner}>
        <Spline aria-hidden size={18} />
      </ToolButton>
      {pointButtons}
      <AddingSwitch editor={editor} />
      <SnapSwitch editor={editor} />
      <ArrangeButton editor={editor} />
      {copyButtons}
      <ClipButtons editor={editor} clip={clip} />
      {otherButtons}
      <ToolButton label={t('canvas.import')} onPress={() => setImporting(true)}>
        <FileInput aria-hidden size={18} />
      </ToolButton>
      {renderImport(isImporting, () => setImporting(false))}
    </Group>
  );
}

/** Lets taps choose several shapes, for fingers, which hold no Shift. */
function AddingSwitch({ editor }: Pick<ShapeToolsProps, 'editor'>): ReactNode {
  const { t } = useTexts();
  const isAdding = useStore(editor.state, (state) => state.isAdding);
  return (
    <span className={styles.forFingers}>
      <ToolButton label={t('canvas.adding')} isOn={isAdding} onPress={() => editor.setAdding(!isAdding)}>
        <ListPlus aria-hidden size={18} />
      </ToolButton>
    </span>
  );
}

function SnapSwitch({ editor }: Pick<ShapeToolsProps, 'editor'>): ReactNode {
  const { t } = useTexts();
  const isSnapping = useStore(editor.state, (state) => state.isSnapping);
  return (
    <ToolButton label={t('canvas.snap')} keys="Alt" isOn={isSnapping} onPress={() => editor.setSnapping(!isSnapping)}>
      <Magnet aria-hidden size={18} />
    </ToolButton>
  );
}

/** Copies and pastes shapes without keys. */
function ClipButtons({ editor, clip }: Pick<ShapeToolsProps, 'editor' | 'clip'>): ReactNode {
  const { t } = useTexts();
  const isNone = useStore(editor.state, ({ editing }) => editing.chosen === undefined);
  return (
    <>
      <ToolButton
        label={t('canvas.copy')}
        keys={['Mod', 'C']}
        isDisabled={isNone}
        onPress={() => void copyToBoth(clip)}
      >
        <Copy aria-hidden size={18} />
      </ToolButton>
      <ToolButton label={t('canvas.paste')} keys={['Mod', 'V']} onPress={() => clip.paste()}>
        <ClipboardPaste aria-hidden size={18} />
      </ToolButton>
    </>
  );
}

/** Other browsers get it by the system's clipboard, which insecure pages lack and browsers may forbid. */
async function copyToBoth(clip: ShapeClip): Promise<void> {
  const text = clip.copy();
  if (text === undefined) return;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('The shapes are copied within this browser only', error);
  }
}
