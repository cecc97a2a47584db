import { Button, Center, Stack, Text, Title, Code } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams, Link } from 'react-router-dom';
import { defaults } from '#content/constants.ts';
import { late } from '../controls/late.tsx';
import { manualPath } from '../help/manual-path.ts';
import { SectionNameProvider } from '../language/section-name.ts';
import { useTexts } from '../language/texts.tsx';
import { LoginScreen } from '../session/login-screen.tsx';
import { OtherLogin } from '../session/other-login.tsx';
import { useSession } from '../session/session-context.tsx';
import { useWorkspace, useWorkspaceStore } from '../workspace/workspace-context.tsx';
import { OwnWorkProvider } from '../workspace/own-work.tsx';
import { fetchAhead, firstSection, LateSection } from './late-section.tsx';
import { mayOpen, type Section, sections } from '../sections/section-table.ts';
import { useHome } from '../sections/use-home.ts';
import { useTabTitle } from '../language/use-tab-title.ts';
import { Shell } from './shell.tsx';
import { Waiting } from './waiting.tsx';

const FirstTaskScreen = late(async () => (await import('../account/first-task.tsx')).FirstTaskScreen);
const Manual = late(async () => (await import('./manual.tsx')).Manual);

/** The routes of section 2.1. */
export function Pages(): ReactNode {
  const session = useSession();
  const { key, pathname } = useLocation();
  const [lastIn, setLastIn] = useState('');
  if (session.kind === 'authenticated' && lastIn !== key) setLastIn(key);
  const [isEntered, setEntered] = useState(false);
  if (pathname === '/' && !isEntered) setEntered(true);
  // After a logout, no notice says that a login is needed.
  const hasLoggedOut = session.kind === 'none' && lastIn === key;
  return (
    <Routes>
      <Route index element={<Door />} />
      <Route path="/loading" element={<Loading />} />
      {/* Paper has no frame. */}
      <Route
        path={manualPath}
        element={
          <Guarded section={{ group: 'staff' }} hasLoggedOut={hasLoggedOut}>
            <SectionNameProvider value="help.manualTitle">
              <Manual />
            </SectionNameProvider>
          </Guarded>
        }
      />
      <Route
        element={
          <OwnWorkProvider>
            <Shell isEntered={isEntered} />
          </OwnWorkProvider>
        }
      >
        {sections.map((section) => (
          <Route
            key={section.path}
            path={`${section.path}/*`}
            element={
              <Guarded section={section} hasLoggedOut={hasLoggedOut}>
                <SectionNameProvider value={section.name}>
                  <LateSection key={section.path} path={section.path} />
                </SectionNameProvider>
              </Guarded>
            }
          />
        ))}
        <Route path="/whole-backups/*" element={<Navigate to="/backups" replace />} />
        <Route
          path="*"
          element={
            <Guarded section={{ group: 'staff' }} hasLoggedOut={hasLoggedOut}>
              <NotFound />
            </Guarded>
          }
        />
      </Route>
    </Routes>
  );
}

function Door(): ReactNode {
  const session = useSession();
  const [query] = useSearchParams();
  const isIn = session.kind === 'authenticated';
  const wasIn = useRef(isIn);
  useEffect(() => {
    // A new login clears an earlier refusal; a redirect after a refusal keeps it on screen.
    if (isIn && !wasIn.current) notifications.clean();
  }, [isIn]);
  const home = useHome();
  const path = wanted(query, home.path);
  const section = sectionAt(path);
  useFetchedAhead(section);
  if (session.kind === 'unready') return <FirstTaskScreen state={session} />;
  if (session.kind !== 'authenticated') return <LoginScreen />;
  if (section !== undefined && !mayOpen(session.staff.group, section)) return <OtherLogin path={path} home={home} />;
  return <Navigate to={path} replace />;
}

