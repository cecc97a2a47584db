import { Anchor, Button, Group, List, NativeSelect, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type WithDifferences } from './differences.ts';
import { PublishChanges, useChangeWords } from './publish-changes.tsx';
import { nameOf, type PublishChoice, wholeNow } from './publish-choice.ts';
import { useContentLanguages } from './use-catalogue.ts';
import { type PublishAct } from './publish-machine.ts';
import { type PublishPlan, faultsAtMost } from './publish-plan.ts';
import { Link } from 'react-router-dom';
import { FaultLine, faultKey } from './fault-line.tsx';
import styles from './save-bar.module.css';

export interface PublishQuestionProps extends WithDifferences {
  readonly act: PublishAct;
  readonly plan: PublishPlan;
  readonly hasUnsaved: boolean;
  readonly isActing: boolean;
  /** `choice`: of what is published, and when. */
  readonly onConfirm: (choice: PublishChoice) => void;
  readonly onClose: () => void;
}

/** Shows what publishing or discarding changes, and asks whether it may. */
export function PublishQuestion(props: PublishQuestionProps): ReactNode {
  const { act, plan, hasUnsaved, isActing, onConfirm, onClose } = props;
  const { t } = useTexts();
  const [choice, setChoice] = useState<PublishChoice>({ ...wholeNow, isProposal: plan.isProposal });
  const isPublishing = act === 'publish';
  const isNothing = isPublishing && choice.without.length > 0 && choice.without.length === plan.changeCount;
  const confirm =
    !isPublishing || (choice.at === '' && !choice.isProposal)
      ? t(`${act}.confirm`)
      : t(choice.isProposal ? 'publish.propose' : 'publish.plan');
  return (
    <Stack>
      {hasUnsaved ? <Text role="alert">{t('publish.saveFirst')}</Text> : null}
      {plan.changeCount === 0 ? <Text>{t('publish.nothing')}</Text> : <Text>{t(`${act}.text`)}</Text>}
      {isPublishing ? (
        <PublishChanges differences={props.differences} plan={plan} choice={choice} onChoice={setChoice} />
      ) : (
        <DiscardedChanges plan={plan} />
      )}
      {isPublishing && plan.changeCount > 0 ? <ChoiceFields plan={plan} choice={choice} onChoice={setChoice} /> : null}
      {act === 'publish' ? (
        <FaultList plan={plan} onGo={onClose} />
      ) : plan.changeCount > 0 ? (
        <Text>{t('discard.wayBack')}</Text>
      ) : null}
      <Group justify="end" className={styles.decide}>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          color={act === 'discard' ? 'red' : 'teal'}
          disabled={plan.changeCount === 0 || hasUnsaved || isNothing}
          loading={isActing}
          onClick={() => onConfirm(choice)}
        >
          {confirm}
        </Button>
      </Group>
    </Stack>
  );
}

/** What is lost by discarding the editing copy. */
function DiscardedChanges({ plan: { changes, changeCount } }: { readonly plan: PublishPlan }): ReactNode {
  const { t } = useTexts();
  const wordsOf = useChangeWords();
  return (
    <>
      <ScrollArea.Autosize mah="40vh">
        <List spacing={4}>
          {changes.map((change) => (
            <List.Item key={nameOf(change)}>{wordsOf(change)}</List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {changeCount > changes.length ? <Text>{t('publish.more', { count: changeCount - changes.length })}</Text> : null}
    </>
  );
}

interface ChoiceProps {
  readonly plan: PublishPlan;
  readonly choice: PublishChoice;
  readonly onChoice: (choice: PublishChoice) => void;
}

/** Which languages, when, and a note for colleagues. */
function ChoiceFields({ plan: { timeZone, isProposal }, choice, onChoice }: ChoiceProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  return (
    <Stack gap="xs">
      {languages.length < 2 ? null : (
        <NativeSelect
          label={t('publish.languages')}
          value={choice.languages}
          data={[
            { value: 'all', label: t('publish.languages.all') },
            ...languages.map(({ Code, DisplayName }) => ({
              value: `only ${Code}`,
              label: t('publish.languages.only', { language: DisplayName || Code }),
            })),
            ...languages.map(({ Code, DisplayName }) => ({
              value: `without ${Code}`,
              label: t('publish.languages.without', { language: DisplayName || Code }),
            })),
          ]}
          onChange={({ currentTarget }) => onChoice({ ...choice, languages: currentTarget.value })}
        />
      )}
      {isProposal ? (
        <Text size="sm">{t('publish.needsApproval')}</Text>
      ) : (
        <TextInput
          type="datetime-local"
          label={t('publish.at')}
          description={t('publish.atHint', { timeZone })}
          value={choice.at}
          onChange={({ currentTarget }) => onChoice({ ...choice, at: currentTarget.value })}
        />
      )}
      <TextInput
        label={t('publish.note')}
        maxLength={1000}
        value={choice.note}
        onChange={({ currentTarget }) => onChoice({ ...choice, note: currentTarget.value })}
      />
    </Stack>
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
            <List.Item key={faultKey(fault)}>
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
