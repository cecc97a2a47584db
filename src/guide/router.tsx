import { type ReactNode, useMemo, useEffect } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { LoginType } from '#content/constants.ts';
import { arrival, entranceHref, isEntering, onwardPath, placeAt, redirectOf, routes } from './routes.ts';
import { FailureBoundary } from './screens/failure/failure-boundary.tsx';
import {
  LateDetailScreen,
  LateGroupsScreen,
  LateInfoScreen,
  LateLocationsScreen,
  LateLoginScreen,
  LateNotFoundScreen,
  LateNumbersScreen,
  LateQrScreen,
  LateScanScreen,
  LateTokenScreen,
  LateToursScreen,
  LateUnknownPath,
} from './screens/late-screens.tsx';
import { LoadingScreen } from './screens/loading/loading-screen.tsx';
import { WelcomeScreen } from './screens/welcome/welcome-screen.tsx';
import { type GuideHistory, MovingRouter } from './shell/navigation/moving-router.tsx';
import { PlaceParamsContext } from './shell/navigation/place-params.ts';
import { noteOnTrail } from './adapters/trail.ts';
import { ScrollMemory } from './shell/navigation/scroll-memory.tsx';
import { ContentProvider } from './state/content/content-context.tsx';
import { useLoaderState } from './state/content/interface-context.tsx';
import { type LoaderState } from './state/content/loader.ts';
import { Filling } from './state/visit/filling.tsx';
import { useStore } from 'zustand';
import { latePart } from '#ui/late-part.ts';
import { useLatePart } from '#ui/use-late-part.ts';
import { useVisit } from './state/visit/visit-context.tsx';

type RouteName = keyof typeof routes;

/**
 * Each route needs its screen. A test checks that the pages of `src/shared/contract/guide-parts.ts` are those of the routes.
 */
type Screens = Readonly<Record<RouteName, ReactNode>>;

/** The screens that need no content. */
const entrances = {
  root: <Entrance />,
  loading: <LoadingScreen />,
  token: <LateTokenScreen />,
  login: <LateLoginScreen />,
} satisfies Partial<Screens>;

const screens: Omit<Screens, keyof typeof entrances> = {
  welcome: <WelcomeScreen />,
  info: <LateInfoScreen />,
  groups: <LateGroupsScreen />,
  tours: <LateToursScreen />,
  locations: <LateLocationsScreen />,
  detail: <LateDetailScreen />,
  numbers: <LateNumbersScreen />,
  qr: <LateQrScreen />,
  scan: <LateScanScreen />,
  notFound: <LateNotFoundScreen />,
};

export interface RouterProps {
  readonly history: GuideHistory;
  /** The path of the guide's folder, without a trailing slash. */
  readonly basename: string;
}

export function Router(props: RouterProps): ReactNode {
  return (
    <MovingRouter {...props}>
      <FailureBoundary>
        <Screen />
      </FailureBoundary>
      <Filling at="profile" />
    </MovingRouter>
  );
}

function Screen(): ReactNode {
  const { pathname } = useLocation();
  const { name, params } = useMemo(() => placeAt(pathname), [pathname]);
  const entrance = Object.entries(entrances).find(([one]) => one === name)?.[1];
  const screen = Object.entries(screens).find(([one]) => one === name)?.[1] ?? <LateUnknownPath />;
  return <PlaceParamsContext value={params}>{entrance ?? <LoadedOnly>{screen}</LoadedOnly>}</PlaceParamsContext>;
}

/** Section 2.3: every other route needs the tour data. A visitor without it loads it first and then returns here. */
function LoadedOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const state = useLoaderState();
  const { pathname, search, hash, state: mark }: Location<unknown> = useLocation();
  if (state.status !== 'ready') {
    const here = `${pathname}${search}${hash}`;
    // Section 8: a visitor without access goes to the start and returns here afterwards.
    const to = state.status === 'locked' ? entranceHref(here) : routes.loading.href(here);
    // Redirect immediately: during a view transition this screen would still be mounted when the content arrives, and
    // open twice.
    return <Navigate to={to} replace state={isEntering(mark) ? mark : arrival} />;
  }
  return (
    <ContentProvider loaded={state.content}>
      <FailureBoundary>
        {redirectOf(pathname, state.content.configuration.staticRedirects) === undefined ? (
          children
        ) : (
          <LateUnknownPath />
        )}
      </FailureBoundary>
      <NowPlaying />
      <ScrollMemory />
      <Trail />
      <Filling at="walk" />
      <Filling at="offline" />
    </ContentProvider>
  );
}

function Trail(): ReactNode {
  useTrail();
  return null;
}

/** Section 2.3: `/` leads to the entrance and keeps the query. Visitors with access continue to the welcome screen. */
function Entrance(): ReactNode {
  const loader = useLoaderState();
  const { search, state } = useLocation();
  return <Navigate to={entrance(loader, search)} replace state={state} />;
}

function entrance(loader: LoaderState, search: string): string {
  switch (loader.status) {
    case 'ready':
      return onwardPath(search, loader.content.configuration.staticRedirects);
    case 'locked':
      return (loader.boot.loginType === LoginType.token ? routes.token : routes.login).href() + search;
    case 'waiting':
    case 'loading':
    case 'failed':
      return routes.loading.href(routes.root.href() + search);
  }
}

/** Records each screen that the visitor opens. */
function useTrail(): void {
  const location = useLocation();
  useEffect(() => noteOnTrail(`${location.pathname}${location.search}`), [location]);
}

const miniPlayer = latePart(
  () => import('./station/mini-player/mini-player.tsx'),
  (module) => module,
);

/** The mini player, shown while the player of the current station is out of sight. */
function NowPlaying(): ReactNode {
  const { playback } = useVisit();
  const run = useStore(playback.current);
  const inView = useStore(playback.inView);
  // The sound continues, and its station can still be opened.
  const bar = useLatePart(miniPlayer, run !== undefined, (error) => console.warn('No mini player', error));

  if (run === undefined || bar === undefined || inView.has(run.key)) return null;
  return <bar.MiniPlayer key={run.key} run={run} isSlim={inView.size > 0} />;
}
