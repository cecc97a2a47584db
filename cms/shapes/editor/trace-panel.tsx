import { Button, Group, Slider, Text } from '@mantine/core';
import { Check, Crosshair } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { foundRing, toleranceRange } from '../rules/trace/trace-act.ts';

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
