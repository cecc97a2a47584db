import { Anchor, Button, Group, List, NativeSelect, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type WithDifferences } from './differences.ts';
import { PublishChanges, useChangeWords } from './publish-changes.tsx';
import { carriedOver, nameOf, newSince, plannedIn, type PublishChoice, wholeNow } from './publish-choice.ts';
import { useContentLanguages } from './use-catalogue.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { useSession } from '../session/session-context.tsx';
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
  /** Asks the server for the plan again. */
  readonly onAskAgain: () => void;
  readonly onClose: () => void;
}

/** Shows what publishing or discarding changes, and asks whether it may. */
export function PublishQuestion(props: PublishQuestionProps): ReactNode {
  const { act, plan, hasUnsaved, isActing, onConfirm, onAskAgain, onClose } = props;
  const { t } = useTexts();
  const { choice, choose, fresh, isRenewed } = useChoice(plan);
  const languageLabel = useLanguageLabel();
  const isPublishing = act === 'publish';
  const isNothing = isPublishing && choice.without.length > 0 && choice.without.length === plan.changeCount;
  const chosen = plan.changeCount - choice.without.length;
  const confirm =
    !isPublishing || (choice.at === '' && !choice.isProposal)
      ? t(`${act}.confirm`)
      : t(choice.isProposal ? 'publish.propose' : 'publish.plan');
  return (
    <Stack>
      {isRenewed ? (
        <Text role="alert" fw={600}>
          {fresh.size === 0 ? t('publish.meanwhile') : t('publish.meanwhileNew', { count: fresh.size })}
        </Text>
      ) : null}
      {hasUnsaved ? <Text role="alert">{t('publish.saveFirst')}</Text> : null}
      <Text>{t(plan.changeCount === 0 ? 'publish.nothing' : textOf(act, choice))}</Text>
      {isPublishing ? (
        <PublishChanges differences={props.differences} plan={plan} fresh={fresh} choice={choice} onChoice={choose} />
      ) : (
        <DiscardedChanges plan={plan} />
      )}
      {act === 'publish' ? (
        <FaultList plan={plan} onGo={onClose} />
      ) : plan.changeCount > 0 ? (
        <Text>{t('discard.wayBack')}</Text>
      ) : null}
      {isPublishing && plan.changeCount > 0 ? (
        <ChoiceFields plan={plan} choice={choice} onChoice={choose} onAskAgain={onAskAgain} />
      ) : null}
      <Group justify="end" className={styles.decide}>
        {isPublishing && plan.changeCount > 0 ? (
          <Text className={styles.amount ?? ''} fw={600} role="status">
            {[
              t(choice.isProposal ? 'publish.amountProposed' : 'publish.amount', { count: plan.changeCount, chosen }),
              ...(choice.languages === 'all' ? [] : [languageLabel(choice.languages)]),
            ].join(' · ')}
          </Text>
        ) : null}
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

function textOf(act: PublishAct, { isProposal }: PublishChoice): 'publish.textProposal' | `${PublishAct}.text` {
  return act === 'publish' && isProposal ? 'publish.textProposal' : `${act}.text`;
}

/** What is chosen, also from a later plan for the same question. What is planned waits for its time. */
function useChoice(plan: PublishPlan) {
  const [{ shown, fresh, isRenewed, ...state }, setState] = useState(() => ({
    shown: plan,
    /** The names of changes that the first plan did not have. */
    fresh: new Set<string>(),
    /** Whether the editing copy has changed since. */
    isRenewed: false,
    choice: { ...wholeNow, without: plannedIn(plan), id: crypto.randomUUID() } as PublishChoice,
  }));
  if (plan !== shown) {
    const found = newSince(shown, plan);
    const there = new Set([...plan.changes, ...plan.others].map(nameOf));
    setState({
      shown: plan,
      fresh: new Set([...fresh, ...found.map(nameOf)].filter((name) => there.has(name))),
      isRenewed: isRenewed || plan.version !== shown.version,
      choice: carriedOver(state.choice, found, plan),
    });
  }
  const choice = { ...state.choice, seen: plan.version, isProposal: plan.isProposal === true };
  const choose = (next: PublishChoice): void =>
    setState((before) => ({ ...before, choice: { ...next, id: crypto.randomUUID() } }));
  return { choice, choose, fresh, isRenewed };
}

/** Returns the words for a choice of languages. */
function useLanguageLabel(): (choice: string) => string {
  const { t } = useTexts();
  const languages = useContentLanguages();
  return (choice) => {
    const [kind, code] = choice.split(' ');
    const language = languages.find(({ Code }) => Code === code)?.DisplayName || (code ?? '');
    return t(kind === 'only' ? 'publish.languages.only' : 'publish.languages.without', { language });
  };
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
  readonly onAskAgain: () => void;
  readonly plan: PublishPlan;
  readonly choice: PublishChoice;
  readonly onChoice: (choice: PublishChoice) => void;
}

/** Which languages, when, and a note for colleagues. */
function ChoiceFields({ plan: { timeZone, isProposal }, choice, onChoice, onAskAgain }: ChoiceProps): ReactNode {
  const { t } = useTexts();
  const session = useSession();
  const languageLabel = useLanguageLabel();
  const isRoot = session.kind === 'authenticated' && session.staff.group === UserGroup.root;
  const languages = useContentLanguages();
  return (
    <Stack gap="xs">
      {languages.length < 2 ? null : (
        <NativeSelect
          label={t('publish.languages')}
          value={choice.languages}
          data={[
            { value: 'all', label: t('publish.languages.all') },
            ...['only', 'without'].flatMap((kind) =>
              languages.map(({ Code }) => ({
                value: `${kind} ${Code}`,
                label: languageLabel(`${kind} ${Code}`),
              })),
            ),
          ]}
          onChange={({ currentTarget }) => onChoice({ ...choice, languages: currentTarget.value })}
        />
      )}
      {isProposal === undefined && !isRoot ? (
        <Group gap="xs">
          <Text size="sm" role="alert">
            {t('publish.mayUnknown')}
          </Text>
          <Button size="compact-sm" variant="default" onClick={onAskAgain}>
            {t('loading.retry')}
          </Button>
        </Group>
      ) : null}
      {isProposal === true ? (
        <Text size="sm">{t('publish.needsApproval')}</Text>
      ) : (
        <TextInput
          type="datetime-local"
          label={t('publish.at')}
          description={timeZone === '' ? undefined : t('publish.atHint', { timeZone })}
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
