import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AccountCard } from '../../account/account-card.tsx';
import { changedNames, objectOf } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useCurrentName, useDraftState } from '../../workspace/workspace-context.tsx';
import styles from './import.module.css';

export interface AppliedProps {
  readonly tourID: number | undefined;
  readonly onAgain: () => void;
}

/** Says that an import is done, and how to go on. */
export function Applied({ tourID, onAgain }: AppliedProps): ReactNode {
  const { t } = useTexts();
  const { draft } = useDraftState();
  const isSaved = changedNames(draft).length === 0;
  const { ID } = useCurrentName({ model: 'tours', ID: tourID ?? -1 });
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <AccountCard title={t('import.done')}>
      <Stack gap="md" align="start">
        <Group gap="xs" wrap="nowrap" align="start">
          <CircleCheck aria-hidden className={styles.sign} />
          <Text ref={words} tabIndex={-1}>
            {t(isSaved ? 'import.doneSaved' : 'import.doneHint')}
          </Text>
        </Group>
        <Group gap="md">
          {tourID === undefined || objectOf(draft, { model: 'tours', ID }) === undefined ? (
            <Anchor component={Link} to="/locations">
              {t('import.toStations')}
            </Anchor>
          ) : (
            <Anchor component={Link} to={`/tours/${ID}/stations`}>
              {t('import.toTour')}
            </Anchor>
          )}
          <Button variant="default" onClick={onAgain}>
            {t('import.again')}
          </Button>
        </Group>
      </Stack>
    </AccountCard>
  );
}
