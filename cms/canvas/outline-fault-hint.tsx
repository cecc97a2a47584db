import { TriangleAlert } from 'lucide-react';
import { Group } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { Hint } from './hint.tsx';
import { type OutlineFault } from './rules/outline-fault.ts';

/** Says what staff would not want of the chosen shape. */
export function OutlineFaultHint({ fault }: { readonly fault: OutlineFault }): ReactNode {
  const { t } = useTexts();
  return (
    <Hint>
      <Group component="span" role="status" gap={6} wrap="nowrap">
        <TriangleAlert aria-hidden size={16} />
        {t(`canvas.outlineFault.${fault}`)}
      </Group>
    </Hint>
  );
}
