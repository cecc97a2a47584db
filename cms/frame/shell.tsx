import { AppShell, Burger, Group, ScrollArea, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery, useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { late } from '../controls/late.tsx';
import { HelpButton } from '../help/help-button.tsx';
import { HelpProvider, useHelp } from '../help/help-context.tsx';
import { useTexts } from '../language/texts.tsx';
import { GuideButton } from '../preview/guide-button.tsx';
import { openerPlace } from '../preview/opener-place.ts';
import { PhonePreviewProvider } from '../preview/phone-preview.tsx';
import { RestoredElsewhere } from '../workspace/restored-elsewhere.tsx';
import { SavedElsewhere } from '../workspace/saved-elsewhere.tsx';
import { useSession } from '../session/session-context.tsx';
import { LeaveDialog } from '../workspace/leave-dialog.tsx';
import { FocusField } from '../workspace/focus-field.tsx';
import { LanguagePairProvider } from '../workspace/language-pair.tsx';
import { LogInAgain } from '../workspace/log-in-again.tsx';
import { AutosaveProvider } from '../workspace/autosave.tsx';
import { SaveBar } from '../workspace/save-bar.tsx';
import { WorkNewsProvider } from '../workspace/work-news.tsx';
import { useDraftState, useReadyWorkspace, useWorkspace } from '../workspace/workspace-context.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { Menu } from './menu.tsx';
import { MenuEnd } from './menu-end.tsx';
import { browserMemory } from '../session/browser-memory.ts';
import { useMayOpen } from '../sections/use-may-open.ts';

interface Folded {
  /** Whether the menu shows icons alone. On a phone it covers the page with its words. */
  readonly isFolded: boolean;
  /** Folds or unfolds it; the browser remembers that. */
  readonly fold: () => void;
}

const memoryKey = 'cmsMenu';

/** Mantine's breakpoint `sm`, from which the menu is beside the page. */
const beside = '(width >= 48em)';

const ObjectDifferences = late(async () => (await import('../history/object-differences.tsx')).ObjectDifferences);
const HelpPanel = late(async () => (await import('../help/help-panel.tsx')).HelpPanel);
const HelpDrawer = late(async () => (await import('../help/help-panel.tsx')).HelpDrawer);
const RestoreDialog = late(async () => (await import('../workspace/restore-dialog.tsx')).RestoreDialog);
const ClashDialog = late(async () => (await import('../workspace/clash-dialog.tsx')).ClashDialog);
const FirstTaskDialog = late(async () => (await import('../account/first-task.tsx')).FirstTaskDialog);

export interface ShellProps {
  /** Whether the user came through the login, whose focus is lost with it. */
  readonly isEntered: boolean;
}

/** The frame around every section: the menu, the save bar, and logging out. */
export function Shell({ isEntered }: ShellProps): ReactNode {
  const workspace = useWorkspace();
  if (workspace.status !== 'ready') return <Outlet />;
  return (
    <AutosaveProvider>
      <WorkNewsProvider>
        <LanguagePairProvider>
          <HelpProvider>
            <PhonePreviewProvider>
              <Frame isEntered={isEntered} />
            </PhonePreviewProvider>
          </HelpProvider>
        </LanguagePairProvider>
      </WorkNewsProvider>
    </AutosaveProvider>
  );
}

function Frame({ isEntered }: ShellProps): ReactNode {
  const { t } = useTexts();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isEntered && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [isEntered]);
  const [isOpen, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  const help = useHelp();
  const hasAside = help.isOpen && help.isBeside;
  const mayOpen = useMayOpen();
  const { isFolded, fold } = useFolded();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: { base: 232, sm: isFolded ? 60 : 232 }, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
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
          <div id={openerPlace} className="opener-place" />
          <Group gap="xs" wrap="nowrap" ml="auto" miw={0}>
            <SaveBar differences={ObjectDifferences} />
            <HelpButton />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar px="xs" pt={4} pb={6} aria-label={t('cms.menu')}>
        <AppShell.Section grow component={ScrollArea}>
          <Menu isFolded={isFolded} onGo={close} />
        </AppShell.Section>
        <AppShell.Section>
          <MenuEnd isFolded={isFolded} onFold={fold} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main ref={main} id="content" tabIndex={-1}>
        <FailureBoundary place={pathname}>
          <Outlet />
        </FailureBoundary>
      </AppShell.Main>
      {hasAside ? (
        <AppShell.Aside aria-label={t('help.title')}>
          <HelpPanel mayOpen={mayOpen} onFailed={help.close} />
        </AppShell.Aside>
      ) : null}
      {help.isOpen && !help.isBeside ? <HelpDrawer mayOpen={mayOpen} onFailed={help.close} /> : null}
      <FocusField />
      <RestoredElsewhere />
      <SavedElsewhere />
      <LeaveDialog />
      <LogInAgain />
      <Questions />
    </AppShell>
  );
}

/** Questions that staff seldom see. */
function Questions(): ReactNode {
  const { pendingDraft } = useReadyWorkspace();
  const { saving } = useDraftState();
  const session = useSession();
  return (
    <>
      {pendingDraft === undefined ? null : <RestoreDialog />}
      {saving.kind === 'clashed' ? <ClashDialog /> : null}
      {session.kind === 'unready' ? <FirstTaskDialog /> : null}
    </>
  );
}

function useFolded(): Folded {
  const [isChosen, setChosen] = useState(() => browserMemory.read(memoryKey) === 'folded');
  const isBeside = useMediaQuery(beside, true, { getInitialValueInEffect: false });
  const fold = (): void => {
    setChosen(!isChosen);
    browserMemory.write(memoryKey, isChosen ? null : 'folded');
  };
  useHotkeys([['mod+B', fold]]);
  return { isFolded: isChosen && isBeside, fold };
}
