import { type ReactNode } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
} from 'react-router-dom';
import { routes } from './routes.ts';
import { LateDetailScreen } from './screens/detail/late-detail-screen.tsx';
import { FailureScreen } from './screens/failure/failure-screen.tsx';
import { GroupsScreen } from './screens/groups/groups-screen.tsx';
import { LateInfoScreen } from './screens/info/late-info-screen.tsx';
import { LoadingScreen } from './screens/loading/loading-screen.tsx';
import { LocationsScreen } from './screens/locations/locations-screen.tsx';
import { NotFoundScreen, UnknownPath } from './screens/not-found/not-found-screen.tsx';
import { ToursScreen } from './screens/tours/tours-screen.tsx';
import { WelcomeScreen } from './screens/welcome/welcome-screen.tsx';
import { ContentProvider } from './state/content-context.tsx';
import { useLoaderState } from './state/interface-context.tsx';

const screens: RouteObject[] = [
  { path: routes.root.pattern, element: <Entrance /> },
  { path: routes.welcome.pattern, element: <WelcomeScreen /> },
  { path: routes.info.pattern, element: <LateInfoScreen /> },
  { path: routes.groups.pattern, element: <GroupsScreen /> },
  { path: routes.tours.pattern, element: <ToursScreen /> },
  { path: routes.locations.pattern, element: <LocationsScreen /> },
  { path: routes.detail.pattern, element: <LateDetailScreen /> },
  { path: routes.notFound.pattern, element: <NotFoundScreen /> },
  { path: '*', element: <UnknownPath /> },
];

/** @param basename the path of the folder that the guide lies in, without the slash at its end */
export function createRouter(basename: string): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(
    [
      {
        errorElement: <FailureScreen />,
        children: [
          { path: routes.loading.pattern, element: <LoadingScreen /> },
          { element: <LoadedOnly />, children: [{ errorElement: <FailureScreen />, children: screens }] },
        ],
      },
    ],
    { basename },
  );
}

/** Section 2.3: every other route needs the tour data; without it the visitor loads it first, and then comes here. */
function LoadedOnly(): ReactNode {
  const state = useLoaderState();
  const { pathname, search, hash } = useLocation();
  if (state.status !== 'ready') return <Navigate to={routes.loading.href(`${pathname}${search}${hash}`)} replace />;
  return (
    <ContentProvider loaded={state.content}>
      <Outlet />
      <ScrollRestoration />
    </ContentProvider>
  );
}

/** Section 2.3: `/` leads to where visitors come in, keeping the query. */
function Entrance(): ReactNode {
  const { search, state } = useLocation();
  return <Navigate to={`${routes.welcome.href()}${search}`} replace state={state} />;
}
