import { Anchor, Button, Group, List, Text } from '@mantine/core';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AnswerOf } from '#contract/call.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';
import { Answered } from '../../controls/answered.tsx';
import { FoldButton } from '../../controls/fold-button.tsx';
import { late } from '../../controls/late.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { objectOf } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';

const ObjectDifferences = late(async () => (await import('../../history/object-differences.tsx')).ObjectDifferences);

type Publication = AnswerOf<(typeof publicationCalls)['publications']>['Publications'][number];
type Agreed = AnswerOf<(typeof publicationCalls)['publicationObjects']>['Objects'][number];

interface PlannedContentsProps {
  readonly publication: Publication;
  /** Distinguishes it from other publications. */
  readonly name: string;
}

const most = 20;

/** In which languages it is published, and its first objects on request. */
export function PlannedContents({ publication, name }: PlannedContentsProps): ReactNode {
  const { t } = useTexts();
  const languages = useLanguagesWords(publication);
  const [isOpen, setOpen] = useState(false);
  const label = t('planned.contents');
  return (
    <>
      {languages === undefined ? null : <Text size="sm">{languages}</Text>}
      {publication.Changes === 0 ? null : (
        <FoldButton label={label} name={`${label}: ${name}`} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      )}
      {isOpen ? <PlannedObjects publication={publication} /> : null}
    </>
  );
}

function PlannedObjects({ publication: { ID, Version, Changes } }: Omit<PlannedContentsProps, 'name'>): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [answer, reload] = useAnswer(
    useCallback(
      (signal: AbortSignal) => client('publicationObjects', { params: { ID }, signal }),
      // Asked again when it was renewed.
      // oxlint-disable-next-line react/exhaustive-deps
      [client, ID, Version],
    ),
  );
  return (
    <Answered answer={answer} reload={reload}>
      {({ Objects }) => {
        const shown = Objects.slice(0, most);
        return (
          <>
            <List size="sm" spacing={4} listStyleType="none" styles={{ itemWrapper: { width: '100%' } }}>
              {shown.map((each) => (
                <List.Item key={`${each.Model} ${each.ID}`}>
                  <PlannedObject {...each} />
                </List.Item>
              ))}
            </List>
            {Changes > shown.length ? (
              <Text size="sm" c="dimmed">
                {t('publish.more', { count: Changes - shown.length })}
              </Text>
            ) : null}
          </>
        );
      }}
    </Answered>
  );
}

function PlannedObject({ Model: model, ID, Before: from, Object: to }: Agreed): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const store = useDraft();
  const id = useId();
  const [isCompared, setCompared] = useState(false);
  const object = objectOf(store.getState().draft, { model, ID });
  const name = nameOf(model, object ?? to ?? from ?? {});
  const what = t(to === undefined ? 'change.deleted' : from === undefined ? 'change.added' : 'change.changed');
  return (
    <>
      <Group gap="0 8px" justify="space-between">
        <span>
          {object === undefined ? (
            name
          ) : (
            <Anchor component={Link} to={editorPath(model, object)} inherit>
              {name}
            </Anchor>
          )}
          {` · ${what}`}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          ms="auto"
          aria-label={t('publish.compareOf', { change: `${name} · ${what}` })}
          aria-expanded={isCompared}
          aria-controls={id}
          onClick={() => setCompared(!isCompared)}
        >
          {t('publish.compare')}
        </Button>
      </Group>
      <div id={id} hidden={!isCompared}>
        {isCompared ? (
          <ObjectDifferences model={model} from={from} to={to} onFailed={() => setCompared(false)} />
        ) : null}
      </div>
    </>
  );
}

/** Returns the languages in words; undefined: all. */
function useLanguagesWords({ Languages }: Publication): string | undefined {
  const { t, language } = useTexts();
  const known = useContentLanguages();
  if (Languages === undefined) return undefined;
  const names = ('Only' in Languages ? Languages.Only : Languages.Without).map(
    (code) => known.find(({ Code }) => Code === code)?.DisplayName || code,
  );
  const named = { language: new Intl.ListFormat(language).format(names) };
  return t('Only' in Languages ? 'publish.languages.only' : 'publish.languages.without', named);
}
