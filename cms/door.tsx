import { Button, Center, MantineProvider, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type StaffClient } from '#contract/staff-client.ts';
import { loadDoorTexts, loadWorkTexts, type StaffTexts } from '#i18n/staff-packs.ts';
import type { App } from './app.tsx';
import { legible, theme } from './frame/theme.ts';
import { Waiting } from './frame/waiting.tsx';
import { OpenTexts, useTexts } from './language/texts.tsx';
import { type Memory } from './session/browser-memory.ts';
import { LoginScreen } from './session/login-screen.tsx';
import { openSession } from './session/open-session.ts';
import { SessionStoreProvider } from './session/session-context.tsx';
import { sessionOf } from './session/session-store.ts';

export interface DoorProps {
  readonly texts: StaffTexts;
  readonly memory: Memory;
  /** Whether a page behind the login was requested. */
  readonly hasAsked: boolean;
}

/** The app that replaces the login. */
interface Area {
  readonly Work: typeof App;
  readonly texts: StaffTexts;
}

/** The login. It needs little code; the app behind it is fetched when the user types, and then takes its place. */
export function Door({ texts, memory, hasAsked }: DoorProps): ReactNode {
  const [opened] = useState(() => openSession(memory, callAtDoor));
  const isIn = useStore(opened.session, (state) => sessionOf(state) !== undefined);
  const [area, setArea] = useState<Area>();
  const [hasFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const enter = useCallback(() => {
    fetchArea(memory).then(setArea, (error: unknown) => {
      console.warn('The staff area could not be loaded', error);
      setFailed(true);
    });
  }, [memory]);
  const retry = (): void => {
    setFailed(false);
    enter();
  };
  useEffect(() => {
    if (isIn) enter();
  }, [isIn, enter]);
  // It stays open when the session ends: the work in it is not lost.
  if (isIn && area !== undefined && !isOpen) setOpen(true);
  if (isOpen && area !== undefined) return <area.Work texts={area.texts} memory={memory} opened={opened} />;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={legible}>
      <OpenTexts
        first={texts}
        load={loadDoorTexts}
        wordRefusals={inItsOwnWords}
        onChoose={(language) => memory.write('cmsLanguage', language)}
      >
        <SessionStoreProvider value={opened.session}>
          {isIn ? (
            <Entering hasFailed={hasFailed} onRetry={retry} />
          ) : (
            <div onInput={(event) => fetchOnce(event, memory)}>
              <LoginScreen hasAsked={hasAsked} />
            </div>
          )}
        </SessionStoreProvider>
      </OpenTexts>
    </MantineProvider>
  );
}

interface EnteringProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

function Entering({ hasFailed, onRetry }: EnteringProps): ReactNode {
  const { t } = useTexts();
  if (!hasFailed) return <Waiting words={t('loading.title')} />;
  return (
    <Center h="60vh" role="alert">
      <Stack align="center">
        <Text>{t('login.network')}</Text>
        <Button onClick={onRetry}>{t('loading.retry')}</Button>
      </Stack>
    </Center>
  );
}

/** Fetches the staff area with its texts in the chosen language. */
export async function fetchArea(memory: Memory): Promise<Area> {
  const language = memory.read('cmsLanguage') ?? navigator.language;
  const [{ App: Work }, texts] = await Promise.all([import('./app.tsx'), loadWorkTexts(language)]);
  return { Work, texts };
}

/** Called when a user is about to log in. */
function fetchOnce({ currentTarget }: FormEvent, memory: Memory): void {
  if (currentTarget.hasAttribute('data-fetched')) return;
  currentTarget.setAttribute('data-fetched', '');
  // Logging in fetches it again, and tells of a failure.
  fetchArea(memory).catch(() => undefined);
}

/** The client is among the fetched files. */
const callAtDoor = Object.assign(
  async (...call: Parameters<StaffClient>): Promise<unknown> => {
    const { clientAtDoor } = await import('./app.tsx');
    return (await clientAtDoor())(...call);
  },
  { address: (name: string) => name },
) as StaffClient;

function inItsOwnWords(): (refused: { readonly message: string }) => string {
  return ({ message }) => message;
}
