import { Anchor } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type AskedHelp, useHelp } from './help-context.tsx';

/** Leads from an empty list to the part of the help that explains the first step. */
export function LearnMore(asked: AskedHelp): ReactNode {
  const { t } = useTexts();
  const { open } = useHelp();
  return (
    <Anchor component="button" type="button" size="sm" w="fit-content" onClick={() => open(asked)}>
      {t('help.learnMore')}
    </Anchor>
  );
}
