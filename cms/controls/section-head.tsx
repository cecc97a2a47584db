import { Group, Title } from '@mantine/core';
import { type ReactNode, type Ref } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useSectionName } from '../language/section-name.ts';
import { useTabTitle } from '../language/use-tab-title.ts';

export interface SectionHeadProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  /** Whether one object of the section is open, whose name is the page's title. */
  readonly isBesideObject?: boolean;
  /** Actions on the section as a whole. */
  readonly children?: ReactNode;
}

/** The name of the open section as the page's heading, and what can be done there. */
export function SectionHead({ ref, isBesideObject = false, children }: SectionHeadProps): ReactNode {
  const { t } = useTexts();
  const name = t(useSectionName());
  return (
    <Group justify="space-between" gap="xs">
      {isBesideObject ? null : <TabTitle />}
      <Title ref={ref} order={isBesideObject ? 2 : 1} size={isBesideObject ? 'h4' : 'h2'} tabIndex={-1}>
        {name}
      </Title>
      {children}
    </Group>
  );
}

function TabTitle(): ReactNode {
  useTabTitle();
  return null;
}
