import { Anchor, Button, List, Stack, Text, Title } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ImageField } from '../../fields/image-field.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { ReferenceField } from '../../fields/reference-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { useObject } from '../../workspace/workspace-context.tsx';
import { treeOf } from './tour-tree.ts';
import { tourPaths } from './tour-paths.ts';
import { useTreeEdits } from './use-tree-edits.ts';

/** One tour group (section 3.4). */
export function GroupEditor({ ID }: { readonly ID: number }): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const edits = useTreeEdits();
  const of = { model: 'tourGroups', ID } as const;
  const object = useObject(of);
  const { branches } = treeOf(useObjects('tourGroups'), useObjects('tours'));
  if (object === undefined) return <Text>{t('editor.gone')}</Text>;
  const tours = branches.find(({ group }) => group.ID === ID)?.tours ?? [];
  return (
    <Stack gap="lg" maw={960}>
      <EditorHead of={of} back={tourPaths.all} />
      <LanguageText of={of} path={['Name']} label={t('group.Name')} />
      <LanguageText of={of} path={['Description']} label={t('group.Description')} isLong />
      <SwitchField of={of} path={['Enabled']} label={t('group.Enabled')} hint={t('group.Enabled.hint')} fallback />
      <ReferenceField of={of} path={['ThemeID']} to="themes" label={t('group.ThemeID')} placeholder={t('theme.none')} />
      <ImageField of={of} path={['ImageDescriptor']} label={t('group.ImageDescriptor')} />
      <section aria-labelledby="tours-of-group">
        <Title id="tours-of-group" order={2} size="h5" mb="xs">
          {t('group.tours')}
        </Title>
        {tours.length === 0 ? <Text c="dimmed">{t('group.teach')}</Text> : null}
        <List listStyleType="none" spacing={4}>
          {tours.map((tour) => (
            <List.Item key={tour.ID}>
              <Anchor component={Link} to={tourPaths.tour(tour.ID)}>
                {objectLabel(tour, language, t('unnamed'))}
              </Anchor>
            </List.Item>
          ))}
        </List>
        <Button
          mt="xs"
          variant="light"
          leftSection={<Plus aria-hidden size={16} />}
          onClick={() => void navigate(tourPaths.tour(edits.addTour(ID)))}
        >
          {t('group.addTour')}
        </Button>
      </section>
    </Stack>
  );
}
