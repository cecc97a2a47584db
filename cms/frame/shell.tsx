import { AppShell, Burger, Group, NavLink, ScrollArea, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink as RouterLink, Outlet, useLocation, useMatch } from 'react-router-dom';
import { FirstTaskDialog } from '../account/first-task.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { HelpSheet } from '../keyboard/help-sheet.tsx';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { HelpButton } from '../help/help-button.tsx';
import { HelpProvider, useHelp } from '../help/help-context.tsx';
import { HelpDrawer, HelpPanel } from '../help/help-panel.tsx';
import { LanguageChoice } from '../language/language-choice.tsx';
import { useTexts } from '../language/texts.tsx';
import { useConnection, useSession } from '../session/session-context.tsx';
import { GuideButton } from '../preview/guide-button.tsx';
import { PhonePreviewProvider } from '../preview/phone-preview.tsx';
import { ClashDialog } from '../workspace/clash-dialog.tsx';
import { RestoreDialog } from '../workspace/restore-dialog.tsx';
import { RestoredElsewhere } from '../workspace/restored-elsewhere.tsx';
import { LeaveDialog, useLeaving } from '../workspace/leave-dialog.tsx';
import { FocusField } from '../workspace/focus-field.tsx';
import { LanguagePairProvider } from '../workspace/language-pair.tsx';
import { LogInAgain } from '../workspace/log-in-again.tsx';
import { AutosaveProvider } from '../workspace/autosave.tsx';
import { AutosaveSwitch } from '../workspace/autosave-switch.tsx';
import { SaveBar } from '../workspace/save-bar.tsx';
import { WorkNewsProvider } from '../workspace/work-news.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { ExportButton } from './export-button.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { useMayOpenAt } from './use-may-open-at.ts';
import { chapters, mayOpen, sections } from '../sections/section-table.ts';

/** The frame around every section: the menu, the save bar, and logging out. */
export function Shell(): ReactNode {
  const workspace = useWorkspace();
  if (workspace.status !== 'ready') return <Outlet />;
  return (
    <AutosaveProvider>
      <WorkNewsProvider>
        <LanguagePairProvider>
          <HelpProvider>
            <PhonePreviewProvider>
              <Frame />
            </PhonePreviewProvider>
          </HelpProvider>
        </LanguagePairProvider>
      </WorkNewsProvider>
    </AutosaveProvider>
  );
}

function Frame(): ReactNode {
  const { t } = useTexts();
  const [isOpen, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  const help = useHelp();
  const hasAside = help.isOpen && help.isBeside;
  const mayOpenAt = useMayOpenAt();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      {...(hasAside ? { aside: { width: 340, breakpoint: 'sm' } } : {})}
      padding="md"
    >
      <a className="skip" href="#content">
        {t('cms.skip')}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" wrap="nowrap">
          <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={t('cms.menu')} />
          <Text ff="heading" fw={700} size="lg" visibleFrom="sm">
            Cicerone
          </Text>
          <GuideButton />
          <Group gap="xs" wrap="nowrap" ml="auto" miw={0}>
            <SaveBar />
            <HelpButton />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('cms.menu')}>
        <AppShell.Section grow component={ScrollArea}>
          <Menu onGo={close} />
        </AppShell.Section>
        <AppShell.Section>
          <Leave />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        <FailureBoundary place={pathname}>
          <Outlet />
        </FailureBoundary>
      </AppShell.Main>
      {hasAside ? (
        <AppShell.Aside aria-label={t('help.title')}>
          <HelpPanel mayOpen={mayOpenAt} />
        </AppShell.Aside>
      ) : null}
      <HelpDrawer mayOpen={mayOpenAt} />
      <FocusField />
      <RestoreDialog />
      <RestoredElsewhere />
      <LeaveDialog />
      <ClashDialog />
      <LogInAgain />
      <FirstTaskDialog />
    </AppShell>
  );
}

function Menu({ onGo }: { readonly onGo: () => void }): ReactNode {
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
      <div key={chapter} role="group" aria-labelledby={`chapter-${chapter}`}>
        <Text
          id={`chapter-${chapter}`}
          component="h2"
          size="xs"
          fw={700}
          c="dimmed"
          tt="uppercase"
          px="sm"
          pt="sm"
          pb={4}
        >
          {t(`chapter.${chapter}`)}
        </Text>
        {own.map(({ path, name }) => (
          <MenuLink key={path} to={path} label={t(name)} onGo={onGo} />
        ))}
      </div>
    );
  });
}

interface MenuLinkProps {
  readonly to: string;
  readonly label: string;
  readonly onGo: () => void;
}

function MenuLink({ to, label, onGo }: MenuLinkProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = useMatch(`${to}/*`) !== null;
  // On a low screen the current section may be below the end of the menu.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return <NavLink ref={link} component={RouterLink} to={to} label={label} py={{ base: 8, sm: 5 }} onClick={onGo} />;
}

function Leave(): ReactNode {
  const { t } = useTexts();
  const { session } = useConnection();
  const state = useSession();
  const { leave, dialog } = useLeaving();
  const mayEdit = state.kind === 'authenticated' && state.staff.group !== UserGroup.desk;
  return (
    <>
      <Group justify="space-between" px="sm" py="xs" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {state.kind === 'authenticated' ? t('cms.user', { user: state.staff.user, group: state.staff.group }) : null}
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
      {dialog}
    </>
  );
}
