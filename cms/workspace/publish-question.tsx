import { Button, Group, List, ScrollArea, Stack, Text, Anchor } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type PublishAct } from './publish-machine.ts';
import { type PublishPlan, faultsAtMost } from './publish-plan.ts';
import { useObjectName } from './use-object-name.ts';
import { Link } from 'react-router-dom';
import { findingText } from '../language/finding-text.ts';
import { editorPath } from './editor-path.ts';
import { type FieldLink } from './focus-field.tsx';
import { type Fault } from './faults.ts';

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

interface FaultListProps {
  readonly plan: PublishPlan;
  /** Called when the user opens a fault. */
  readonly onGo: () => void;
}

/** Lists the faults in the content to be published, with links. */
function FaultList({ plan: { faults, faultCount }, onGo }: FaultListProps): ReactNode {
  const { t } = useTexts();
  if (faults === undefined) return <Text>{t('publish.unchecked')}</Text>;
  if (faults.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text fw={600} c="red.9">
        {t('publish.faults', { count: faultCount })}
      </Text>
      <ScrollArea.Autosize mah="30vh">
        <List spacing={4}>
          {faults.slice(0, faultsAtMost).map((fault) => (
            <List.Item key={keyOf(fault)}>
              <FaultLine fault={fault} onGo={onGo} />
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {faultCount > faultsAtMost ? (
        <Anchor component={Link} to="/validate" onClick={onGo}>
          {t('publish.more', { count: faultCount - faultsAtMost })}
        </Anchor>
      ) : null}
    </Stack>
  );
}

function FaultLine({
  fault: { of, field, words },
  onGo,
}: {
  readonly fault: Fault;
  readonly onGo: () => void;
}): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const text = findingText(words, t);
  if (of === undefined) return text;
  return (
    <Anchor
      component={Link}
      to={editorPath(of.model, of.object, field)}
      state={{ focusField: field } satisfies FieldLink}
      onClick={onGo}
    >
      {nameOf(of.model, of.object)}: {text}
    </Anchor>
  );
}

function keyOf({ of, field, words: { key, facts } }: Fault): string {
  return JSON.stringify([of?.model, of?.object['ID'], field, key, facts]);
}
