import { ActionIcon, Group, NavLink, Text, VisuallyHidden, Button } from '@mantine/core';
import {
  LogOut,
  PanelLeftClose,
  PanelLeftOpen,
  FileDown,
  Archive,
  BadgeCheck,
  ChartColumn,
  DoorOpen,
  Files,
  Hammer,
  History,
  House,
  Info,
  Languages,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  NotebookPen,
  Palette,
  PanelTop,
  Route,
  ShieldCheck,
  SlidersHorizontal,
  SpellCheck,
  Ticket,
  Users,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink as RouterLink, useMatch } from 'react-router-dom';
import { UserGroup } from '#contract/staff-kinds.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { HelpSheet } from '../help/help-sheet.tsx';
import { LanguageChoice } from '../language/language-choice.tsx';
import { useTexts } from '../language/texts.tsx';
import { type Chapter, chapters, mayOpen, type SectionPath, sections } from '../sections/section-table.ts';
import { useConnection, useSession } from '../session/session-context.tsx';
import { AutosaveSwitch } from '../workspace/autosave-switch.tsx';
import { useLeaving } from '../workspace/leave-dialog.tsx';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { saveAs } from '../session/save-as.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** Whether it shows icons alone. */
  readonly isFolded: boolean;
  readonly onGo: () => void;
}

/** The sections that this member of staff may open, by chapters. */
export function Menu({ isFolded, onGo }: MenuProps): ReactNode {
  const { t } = useTexts();
  const session = useSession();
  const group = session.kind === 'authenticated' ? session.staff.group : undefined;
  return chapters.map((chapter) => {
    const own = sections.filter(
      (section) => section.chapter === chapter && group !== undefined && mayOpen(group, section),
    );
    if (own.length === 0) return null;
    return (
      // A group and no region: parts of forms have the same names.
      <div key={chapter} className={styles.chapter} role="group" aria-labelledby={`chapter-${chapter}`}>
        <ChapterTitle chapter={chapter} isFolded={isFolded} />
        {own.map(({ path, name }) => (
          <MenuLink key={path} to={path} label={t(name)} isFolded={isFolded} onGo={onGo} />
        ))}
      </div>
    );
  });
}

interface ChapterTitleProps {
  readonly chapter: Chapter;
  readonly isFolded: boolean;
}

function ChapterTitle({ chapter, isFolded }: ChapterTitleProps): ReactNode {
  const { t } = useTexts();
  const title = { id: `chapter-${chapter}`, component: 'h2', children: t(`chapter.${chapter}`) } as const;
  return isFolded ? (
    <VisuallyHidden {...title} />
  ) : (
    <Text {...title} size="xs" fw={700} c="dimmed" tt="uppercase" px="sm" pt="sm" pb={4} />
  );
}

interface MenuLinkProps extends MenuProps {
  readonly to: SectionPath;
  readonly label: string;
}

function MenuLink({ to, label, isFolded, onGo }: MenuLinkProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = useMatch(`${to}/*`) !== null;
  const Icon = sectionIcons[to];
  // On a low screen the current section may be below the end of the menu.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <NavLink
      ref={link}
      component={RouterLink}
      to={to}
      label={isFolded ? undefined : label}
      leftSection={<Icon aria-hidden size={16} />}
      py={{ base: 8, sm: 5 }}
      onClick={onGo}
      {...(isFolded ? { 'aria-label': label, title: label, className: styles.icon } : {})}
    />
  );
}

export interface MenuEndProps {
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** Below the sections: items for the whole staff area, and folding the menu. */
export function MenuEnd({ isFolded, onFold }: MenuEndProps): ReactNode {
  const { t } = useTexts();
  const { session } = useConnection();
  const state = useSession();
  const { leave, dialog } = useLeaving();
  const mayEdit = state.kind === 'authenticated' && state.staff.group !== UserGroup.desk;
  const FoldIcon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <>
      {/* Folded, too, its keys work. */}
      <div hidden={isFolded}>
        <Group justify="space-between" px="sm" py="xs" wrap="nowrap">
          <Text size="sm" c="dimmed">
            {state.kind === 'authenticated'
              ? t('cms.user', { user: state.staff.user, group: state.staff.group })
              : null}
          </Text>
          <IconButton
            size="lg"
            label={t('cms.logOut')}
            icon={LogOut}
            onClick={() => leave(() => void session.logOut())}
          />
        </Group>
        {mayEdit ? <ExportButton /> : null}
        {mayEdit ? <AutosaveSwitch /> : null}
        <HelpSheet />
        <LanguageChoice />
      </div>
      <ActionIcon
        visibleFrom="sm"
        variant="subtle"
        size="lg"
        mt={4}
        aria-label={t(isFolded ? 'cms.menu.unfold' : 'cms.menu.fold')}
        title={t(isFolded ? 'cms.menu.unfold' : 'cms.menu.fold')}
        aria-keyshortcuts="Control+B"
        onClick={onFold}
      >
        <FoldIcon aria-hidden size={18} />
      </ActionIcon>
      {dialog}
    </>
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

/** The icon of each section, where the menu has no room for words. */
const sectionIcons: Readonly<Record<SectionPath, LucideIcon>> = {
  '/overview': House,
  '/scratch': NotebookPen,
  '/tokens': Ticket,
  '/visitstats': ChartColumn,
  '/messages': MessageSquareText,
  '/configAbout': Info,
  '/configWelcome': PanelTop,
  '/configBuild': SlidersHorizontal,
  '/languages': Languages,
  '/themes': Palette,
  '/tours': Route,
  '/locations': MapPin,
  '/translations': SpellCheck,
  '/files': Files,
  '/validate': BadgeCheck,
  '/backups': Archive,
  '/permissions': ShieldCheck,
  '/loginType': DoorOpen,
  '/build': Hammer,
  '/users': Users,
  '/audit': History,
};
