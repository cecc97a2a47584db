import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { SectionHead } from '../../controls/section-head.tsx';
import { ContentBackups } from './content-backups.tsx';
import { WholeBackups } from './whole-backups.tsx';

/** Backups of the content, to go back to a moment, and of everything, to move to another machine. */
export function BackupsSection(): ReactNode {
  return (
    <Stack maw={860} gap="xl">
      <SectionHead />
      <ContentBackups />
      <WholeBackups />
    </Stack>
  );
}
