import { Anchor, List, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { objectOf } from '../../draft/draft.ts';
import { useFileUses } from '../../files/use-file-uses.ts';
import { useTexts } from '../../language/texts.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useDraftState } from '../../workspace/workspace-context.tsx';

const shownAtOnce = 20;

/** Lists the objects that use a file, or a file of a folder, with links. */
export function UsedBy({ path }: { readonly path: string }): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const { draft } = useDraftState();
  const uses = [...useFileUses()].flatMap(([used, references]) =>
    used === path || used.startsWith(`${path}/`) ? references : [],
  );
  const users = [...new Map(uses.map(({ model, ID }) => [`${model} ${ID}`, { model, ID }])).values()];
  if (users.length === 0) return <Text size="sm">{t('files.usedNowhere')}</Text>;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('files.usedBy')}
      </Text>
      <List size="sm" spacing={2}>
        {users.slice(0, shownAtOnce).map(({ model, ID }) => {
          const edited = editedModels.find((known): known is EditedModel => known === model);
          const object = edited === undefined ? undefined : objectOf(draft, { model: edited, ID });
          if (edited === undefined || object === undefined) return null;
          const words = nameOf(edited, object);
          const way = editorPath(edited, object);
          return (
            <List.Item key={`${model} ${ID}`}>
              <Anchor component={Link} to={way}>
                {words}
              </Anchor>
            </List.Item>
          );
        })}
      </List>
      {users.length > shownAtOnce ? (
        <Text size="sm">{t('publish.more', { count: users.length - shownAtOnce })}</Text>
      ) : null}
    </Stack>
  );
}
