import '@mantine/core/styles/Slider.css';
import { Button, Group, Slider, Text } from '@mantine/core';
import { Check, Crosshair, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { canClose, nodesOf } from '../rules/pen-line.ts';
import { foundRing, toleranceRange } from '../rules/trace/trace-act.ts';

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

export interface TracePanelProps {
  readonly editor: AnyShapeEditor;
  /** Moves the focus to the place on the picture. */
  readonly onWork: () => void;
}

/** The settings of the tool that finds outlines, and its work without a mouse. */
export function TracePanel({ editor, onWork }: TracePanelProps): ReactNode {
  const { t } = useTexts();
  const label = useId();
  const tolerance = useStore(editor.state, ({ editing }) => editing.tolerance);
  const isFound = useStore(editor.state, ({ editing }) => foundRing(editing) !== undefined);
  return (
    <Group gap="sm" role="group" aria-labelledby={label}>
      <Text size="sm" id={label}>
        {t('canvas.trace.tolerance')}
      </Text>
      <Slider
        w={140}
        {...toleranceRange}
        value={tolerance}
        label={null}
        thumbLabel={t('canvas.trace.tolerance')}
        onChange={editor.setTolerance}
      />
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Crosshair aria-hidden size={16} />}
        onClick={() => {
          editor.tapMiddle();
          requestAnimationFrame(onWork);
        }}
      >
        {t('canvas.trace.middle')}
      </Button>
      <Button
        size="compact-sm"
        leftSection={<Check aria-hidden size={16} />}
        disabled={!isFound}
        onClick={() => editor.close()}
      >
        {t('canvas.trace.take')}
      </Button>
    </Group>
  );
}
