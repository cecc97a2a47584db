import { Button, Group, List, ScrollArea, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { FaultList } from './fault-list.tsx';
import { type PublishAct } from './publish-machine.ts';
import { type PublishPlan } from './publish-plan.ts';
import { useObjectName } from './use-object-name.ts';

export interface PublishQuestionProps {
  readonly act: PublishAct;
  readonly plan: PublishPlan;
  readonly hasUnsaved: boolean;
  readonly isActing: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what publishing or discarding changes, and asks whether it may. */
export function PublishQuestion(props: PublishQuestionProps): ReactNode {
  const { act, plan, hasUnsaved, isActing, onConfirm, onClose } = props;
  const { t } = useTexts();
  return (
    <Stack>
      {hasUnsaved ? <Text role="alert">{t('publish.saveFirst')}</Text> : null}
      <ChangeList act={act} plan={plan} />
      {act === 'publish' ? (
        <FaultList plan={plan} onGo={onClose} />
      ) : plan.changeCount > 0 ? (
        <Text>{t('discard.wayBack')}</Text>
      ) : null}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          color={act === 'discard' ? 'red' : 'teal'}
          disabled={plan.changeCount === 0 || hasUnsaved}
          loading={isActing}
          onClick={onConfirm}
        >
          {t(`${act}.confirm`)}
        </Button>
      </Group>
    </Stack>
  );
}

interface ChangeListProps {
  readonly act: PublishAct;
  readonly plan: PublishPlan;
}

function ChangeList({ act, plan: { changes, changeCount } }: ChangeListProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  if (changes.length === 0) return <Text>{t('publish.nothing')}</Text>;
  return (
    <>
      <Text>{t(`${act}.text`)}</Text>
      <ScrollArea.Autosize mah="50vh">
        <List spacing={4}>
          {changes.map(({ Model, ID, Kind, Object: object }) => (
            <List.Item key={`${Model} ${ID}`}>
              {nameOf(Model, object)} · {t(`change.${Kind}`)}
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {changeCount > changes.length ? <Text>{t('publish.more', { count: changeCount - changes.length })}</Text> : null}
    </>
  );
}
