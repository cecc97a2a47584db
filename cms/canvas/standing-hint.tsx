import { TriangleAlert } from 'lucide-react';
import { Group } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { Hint } from './hint.tsx';
import { type Standing } from './rules/standing.ts';

/** Says what staff would not want of the chosen shape. */
export function StandingHint({ standing }: { readonly standing: Standing }): ReactNode {
  const { t } = useTexts();
  return (
    <Hint>
      <Group component="span" role="status" gap={6} wrap="nowrap">
        <TriangleAlert aria-hidden size={16} />
        {t(`canvas.standing.${standing}`)}
      </Group>
    </Hint>
  );
}
