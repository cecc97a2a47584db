import '@mantine/notifications/styles.css';
import './frame/mantine.css';
import { getDefaultZIndex, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { watchNetwork } from '#contract/network-watch.ts';
import { createStaffClient, type StaffClient } from '#contract/staff-client.ts';
import { type StaffTexts } from '#i18n/staff-packs.ts';
import { showNetworkError } from './controls/network-error.tsx';
import { FilesProvider } from './files/files-context.tsx';
import { FailureBoundary } from './frame/failure-boundary.tsx';
import { Notices } from './frame/notices.tsx';
import { fetchWanted, Pages } from './frame/pages.tsx';
import { ServerGate } from './frame/server-gate.tsx';
import { legible, theme } from './frame/theme.ts';
import { NumberFormat } from './language/number-format.tsx';
import { TextsProvider } from './language/texts-provider.tsx';
import { type Memory } from './session/browser-memory.ts';
import { type OpenedSession } from './session/open-session.ts';
import { followingSession } from './session/session-client.ts';
import { type Connection, SessionProvider } from './session/session-context.tsx';
import { sessionOf } from './session/session-store.ts';
import { findServer, type ServerPlace, whenFound } from './session/server-place.ts';
import { WorkspaceProvider } from './workspace/workspace-context.tsx';

const server = findServer(location.origin, (url, init) => fetch(url, init));
watchNetwork(globalThis.window, showNetworkError);
fetchWanted(location.search);

const wholeTheme = mergeThemeOverrides(theme, {
  // Without `Modal.extend`, which would fetch the dialog itself.
  components: {
    // The label of a group of fields is above the fields' labels.
    Fieldset: { styles: { legend: { fontWeight: 600 } } },
    // The bar at the top is the page's only banner.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    // A question is above the drawer in which it came up, whichever was opened first.
    Modal: { defaultProps: { zIndex: getDefaultZIndex('modal') + 1 } },
  },
});

/** Makes the calls of a login. @throws what keeps the configuration from being read */
export async function clientAtDoor(): Promise<StaffClient> {
  const { base } = await whenFound(server);
  return createStaffClient({ base, fetch: (url, init) => fetch(url, init), session: () => undefined });
}

export interface AppProps {
  readonly texts: StaffTexts;
  readonly memory: Memory;
  readonly opened: OpenedSession;
}

/** The staff area behind the login. */
export function App({ texts, memory, opened }: AppProps): ReactNode {
  return (
    <MantineProvider theme={wholeTheme} cssVariablesResolver={legible}>
      <TextsProvider first={texts} onChoose={(language) => memory.write('cmsLanguage', language)}>
        <NumberFormat>
          <ServerGate server={server}>{(place) => <Connected place={place} opened={opened} />}</ServerGate>
        </NumberFormat>
      </TextsProvider>
    </MantineProvider>
  );
}

function Connected({ place, opened }: Pick<AppProps, 'opened'> & { readonly place: ServerPlace }): ReactNode {
  const [connection] = useState(() => connect(opened, place));
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Work /> }], { basename: '/cms' }));
  return (
    <SessionProvider {...connection}>
      {/* Without a transition, which would briefly show a screen that has already been left. */}
      <RouterProvider router={router} useTransitions={false} />
    </SessionProvider>
  );
}

function Work(): ReactNode {
  return (
    <>
      <Notices />
      <FailureBoundary>
        <WorkspaceProvider>
          <FilesProvider>
            <Pages />
          </FilesProvider>
        </WorkspaceProvider>
      </FailureBoundary>
    </>
  );
}

function connect({ session, callBy }: OpenedSession, place: ServerPlace): Connection {
  const client = clientBy((url, init) => fetch(url, init));
  callBy(client);
  return { ...place, session, client, clientWithProgress: (onProgress) => clientBy(fetchWithProgress(onProgress)) };

  function clientBy(fetchBy: typeof fetch): StaffClient {
    return followingSession(
      session,
      createStaffClient({ base: place.base, fetch: fetchBy, session: () => sessionOf(session.getState()) }),
    );
  }
}

/**
 * Works as `fetch`, but reports how much of the body has been sent, which browsers support only for XMLHttpRequest.
 *
 * @param onProgress receives a share from 0 to 1
 */
function fetchWithProgress(onProgress: (part: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (): void => reject(init.signal?.reason ?? new TypeError('Failed to send'));
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      request.addEventListener('load', () => resolve(responseOf(request)));
      for (const failure of ['error', 'abort', 'timeout'] as const) request.addEventListener(failure, fail);
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body instanceof FormData || typeof init.body === 'string' ? init.body : null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(request.responseText, { status: request.status, headers });
}
