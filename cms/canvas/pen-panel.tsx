import { Button, Group } from '@mantine/core';
import { Check, Crosshair, Undo2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type Desk } from './desk.ts';
import { canClose, nodesOf } from './rules/pen-line.ts';
import { type AnySession } from './rules/session.ts';

export interface PenPanelProps {
  readonly desk: Pick<Desk<AnySession, unknown>, 'state' | 'startPen' | 'takeBack' | 'close'>;
  /** Moves the focus to the pen on the picture. */
  readonly onWork: () => void;
}

/** The steps of the pen as buttons, for fingers and for those who use no pointer. */
export function PenPanel({ desk, onWork }: PenPanelProps): ReactNode {
  const { t } = useTexts();
  const count = useStore(desk.state, ({ session }) => nodesOf(session).length);
  const isEnough = useStore(desk.state, ({ session }) => canClose(nodesOf(session)));
  return (
    <Group gap="sm" role="group" aria-label={t('canvas.pen.steps')}>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Crosshair aria-hidden size={16} />}
        onClick={() => {
          desk.startPen();
          requestAnimationFrame(onWork);
        }}
      >
        {t('canvas.pen.keys')}
      </Button>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Undo2 aria-hidden size={16} />}
        disabled={count === 0}
        onClick={desk.takeBack}
      >
        {t('canvas.pen.back')}
      </Button>
      <Button
        size="compact-sm"
        leftSection={<Check aria-hidden size={16} />}
        disabled={!isEnough}
        onClick={() => desk.close()}
      >
        {t('canvas.pen.done')}
      </Button>
    </Group>
  );
}
