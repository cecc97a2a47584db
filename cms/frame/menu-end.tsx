import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useClickOutside, useHotkeys } from '@mantine/hooks';
import { ChevronsUpDown, CircleUserRound, FileDown, LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ranksAtLeast, UserGroup } from '#contract/staff-kinds.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { HelpSheet } from '../help/help-sheet.tsx';
import { LanguageChoice } from '../language/language-choice.tsx';
import { useTexts } from '../language/texts.tsx';
import { saveAs } from '../session/save-as.ts';
import { useConnection, useSession } from '../session/session-context.tsx';
import { AutosaveSwitch } from '../workspace/autosave-switch.tsx';
import { useLeaving } from '../workspace/leave-dialog.tsx';
import styles from './menu.module.css';

export interface MenuEndProps {
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** Below the sections: who is logged in, with settings of the whole staff area, logging out, and folding the menu. */
export function MenuEnd({ isFolded, onFold }: MenuEndProps): ReactNode {
  const { t } = useTexts();
  const { session } = useConnection();
  const { leave, dialog } = useLeaving();
  return (
    <div className={styles.end} data-folded={isFolded || undefined}>
      <OwnSettings isFolded={isFolded} />
      <IconButton size="lg" label={t('cms.logOut')} icon={LogOut} onClick={() => leave(() => void session.logOut())} />
      <IconButton
        visibleFrom="sm"
        size="lg"
        label={t(isFolded ? 'cms.menu.unfold' : 'cms.menu.fold')}
        icon={isFolded ? PanelLeftOpen : PanelLeftClose}
        aria-keyshortcuts="Control+B"
        onClick={onFold}
      />
      {dialog}
    </div>
  );
}

/** The user's name, which opens a panel above it. */
function OwnSettings({ isFolded }: Pick<MenuEndProps, 'isFolded'>): ReactNode {
  const { t } = useTexts();
  const state = useSession();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const place = useClickOutside<HTMLDivElement>((event) => {
    // A dialog that was opened here gives the focus back.
    const isInDialog = event.target instanceof Element && event.target.closest('[data-portal]') !== null;
    if (!isInDialog) setOpen(false);
  });
  const closeByKey = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  useHotkeys(isOpen ? [['Escape', closeByKey]] : [], []);
  const staff = state.kind === 'authenticated' ? state.staff : undefined;
  const mayEdit = staff !== undefined && staff.group !== UserGroup.desk;
  const mayExport = staff !== undefined && ranksAtLeast(staff.group, UserGroup.manager);
  const words = staff === undefined ? '' : t('cms.user', { user: staff.user, group: staff.group });
  return (
    <div ref={place} className={styles.own}>
      <UnstyledButton
        ref={opener}
        className={styles.opener}
        aria-label={words}
        aria-expanded={isOpen}
        aria-controls={panel}
        title={t('cms.menu.own')}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleUserRound aria-hidden size={18} />
        {isFolded ? null : (
          <>
            <Text span truncate size="sm">
              {staff?.user}
            </Text>
            <ChevronsUpDown aria-hidden size={14} />
          </>
        )}
      </UnstyledButton>
      {/* Closed, too, its keys work. */}
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <Text size="sm" c="dimmed" px="sm" py="xs">
          {words}
        </Text>
        {mayEdit ? <AutosaveSwitch /> : null}
        <HelpSheet />
        {mayExport ? <ExportButton /> : null}
        <Group px="sm" py="xs">
          <LanguageChoice />
        </Group>
      </div>
    </div>
  );
}

/** Exports the editing copy as a file (section 2.4). */
function ExportButton(): ReactNode {
  const { t } = useTexts();
  const tellFailure = useFailureNotice();
  const { client } = useConnection();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const text = String(await client('exportYaml', { query: {} }));
      saveAs(new Blob([text], { type: 'application/yaml' }), 'tourDefinition.yaml');
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="subtle"
      size="sm"
      fullWidth
      justify="start"
      leftSection={<FileDown aria-hidden size={16} />}
      loading={isBusy}
      onClick={() => void download()}
    >
      {t('cms.yaml')}
    </Button>
  );
}