/** Waits for the editing copy, then shows the wanted section. */
function Loading(): ReactNode {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const workspace = useWorkspace();
  const { retry } = useWorkspaceStore();
  useFetchedAhead(sectionAt(wanted(query)));
  switch (workspace.status) {
    case 'closed':
      return <Navigate to={`/?${query.toString()}`} replace />;
    case 'ready':
      return <Navigate to={wanted(query)} replace />;
    case 'loading':
      return <Waiting words={t('loading.title')} />;
    case 'failed':
      return (
        <Center h="100vh" role="alert">
          <Stack align="center">
            <Text>{t('loading.failed')}</Text>
            <Button onClick={retry}>{t('loading.retry')}</Button>
          </Stack>
        </Center>
      );
  }
}

interface GuardedProps {
  readonly section: Pick<Section, 'group'>;
  readonly hasLoggedOut: boolean;
  readonly children: ReactNode;
}

/** Tells users without access to a section, and returns them to the login (section 2.3). */
function Guarded({ section, hasLoggedOut, children }: GuardedProps): ReactNode {
  const session = useSession();
  const workspace = useWorkspace();
  const { pathname, search } = useLocation();
  const query = `?transitionTo=${encodeURIComponent(pathname + search)}`;
  const login = `/${query}`;
  // The session may have expired with work open: the work stays, and the login covers it.
  if (workspace.status === 'ready' && session.kind !== 'authenticated' && session.kind !== 'none') return children;
  if (session.kind === 'unready' || hasLoggedOut) return <Navigate to={login} replace />;
  if (session.kind !== 'authenticated') return <Refused reason="notice.unauthorized" to={login} />;
  if (!mayOpen(session.staff.group, section)) return <Refused reason="notice.denied" to={login} />;
  if (workspace.status !== 'ready') return <Navigate to={`/loading${query}`} replace />;
  return children;
}

interface RefusedProps {
  readonly reason: 'notice.unauthorized' | 'notice.denied';
  readonly to: string;
}

function Refused({ reason, to }: RefusedProps): ReactNode {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const message = t(reason, { path: `/cms${pathname}` });
  useEffect(() => {
    notifications.show({
      id: message,
      message,
      color: 'red',
      autoClose: defaults.accessNoticeMilliseconds,
      role: 'alert',
    });
  }, [message]);
  return <Navigate to={to} replace />;
}

/** Fetches the code of the section that an address of the login leads to. @param search its query */
export function fetchWanted(search: string): void {
  const section = sectionAt(wanted(new URLSearchParams(search)));
  if (section !== undefined) fetchAhead(section.path);
}

/** Fetches a section while the user types a password, or the content is loading. */
function useFetchedAhead(section: (typeof sections)[number] | undefined): void {
  const path = section?.path;
  const { complete } = useTexts();
  const fetchTexts = useEffectEvent(complete);
  useEffect(() => {
    if (path === undefined) return;
    fetchAhead(path);
    // Opening the section fetches them again, and tells of a failure.
    if (path !== firstSection) fetchTexts().catch(() => undefined);
  }, [path]);
}

function wanted(query: URLSearchParams, home: string = firstSection): string {
  const path = query.get('transitionTo') ?? home;
  // An address that does not exist has a page too; the login and the loading page would lead back here.
  return /^\/(?!\/|loading\b|[?#]|$)/.test(path) ? path : home;
}

function sectionAt(path: string): (typeof sections)[number] | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  return sections.find((section) => `${pathname}/`.startsWith(`${section.path}/`));
}

/** An address below `/cms` that belongs to no section. */
function NotFound(): ReactNode {
  const { t } = useTexts();
  const home = useHome();
  useTabTitle(t('notFound.title'));
  const { pathname } = useLocation();
  return (
    <Stack align="start" maw={560}>
      <Title order={1} size="h2">
        {t('notFound.title')}
      </Title>
      <Code fz="sm">/cms{pathname}</Code>
      <Text>{t('notFound.text')}</Text>
      <Button component={Link} to={home.path}>
        {home.label}
      </Button>
    </Stack>
  );
}
