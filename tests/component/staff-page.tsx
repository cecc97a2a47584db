import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { configure, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { type DraftStore } from '#cms/draft/draft-store.ts';
import { FilesProvider } from '#cms/files/files-context.tsx';
import { Notices } from '#cms/frame/notices.tsx';
import { HelpProvider } from '#cms/help/help-context.tsx';
import { NumberFormat } from '#cms/language/number-format.tsx';
import { TextsProvider } from '#cms/language/texts-provider.tsx';
import { SessionProvider } from '#cms/session/session-context.tsx';
import { createSessionStore, type SessionStore, sessionOf } from '#cms/session/session-store.ts';
import { LanguagePairProvider } from '#cms/workspace/language-pair.tsx';
import { OwnWorkProvider } from '#cms/workspace/own-work.tsx';
import { useWorkspace, WorkspaceProvider } from '#cms/workspace/workspace-context.tsx';
import { type AllCalls, type CallName } from '#contract/all-calls.ts';
import { type AnswerOf } from '#contract/call.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { RequestError } from '#contract/errors.ts';
import { createStaffClient, type Given, type StaffClient } from '#contract/staff-client.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { smallMuseum } from '#tests/browser/museum.ts';

// A busy machine may need more than a second for a screen.
configure({ asyncUtilTimeout: 10_000 });

// Text areas that grow with their text ask when fonts have arrived.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

/** The server's answers, call by call. A call without an answer finds no server. */
export type Answers = {
  readonly [Name in CallName]?: (
    given: Given<AllCalls[Name]>,
  ) => AnswerOf<AllCalls[Name]> | Promise<AnswerOf<AllCalls[Name]>>;
};

export interface StaffPageOptions {
  /** The address in the staff area; `/part` unless the part reads it. */
  readonly at?: string;
  /** The path of a section, without the object below it. */
  readonly section?: string;
  /** The editing copy. */
  readonly definition?: Readonly<Record<string, unknown>>;
  /** The group of the logged-in user. Undefined: no login, and the part is shown without an editing copy. */
  readonly group?: UserGroup | undefined;
  readonly answers?: Answers;
  readonly language?: string;
  /** Where visitors find the guide. */
  readonly guideAddress?: string;
}

export interface StaffPage {
  readonly user: UserEvent;
  readonly session: SessionStore;
  /** The editing copy as edited. */
  readonly draft: () => DraftStore;
  /** The address, with its query. */
  readonly at: () => string;
  /** Moves to another address, as a link does. */
  readonly go: (path: string) => Promise<void>;
  /** Moves a step back, as browsers do. */
  readonly goBack: () => Promise<void>;
}

/** Mounts a part of the staff area in German, logged in as root, with the small museum as its editing copy. */
export async function showStaffPage(
  part: ReactNode,
  {
    section = '',
    at = section || '/part',
    definition = smallMuseum,
    answers = {},
    language = 'de',
    guideAddress = location.origin,
    ...options
  }: StaffPageOptions = {},
): Promise<StaffPage> {
  // Stores that follow the draft a moment later change without being asked; tests wait for what they show.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));
  // Files share a worker's modules, and so the notifications.
  notifications.clean();
  const group = 'group' in options ? options.group : UserGroup.root;
  const texts = await loadStaffTexts(language);
  const { client, session } = connect({ definition: () => ({ ...definition }), ...answers }, group);
  const place = { base: '/', guideAddress, showsUnopened: false };
  let draft: DraftStore | undefined;
  const ready = group === undefined ? part : <WhenReady onReady={(store) => void (draft = store)}>{part}</WhenReady>;
  const page = (
    <>
      <Notices />
      <WorkspaceProvider>
        <FilesProvider>
          <OwnWorkProvider>
            <HelpProvider>{ready}</HelpProvider>
          </OwnWorkProvider>
        </FilesProvider>
      </WorkspaceProvider>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: `${section}/*`, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  render(
    <MantineProvider env="test">
      <TextsProvider first={texts} onChoose={() => undefined}>
        <NumberFormat>
          <SessionProvider {...place} session={session} client={client} clientWithProgress={() => client}>
            <RouterProvider router={router} useTransitions={false} />
          </SessionProvider>
        </NumberFormat>
      </TextsProvider>
    </MantineProvider>,
  );
  const openedDraft = (): DraftStore => {
    if (draft === undefined) throw new Error('The editing copy is not open');
    return draft;
  };
  if (group !== undefined) await waitFor(openedDraft);
  return {
    user: userEvent.setup({ document: globalThis.document }),
    session,
    draft: openedDraft,
    at: () => router.state.location.pathname + router.state.location.search,
    go: (path) => router.navigate(path),
    goBack: () => router.navigate(-1),
  };
}

/** A refusal as the client raises it. */
export function refusal(status: number, reason: string, facts: Readonly<Record<string, string | number>> = {}): Error {
  return new RequestError({
    failure: 'status',
    url: '/api',
    status,
    answer: { code: reason, message: reason, reason, facts },
  });
}

interface WhenReadyProps {
  readonly onReady: (draft: DraftStore) => void;
  readonly children: ReactNode;
}

function WhenReady({ onReady, children }: WhenReadyProps): ReactNode {
  const workspace = useWorkspace();
  if (workspace.status !== 'ready') return null;
  onReady(workspace.draft);
  return <LanguagePairProvider>{children}</LanguagePairProvider>;
}

function connect(answers: Answers, group: UserGroup | undefined) {
  const known: Readonly<Record<string, string>> = { session: 'open', sessionUser: 'root', sessionGroup: group ?? '' };
  const memory = { read: (key: string) => known[key] ?? null, write: () => undefined };
  const session: SessionStore = createSessionStore(memory, () => client);
  const { address } = createStaffClient({ base: '/', fetch, session: () => sessionOf(session.getState()) });
  const call = async (name: CallName, given: object): Promise<unknown> => {
    const answer = answers[name] as ((asked: object) => unknown) | undefined;
    if (answer === undefined) throw new RequestError({ failure: 'network', url: `/${name}` });
    return answer(given);
  };
  const client = Object.assign(call, { address }) as StaffClient;
  return { client, session };
}
