import { Anchor, List, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../language/texts.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useFromLateDraft } from '../../workspace/workspace-context.tsx';
import { lastEdited } from './last-edited.ts';
import { TitledCard } from '../../controls/titled-card.tsx';

/** The way back to what was saved last, by anybody. */
export function LastEditedCard(): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const edited = useFromLateDraft(lastEdited);
  return (
    <TitledCard title={t('work.lastEdited')}>
      {edited.length === 0 ? (
        <Text c="dimmed">{t('work.noneEdited')}</Text>
      ) : (
        <List spacing={4} listStyleType="none">
          {edited.map(({ model, object }) => (
            <List.Item key={`${model} ${Number(object['ID'])}`}>
              <Anchor component={Link} to={editorPath(model, object)} lineClamp={1}>
                {nameOf(model, object)}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </TitledCard>
  );
}
