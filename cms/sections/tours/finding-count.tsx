import { Badge, VisuallyHidden } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';

/** The number of findings in a part of a form. */
export function FindingCount({ count }: { readonly count: number }): ReactNode {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <Badge color="red.9" size="sm" circle>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('tour.tab.faults', { count })}</VisuallyHidden>
    </Badge>
  );
}
