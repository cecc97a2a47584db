import { Anchor, List, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../language/texts.tsx';
import { editorPath } from '../workspace/editor-path.ts';
import { type NamedObject } from '../workspace/last-edited.ts';
import { useObjectName } from '../workspace/use-object-name.ts';

export interface ObjectLinksProps {
  readonly objects: readonly NamedObject[];
  /** Whether it says how many more there are. */
  readonly isCounted?: boolean;
}

const most = 6;

/** Links to the forms of the first few objects. */
export function ObjectLinks({ objects, isCounted = false }: ObjectLinksProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  return (
    <>
      <List spacing={4} listStyleType="none">
        {objects.slice(0, most).map(({ model, object }) => (
          <List.Item key={`${model} ${Number(object['ID'])}`}>
            <Anchor component={Link} to={editorPath(model, object)} lineClamp={1}>
              {nameOf(model, object)}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {isCounted && objects.length > most ? (
        <Text size="sm" c="dimmed">
          {t('publish.more', { count: objects.length - most })}
        </Text>
      ) : null}
    </>
  );
}
