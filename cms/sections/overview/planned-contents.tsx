import { Anchor, List, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AnswerOf } from '#contract/call.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';
import { FoldButton } from '../../controls/fold-button.tsx';
import { objectOf } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';

type Publication = AnswerOf<(typeof publicationCalls)['publications']>['Publications'][number];

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
  const { Objects, Changes } = publication;
  const shown = Objects.slice(0, most);
  const label = t('planned.contents');
  return (
    <>
      {languages === undefined ? null : <Text size="sm">{languages}</Text>}
      {Objects.length === 0 ? null : (
        <FoldButton label={label} name={`${label}: ${name}`} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      )}
      {isOpen ? (
        <>
          <List size="sm" spacing={4} listStyleType="none">
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
      ) : null}
    </>
  );
}

function PlannedObject({ Model: model, ID, Kind }: Publication['Objects'][number]): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const store = useDraft();
  const object = objectOf(store.getState().draft, { model, ID });
  return (
    <>
      {object === undefined ? (
        `${t(`model.${model}`)} ${ID}`
      ) : (
        <Anchor component={Link} to={editorPath(model, object)}>
          {nameOf(model, object)}
        </Anchor>
      )}
      {Kind === 'deleted' ? ` · ${t('change.deleted')}` : null}
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
