import { Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnswerOf } from '#contract/call.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';
import { hasStatus } from '#contract/errors.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { TitledCard } from '../../controls/titled-card.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { objectOf } from '../../draft/draft.ts';
import { momentIn } from '../../language/moment-in.ts';
import { personOf } from '../../language/person-of.ts';
import { useTexts } from '../../language/texts.tsx';
import { ObjectLinks } from '../../lists/object-links.tsx';
import { useConnection, useSession } from '../../session/session-context.tsx';
import { FaultLine, faultKey } from '../../workspace/fault-line.tsx';
import { faultsIn } from '../../workspace/faults.ts';
import { useWorkNews } from '../../workspace/work-news.tsx';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { PlannedContents } from './planned-contents.tsx';

type Planned = AnswerOf<(typeof publicationCalls)['publications']>;
type Publication = Planned['Publications'][number];

interface PlannedCardProps {
  readonly planned: Planned;
  /** Asks for it again. */
  readonly reloaded: () => Promise<void>;
}

/** What is planned and proposed, with ways to change it. */
export function PlannedCard({ planned: { Publications, MayPublish }, reloaded }: PlannedCardProps): ReactNode {
  const { t } = useTexts();
  const user = useUser();
  const { refresh } = useWorkNews();
  const tellFailure = useFailureNotice();
  const coming = Publications.filter(isToCome);
  const last = Publications.find(
    ({ State, EndedBy, Stayed }) => State === 'done' && (EndedBy === 'schedule' || Stayed !== undefined),
  );
  const [now] = useState(() => Date.now());
  const declined = Publications.find(
    ({ State, Who, Answer, EndedAt = '' }) =>
      State === 'cancelled' && Who === user && Answer && now - Date.parse(EndedAt) < toldForMs,
  );
  const approved = Publications.find(
    ({ State, Who, EndedBy = '', EndedAt = '', PlannedAt }) =>
      State === 'done' &&
      Who === user &&
      PlannedAt === undefined &&
      EndedBy !== user &&
      now - Date.parse(EndedAt) < toldForMs,
  );
  const act = async (change: () => Promise<unknown>): Promise<void> => {
    try {
      await change();
    } catch (error) {
      tellFailure(error);
      // A colleague may have changed it meanwhile.
      if (!hasStatus(error, 409) && !hasStatus(error, 404)) return;
    }
    await reloaded();
    refresh();
  };
  return (
    <TitledCard title={t('planned.title')}>
      {coming.length === 0 ? <Text c="dimmed">{t('planned.none')}</Text> : null}
      {coming.map((publication) => (
        <PlannedEntry key={publication.ID} publication={publication} mayPublish={MayPublish} act={act} />
      ))}
      {declined === undefined ? null : (
        <Text size="sm">
          {t('planned.declined', { who: personOf(declined.EndedBy ?? '', t), answer: declined.Answer ?? '' })}
        </Text>
      )}
      {approved === undefined ? null : (
        <Text size="sm">
          {t('planned.approved', { who: personOf(approved.EndedBy ?? '', t), note: approved.Note })}
        </Text>
      )}
      {last === undefined ? null : <LastPublished publication={last} />}
    </TitledCard>
  );
}

/** Milliseconds for which staff read what became of their proposal. */
const toldForMs = 14 * 86_400_000;

/** Undefined: no one is logged in. */
function useUser(): string | undefined {
  const session = useSession();
  return session.kind === 'authenticated' ? session.staff.user : undefined;
}

/** When it was published, and what a later publication had brought further. */
function LastPublished({
  publication: { EndedAt, MadeAt, EndedBy, LateBy, Stayed },
}: {
  readonly publication: Publication;
}): ReactNode {
  const { t, language } = useTexts();
  const store = useDraft();
  const { draft } = store.getState();
  const stayed = (Stayed ?? []).flatMap(({ Model: model, ID }) => {
    const object = objectOf(draft, { model, ID });
    return object === undefined ? [] : [{ model, object }];
  });
  const when = momentIn(language, EndedAt ?? MadeAt);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(EndedBy === 'schedule' ? 'planned.last' : 'planned.lastByHand', { when })}
        {LateBy === undefined ? null : ` · ${t('planned.late', { count: LateBy })}`}
      </Text>
      {stayed.length === 0 ? null : (
        <>
          <Text size="sm">{t('planned.stayed')}</Text>
          <ObjectLinks objects={stayed} isCounted />
        </>
      )}
    </>
  );
}

const isToCome = ({ State }: Publication): boolean => State === 'planned' || State === 'proposed' || State === 'failed';

interface PlannedEntryProps {
  readonly publication: Publication;
  readonly mayPublish: boolean;
  readonly act: (change: () => Promise<unknown>) => Promise<void>;
}

