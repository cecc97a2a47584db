import { Text, Anchor, Button, List, Stack, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Navigate, Route, Routes, useParams, Link, useNavigate } from 'react-router-dom';
import { useFocusWhenNew } from '../../lists/use-focus-when-new.ts';
import { useTexts } from '../../language/texts.tsx';
import { TourEditor } from './tour-editor.tsx';
import { useFormKey, useCurrentName, useObject } from '../../workspace/workspace-context.tsx';
import { TourTreePanel } from './tour-tree-panel.tsx';
import { tourPaths } from './tour-paths.ts';
import { tourTabs } from '../../workspace/tour-parts.ts';
import styles from './tours-section.module.css';
import { Plus } from 'lucide-react';
import { ImageField } from '../../fields/image-field.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { ReferenceField } from '../../fields/reference-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { treeOf } from './tour-tree.ts';
import { useTreeEdits } from './use-tree-edits.ts';

/** Tour groups with their tours, beside the editor of the chosen one. */
export function ToursSection(): ReactNode {
  return (
    <Routes>
      <Route index element={<Beside model={undefined} />} />
      <Route path="groups/:ID" element={<Beside model="tourGroups" />} />
      <Route path=":ID/:tab?/:itemID?" element={<Beside model="tours" />} />
    </Routes>
  );
}

function Beside({ model }: { readonly model: 'tours' | 'tourGroups' | undefined }): ReactNode {
  const { t } = useTexts();
  const { ID: given, tab, itemID } = useParams();
  const first = Number(given ?? Number.NaN);
  const { ID } = useCurrentName({ model: model ?? 'tours', ID: first });
  const formKey = useFormKey({ model: model ?? 'tours', ID });
  const item = Number(itemID ?? Number.NaN);
  const settledItem = useCurrentName({ model: 'tourItems', ID: item }).ID;
  const form = useRef<HTMLDivElement>(null);
  useFocusWhenNew(form);
  const part = tourTabs.find((each) => each === tab);
  const tourPath = Number.isNaN(item) ? tourPaths.tour(ID, part) : tourPaths.item(ID, settledItem);
  const isRenumbered = !Object.is(ID, first) || !Object.is(settledItem, item);
  return (
    <div className={styles.columns}>
      {/* The form stays open: its object was new, is saved now, and has another ID. */}
      {isRenumbered ? <Navigate to={model === 'tourGroups' ? tourPaths.group(ID) : tourPath} replace /> : null}
      <TourTreePanel current={model === undefined ? undefined : { model, ID }} />
      <div ref={form} className={styles.editor}>
        {model === undefined ? <Text c="dimmed">{t('tours.choose')}</Text> : null}
        {model === 'tourGroups' ? <GroupEditor key={formKey} ID={ID} /> : null}
        {model === 'tours' ? <TourEditor key={formKey} ID={ID} /> : null}
      </div>
    </div>
  );
}

/** One tour group (section 3.4). */
function GroupEditor({ ID }: { readonly ID: number }): ReactNode {
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
      <LanguageText of={of} path={['Name']} label={t('group.Name')} isRequired />
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
