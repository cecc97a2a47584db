import { type LucideIcon, ListPlus, Magnet } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type ShapeEditor } from './shape-editor.ts';
import { type AnyEditing } from './rules/editing-state.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import styles from '../controls/tool-button.module.css';

/** A drawing tool. */
export interface CanvasTool<Tool extends string> {
  readonly tool: Tool;
  readonly key: string;
  readonly Icon: LucideIcon;
}

export interface ToolChoiceProps<Editing extends AnyEditing> {
  readonly editor: Pick<ShapeEditor<Editing, unknown>, 'state' | 'take'>;
  readonly tools: readonly CanvasTool<Editing['tool']>[];
  readonly labelOf: (tool: Editing['tool']) => string;
}

export function ToolChoice<Editing extends AnyEditing>({
  editor,
  tools,
  labelOf,
}: ToolChoiceProps<Editing>): ReactNode {
  const current = useStore(editor.state, ({ editing }) => editing.tool);
  return tools.map(({ tool, key, Icon }) => (
    <ToolButton key={tool} label={labelOf(tool)} keys={key} isOn={current === tool} onPress={() => editor.take(tool)}>
      <Icon aria-hidden size={18} />
    </ToolButton>
  ));
}

/** Lets taps choose several shapes, for fingers, which hold no Shift. */
export function AddingSwitch({
  editor,
}: {
  readonly editor: Pick<ShapeEditor<AnyEditing, unknown>, 'state' | 'setAdding'>;
}): ReactNode {
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

export interface SnapSwitchProps {
  readonly editor: Pick<ShapeEditor<AnyEditing, unknown>, 'state' | 'setSnapping'>;
}

export function SnapSwitch({ editor }: SnapSwitchProps): ReactNode {
  const { t } = useTexts();
  const isSnapping = useStore(editor.state, (state) => state.isSnapping);
  return (
    <ToolButton label={t('canvas.snap')} keys="Alt" isOn={isSnapping} onPress={() => editor.setSnapping(!isSnapping)}>
      <Magnet aria-hidden size={18} />
    </ToolButton>
  );
}
