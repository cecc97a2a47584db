import { Anchor, List, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Translated, translations } from '#content/translations.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { draftDefinition, objectOf } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useDraftState } from '../../workspace/workspace-context.tsx';

/** All texts and recordings by language, in the editing copy. */
export function useTranslated(): readonly Translated[] {
  const { draft } = useDraftState();
  const settled = useDeferredValue(draft);
  return useMemo(() => translations(draftDefinition(settled)), [settled]);
}

function byObject(fields: readonly Translated[]): readonly (readonly Translated[])[] {
  const objects = new Map<string, Translated[]>();
  for (const field of fields) {
    const name = `${field.model} ${field.ID}`;
    const known = objects.get(name);
    if (known === undefined) objects.set(name, [field]);
    else known.push(field);
  }
  return [...objects.values()];
}

const shownAtOnce = 50;

/** Shows how much of the content exists in a language, and what is missing. */
export function Coverage({ code }: { readonly code: string }): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const { draft } = useDraftState();
  const all = useTranslated();
  if (all.length === 0) return null;
  const lacking = all.filter(({ codes }) => !codes.has(code));
  const objects = byObject(lacking);
  const part = Math.floor(((all.length - lacking.length) / all.length) * 100);
  const words = t('language.coverage', { part });
  return (
    <Stack gap="xs">
      <Text fw={600}>{words}</Text>
      <Progress value={part} aria-label={words} />
      <List size="sm" spacing={2}>
        {objects.slice(0, shownAtOnce).map((fields) => {
          const [first] = fields;
          const model = editedModels.find((known): known is EditedModel => known === first?.model);
          if (first === undefined || model === undefined) return null;
          const object = objectOf(draft, { model, ID: first.ID });
          if (object === undefined) return null;
          const way = editorPath(model, object);
          const name = nameOf(model, object);
          return (
            <List.Item key={`${model} ${first.ID}`}>
              <Anchor component={Link} to={way}>
                {name}
              </Anchor>
              : {fields.map(({ field }) => field).join(', ')}
            </List.Item>
          );
        })}
      </List>
      {objects.length > shownAtOnce ? (
        <Text size="sm">{t('publish.more', { count: objects.length - shownAtOnce })}</Text>
      ) : null}
    </Stack>
  );
}
