import { type LucideIcon, Magnet } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type Desk } from './desk.ts';
import { type AnySession } from './rules/session.ts';
import { ToolButton } from './tool-button.tsx';

/** A drawing tool. */
export interface CanvasTool<Tool extends string> {
  readonly tool: Tool;
  readonly key: string;
  readonly Icon: LucideIcon;
}

export interface ToolChoiceProps<Session extends AnySession> {
  readonly desk: Pick<Desk<Session, unknown>, 'state' | 'take'>;
  readonly tools: readonly CanvasTool<Session['tool']>[];
  readonly labelOf: (tool: Session['tool']) => string;
}

export function ToolChoice<Session extends AnySession>({ desk, tools, labelOf }: ToolChoiceProps<Session>): ReactNode {
  const current = useStore(desk.state, ({ session }) => session.tool);
  return tools.map(({ tool, key, Icon }) => (
    <ToolButton key={tool} label={labelOf(tool)} keys={key} isOn={current === tool} onPress={() => desk.take(tool)}>
      <Icon aria-hidden size={18} />
    </ToolButton>
  ));
}

export interface SnapSwitchProps {
  readonly desk: Pick<Desk<AnySession, unknown>, 'state' | 'setSnapping'>;
}

export function SnapSwitch({ desk }: SnapSwitchProps): ReactNode {
  const { t } = useTexts();
  const isSnapping = useStore(desk.state, (state) => state.isSnapping);
  return (
    <ToolButton label={t('canvas.snap')} keys="Alt" isOn={isSnapping} onPress={() => desk.setSnapping(!isSnapping)}>
      <Magnet aria-hidden size={18} />
    </ToolButton>
  );
}
