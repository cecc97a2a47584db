import { Button, Group, Slider, Text } from '@mantine/core';
import { Check, Crosshair } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type Desk } from './desk.ts';
import { type AnySession } from './rules/session.ts';
import { foundRing, toleranceRange } from './rules/trace/trace-act.ts';

export interface TracePanelProps {
  readonly desk: Pick<Desk<AnySession, unknown>, 'state' | 'tapMiddle' | 'setTolerance' | 'close'>;
  /** Moves the focus to the place on the picture. */
  readonly onWork: () => void;
}

/** The settings of the tool that finds outlines, and its work without a mouse. */
export function TracePanel({ desk, onWork }: TracePanelProps): ReactNode {
  const { t } = useTexts();
  const label = useId();
  const tolerance = useStore(desk.state, ({ session }) => session.tolerance);
  const isFound = useStore(desk.state, ({ session }) => foundRing(session) !== undefined);
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
        onChange={desk.setTolerance}
      />
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Crosshair aria-hidden size={16} />}
        onClick={() => {
          desk.tapMiddle();
          requestAnimationFrame(onWork);
        }}
      >
        {t('canvas.trace.middle')}
      </Button>
      <Button
        size="compact-sm"
        leftSection={<Check aria-hidden size={16} />}
        disabled={!isFound}
        onClick={() => desk.close()}
      >
        {t('canvas.trace.take')}
      </Button>
    </Group>
  );
}
