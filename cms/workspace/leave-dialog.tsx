import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../controls/dialog.tsx';
import { changedNames, isTemporary } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { type DraftStore } from '../draft/draft-store.ts';
import { useAutosave } from './autosave.tsx';
import { type OwnWorkPlace, useOwnWorkPlace } from './own-work.tsx';
import { useDraft } from './workspace-context.tsx';

/** The state of a link that leads to one's own unsaved work: following it leaves nothing. */
export const withoutAsking = { isOwnWork: true };

/**
 * Asks to save and continue, or to keep editing, when a section with unsaved changes is left by links, back or forward
 * (section 2.4).
 */
export function LeaveDialog(): ReactNode {
  const draft = useDraft();
  const own = useOwnWorkPlace();
  const autosave = useAutosave();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The blocker's own location has the router's base name before it, which navigating would add once more.
  const wanted = useRef<Location>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const here = sectionOf(currentLocation);
    const isLeaving = here !== sectionOf(nextLocation) && !isOwnWork(nextLocation);
    // On the overview nothing is edited, so there is nothing to leave.
    if (isLeaving && autosave.isOn) autosave.leave();
    // Edits that are saved automatically do not hold users up.
    const isUnsaved = autosave.isOn ? own.current() !== undefined : hasUnsaved(draft, own);
    const isBlocked = isLeaving && here !== 'overview' && isUnsaved;
    if (isBlocked) wanted.current = nextLocation;
    return isBlocked;
  });
  // A new object gets its own address when saved: by then the router has forgotten the blocked navigation.
  const isNew = pathname.split('/').some((part) => isTemporary(Number(part)));
  return (
    <AskToSave
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onSave={() => isNew && blocker.reset?.()}
      onGo={() => (isNew && wanted.current !== undefined ? void navigate(wanted.current) : blocker.proceed?.())}
    />
  );
}

export interface Leaving {
  /** Continues immediately, or asks first if there are unsaved changes. */
  readonly leave: (go: () => void) => void;
  readonly dialog: ReactNode;
}

/** The same for actions without an address, such as logging out. */
export function useLeaving(): Leaving {
  const draft = useDraft();
  const own = useOwnWorkPlace();
  const autosave = useAutosave();
  const [go, setGo] = useState<() => void>();
  const stay = (): void => setGo(undefined);
  const leave = async (next: () => void): Promise<void> => {
    if (autosave.isOn && own.current() === undefined) await draft.save();
    if (hasUnsaved(draft, own)) setGo(() => next);
    else next();
  };
  return {
    leave: (next) => void leave(next),
    dialog: (
      <AskToSave
        isOpen={go !== undefined}
        onStay={stay}
        onGo={() => {
          stay();
          go?.();
        }}
      />
    ),
  };
}

interface AskToSaveProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  /** Called when saving starts. */
  readonly onSave?: () => void;
  /** Called when everything is saved. */
  readonly onGo: () => void;
}

function AskToSave({ isOpen, onStay, onSave, onGo }: AskToSaveProps): ReactNode {
  const { t } = useTexts();
  const draft = useDraft();
  const own = useOwnWorkPlace();
  const [isSaving, setSaving] = useState(false);
  const [isDone, setDone] = useState(false);
  const question = own.current()?.question;
  const go = useRef<() => void>(undefined);
  // In an effect, so that a new object's screen has gone to its final address before.
  useEffect(() => {
    if (isDone) go.current?.();
  }, [isDone]);
  const save = async (): Promise<void> => {
    go.current = onGo;
    setDone(false);
    setSaving(true);
    onSave?.();
    await draft.save();
    const isOwnSaved = (await own.current()?.save()) ?? true;
    setSaving(false);
    if (isOwnSaved && draft.getState().saving.kind === 'idle') setDone(true);
    else onStay();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={() => isSaving || onStay()}
      title={question?.title ?? t('leave.title')}
      withCloseButton={false}
    >
      <Stack>
        <Text>{question?.text ?? t('leave.text')}</Text>
        <Group justify="end">
          <Button variant="default" disabled={isSaving} onClick={onStay}>
            {question?.stay ?? t('action.keepEditing')}
          </Button>
          <Button data-autofocus={question === undefined || undefined} loading={isSaving} onClick={() => void save()}>
            {question?.leave ?? t('leave.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function hasUnsaved(draft: DraftStore, own: OwnWorkPlace): boolean {
  return own.current() !== undefined || changedNames(draft.getState().draft).length > 0;
}

function sectionOf({ pathname }: Location): string | undefined {
  return pathname.split('/')[1];
}

function isOwnWork({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isOwnWork' in state;
}
