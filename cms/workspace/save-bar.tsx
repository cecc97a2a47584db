import { Button, Group, Text, Anchor } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type NotificationData, notifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck, CircleDot, Redo2, Save, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { RequestError } from '#contract/errors.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { type Saving } from '../draft/draft-state.ts';
import { changedNames, type Edit, type Patch } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import { useAutosave } from './autosave.tsx';
import { type WithDifferences } from './differences.ts';
import { PublishButtons } from './publish-buttons.tsx';
import styles from './save-bar.module.css';
import { useDraft, useDraftState, useReadyWorkspace } from './workspace-context.tsx';
import { Link, useLocation } from 'react-router-dom';
import { deepEqual } from '../draft/equality.ts';
import { editorPath } from './editor-path.ts';
import { withoutAsking } from './leave-dialog.tsx';
import { useHasOwnWork } from './own-work.tsx';
import { pressableTime } from './pressable-notice.tsx';
import { useObjectName } from './use-object-name.ts';

/** The only place that shows the save state, and saves, undoes and publishes. */
export function SaveBar({ differences }: WithDifferences): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const { draft, saving, joined } = useDraftState();
  const { isForgetful } = useReadyWorkspace();
  const session = useSession();
  const count = changedNames(draft).length;
  const tellElsewhere = useStepNotice();
  const tellJoined = useLatestNotice();
  // The user who decides a clash sees only that.
  const isDeciding = saving.kind === 'clashed';
  const save = (): void => {
    if (!isDeciding) void store.save();
  };
  const undo = (): void => {
    if (isDeciding) return;
    tellElsewhere('undone', store.getState().draft.done.at(-1));
    store.undo();
  };
  const redo = (): void => {
    if (isDeciding) return;
    tellElsewhere('redone', store.getState().draft.undone.at(-1));
    store.redo();
  };
  useHotkeys(
    [
      ['mod+S', save],
      ['mod+Z', undo],
      ['mod+shift+Z', redo],
      ['mod+Y', redo],
    ],
    // In text fields too, because the draft knows every typed step.
    [],
    true,
  );
  useEffect(() => {
    if (joined > 0) tellJoined({ message: t('save.joined', { count: joined }) });
  }, [joined, t, tellJoined]);
  const mayEdit = session.kind !== 'authenticated' || session.staff.group !== UserGroup.desk;
  if (!mayEdit) return null;
  return (
    <Group gap="xs" wrap="nowrap" ml="auto" miw={0}>
      <Status count={count} saving={saving} isForgetful={isForgetful} />
      <IconButton size="lg" label={t('save.undo')} icon={Undo2} disabled={draft.done.length === 0} onClick={undo} />
      <IconButton size="lg" label={t('save.redo')} icon={Redo2} disabled={draft.undone.length === 0} onClick={redo} />
      <Button
        size="sm"
        className={styles.button}
        leftSection={<Save aria-hidden size={16} />}
        disabled={count === 0}
        loading={saving.kind === 'saving'}
        onClick={save}
      >
        <span className={styles.label}>{t('save.save')}</span>
      </Button>
      {session.kind === 'authenticated' && session.staff.group === UserGroup.translator ? null : (
        <PublishButtons hasUnsaved={count > 0} differences={differences} />
      )}
    </Group>
  );
}

interface StatusProps {
  readonly count: number;
  readonly saving: Saving;
  readonly isForgetful: boolean;
}

function Status({ count, saving, isForgetful }: StatusProps): ReactNode {
  const { t, refusal } = useTexts();
  // Screen readers need not announce automatic saving at every edit.
  const { isOn } = useAutosave();
  const hasOwnWork = useHasOwnWork();
  const failure = saving.kind === 'failed' ? saving.error : undefined;
  const words =
    saving.kind === 'saving'
      ? t('save.saving')
      : failure === undefined
        ? count === 0
          ? t(hasOwnWork ? 'save.ownWork' : 'save.saved')
          : t(isForgetful ? 'save.unkept' : 'save.unsaved', { count })
        : inWords(failure);
  const isAlarming = failure !== undefined || (isForgetful && count > 0);
  const Icon = isAlarming ? CircleAlert : count === 0 && !hasOwnWork ? CircleCheck : CircleDot;
  return (
    <Group
      gap={6}
      wrap="nowrap"
      miw={0}
      {...(isOn && !isAlarming ? {} : { role: 'status' })}
      c={isAlarming ? 'red.9' : 'dimmed'}
    >
      <Icon aria-hidden size={18} className={styles.icon} />
      <Text size="sm" lineClamp={2} title={words} className={isAlarming ? styles.alarm : styles.status}>
        {words}
      </Text>
    </Group>
  );

  function inWords(error: unknown): string {
    if (!(error instanceof RequestError)) return t('save.failed');
    if (error.facts.failure === 'network') return t(isForgetful ? 'save.offlineUnkept' : 'save.offline');
    const { answer, status } = error.facts;
    const wrong = answer?.code === 'wrong-value' && Array.isArray(answer.details) ? answer.details.length : 0;
    if (wrong > 0) return t('save.wrongValues', { count: wrong });
    return answer === undefined || status === undefined || status >= 500
      ? t('save.failed')
      : t('save.wrong', { reason: refusal(answer) });
  }
}

/** Reports an undone or redone step outside the current screen, with a link to it. */
function useStepNotice(): (kind: 'undone' | 'redone', step: Edit | undefined) => void {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const nameOf = useObjectName();
  const show = useLatestNotice();
  return (kind, step) => {
    const [first, ...more] = step?.patches ?? [];
    const object = kind === 'undone' ? (first?.before ?? first?.after) : (first?.after ?? first?.before);
    if (first === undefined || object === undefined) return;
    const path = editorPath(first.model, object, first.model === 'configurations' ? changedField(first) : undefined);
    if (`${pathname}/`.startsWith(`${path}/`)) return;
    const rest = more.length === 0 ? '' : ` ${t('publish.more', { count: more.length })}`;
    const words = t(`save.${kind}`, { name: nameOf(first.model, object) + rest });
    show({
      autoClose: pressableTime,
      role: 'status',
      message: (
        <Text size="sm">
          <Anchor component={Link} to={path} state={withoutAsking}>
            {words}
          </Anchor>
        </Text>
      ),
    });
  };
}

/** Shows a notice in the place of the one before. A new ID starts its time again. */
function useLatestNotice(): (notice: NotificationData) => void {
  const last = useRef('');
  return useCallback((notice) => {
    notifications.hide(last.current);
    last.current = notifications.show(notice);
  }, []);
}

/** The settings are edited in three sections; every other object in one. */
function changedField({ before = {}, after = {} }: Patch): string | undefined {
  return Object.keys({ ...before, ...after }).find((field) => !deepEqual(before[field], after[field]));
}
