import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type Desk } from './desk.ts';
import { type AnySession } from './rules/session.ts';
import { chosenOnes } from './rules/several.ts';

/** Says above the fields of one shape that more are chosen. */
export function SeveralNote({ desk }: { readonly desk: Pick<Desk<AnySession, unknown>, 'state'> }): ReactNode {
  const { t } = useTexts();
  const count = useStore(desk.state, ({ session }) => chosenOnes(session).length);
  if (count < 2) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('canvas.fieldsOfOne', { count })}
    </Text>
  );
}