function PlannedEntry({ publication, mayPublish, act }: PlannedEntryProps): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const user = useUser();
  const { ID, State, At = '', Note, Who, Changes, Version } = publication;
  const [isDeclining, setDeclining] = useState(false);
  const [asked, setAsked] = useState<'publish' | 'cancel'>();
  /** As it was typed; undefined: as planned, even if a colleague moves it. */
  const [typed, setTime] = useState<string>();
  const time = typed ?? At;
  const given = { params: { ID }, query: { Seen: Version } };
  const isOwn = user === Who && State === 'proposed';
  const mayDecline = State === 'proposed' && !isOwn;
  const cancel = (note?: string): void =>
    void act(() =>
      client('cancelPublication', { ...given, body: note === undefined || note === '' ? {} : { Note: note } }),
    );
  const move = async (): Promise<void> => {
    await client('movePublication', { ...given, body: { At: time } });
    setTime(undefined);
  };
  const when = State === 'proposed' ? t('planned.proposed') : momentIn(language, At);
  const name = Note === '' ? when : `${when}: ${Note}`;
  return (
    <Stack gap={6} pb="sm" role="group" aria-label={name}>
      <Text fw={600}>{when}</Text>
      {Note === '' ? null : (
        <Text lineClamp={4} title={Note} style={{ overflowWrap: 'anywhere' }}>
          {Note}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('planned.entry', { count: Changes, who: personOf(Who, t) })}
      </Text>
      <PlannedContents publication={publication} name={name} />
      {State === 'failed' ? <Failed publication={publication} /> : null}
      {mayPublish ? (
        <Group gap="xs" align="end">
          <TextInput
            type="datetime-local"
            size="xs"
            label={t('planned.moveOf')}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <Button
            size="xs"
            variant="default"
            disabled={time === '' || (time === At && State === 'planned')}
            onClick={() => void act(move)}
          >
            {t('planned.move')}
          </Button>
        </Group>
      ) : null}
      {mayPublish || isOwn ? (
        <Group gap="xs">
          {mayPublish ? (
            <Button size="xs" variant="light" onClick={() => setAsked('publish')}>
              {t('planned.publish')}
            </Button>
          ) : null}
          <Button size="xs" variant="default" onClick={() => void act(() => client('renewPublication', given))}>
            {t('planned.renew')}
          </Button>
          <Button
            size="xs"
            variant="default"
            {...(mayDecline ? { 'aria-expanded': isDeclining } : {})}
            onClick={() => (mayDecline ? setDeclining(!isDeclining) : setAsked('cancel'))}
          >
            {t(mayDecline ? 'planned.decline' : 'planned.cancel')}
          </Button>
        </Group>
      ) : null}
      {isDeclining ? <DeclineForm onDecline={cancel} /> : null}
      {asked === undefined ? null : (
        <Question
          act={asked}
          name={name}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            if (asked === 'cancel') cancel();
            else void act(() => client('publishPlanned', given));
          }}
        />
      )}
    </Stack>
  );
}

interface QuestionProps {
  readonly act: 'publish' | 'cancel';
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Neither can be taken back. */
function Question({ act, name, onClose, onConfirm }: QuestionProps): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog opened onClose={onClose} title={t(`planned.${act}Title`)} withCloseButton={false}>
      <Stack>
        <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
        <Text>{t(`planned.${act}Text`)}</Text>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button data-autofocus {...(act === 'cancel' ? { color: 'red' } : {})} onClick={onConfirm}>
            {t(`planned.${act}`)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Why it failed, with links to the fields. */
function Failed({ publication: { Problems } }: { readonly publication: Publication }): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const faults = faultsIn({ Problems: Problems ?? [], MissingResources: [] }, [], store.getState().draft);
  return (
    <>
      <Text size="sm" c="red.9">
        {t('planned.failed')}
      </Text>
      <List size="sm" spacing={4}>
        {faults.slice(0, faultsShown).map((fault) => (
          <List.Item key={faultKey(fault)}>
            <FaultLine fault={fault} />
          </List.Item>
        ))}
      </List>
      {faults.length > faultsShown ? (
        <Text size="sm" c="dimmed">
          {t('publish.more', { count: faults.length - faultsShown })}
        </Text>
      ) : null}
    </>
  );
}

const faultsShown = 6;

/** Declines a proposal, with a note for the person who made it. */
function DeclineForm({ onDecline }: { readonly onDecline: (note: string) => void }): ReactNode {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDecline(note.trim());
      }}
    >
      <Group gap="xs" align="end">
        <TextInput
          ref={field}
          size="xs"
          style={{ flex: '1 1 160px' }}
          label={t('planned.declineNote')}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button size="xs" type="submit">
          {t('planned.declineNow')}
        </Button>
      </Group>
    </form>
  );
}
