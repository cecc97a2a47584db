import { Circle, ListPlus, Magnet, MousePointer2, Pencil, PenTool, Square, WandSparkles } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import styles from '../controls/tool-button.module.css';

/** The drawing tools, in the order of their buttons. */
export const drawingTools = [
  { tool: 'select', key: 'V', Icon: MousePointer2 },
  { tool: 'rect', key: 'R', Icon: Square },
  { tool: 'circle', key: 'C', Icon: Circle },
  { tool: 'pen', key: 'P', Icon: PenTool },
  { tool: 'freehand', key: 'B', Icon: Pencil },
  { tool: 'outline', key: 'W', Icon: WandSparkles },
] as const;

export interface ToolChoiceProps {
  readonly editor: AnyShapeEditor;
  readonly labelOf: (tool: (typeof drawingTools)[number]['tool']) => string;
}

export function ToolChoice({ editor, labelOf }: ToolChoiceProps): ReactNode {
  const current = useStore(editor.state, ({ editing }) => editing.tool);
  return drawingTools.map(({ tool, key, Icon }) => (
    <ToolButton key={tool} label={labelOf(tool)} keys={key} isOn={current === tool} onPress={() => editor.take(tool)}>
      <Icon aria-hidden size={18} />
    </ToolButton>
  ));
}

/** Lets taps choose several shapes, for fingers, which hold no Shift. */
export function AddingSwitch({ editor }: Pick<ToolChoiceProps, 'editor'>): ReactNode {
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

export function SnapSwitch({ editor }: Pick<ToolChoiceProps, 'editor'>): ReactNode {
  const { t } = useTexts();
  const isSnapping = useStore(editor.state, (state) => state.isSnapping);
  return (
    <ToolButton label={t('canvas.snap')} keys="Alt" isOn={isSnapping} onPress={() => editor.setSnapping(!isSnapping)}>
      <Magnet aria-hidden size={18} />
    </ToolButton>
  );
}
