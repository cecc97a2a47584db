import { Button, Group } from '@mantine/core';
import { Check, Crosshair, Undo2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { canClose, nodesOf } from '../rules/pen-line.ts';

export interface PenPanelProps {
  readonly editor: AnyShapeEditor;
  /** Moves the focus to the pen on the picture. */
  readonly onWork: () => void;
}

/** The steps of the pen as buttons, for fingers and for users without a pointer. */
export function PenPanel({ editor, onWork }: PenPanelProps): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ editing }) => nodesOf(editing).length);
  const isEnough = useStore(editor.state, ({ editing }) => canClose(nodesOf(editing)));
  return (
    <Group gap="sm" role="group" aria-label={t('canvas.pen.steps')}>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Crosshair aria-hidden size={16} />}
        onClick={() => {
          editor.startPen();
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
        onClick={editor.undoPoint}
      >
        {t('canvas.pen.back')}
      </Button>
      <Button
        size="compact-sm"
        leftSection={<Check aria-hidden size={16} />}
        disabled={!isEnough}
        onClick={() => editor.close()}
      >
        {t('canvas.pen.done')}
      </Button>
    </Group>
  );
}
