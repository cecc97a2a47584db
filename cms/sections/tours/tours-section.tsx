import { Text, Anchor, Button, List, Stack, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Navigate, Route, Routes, useParams, Link, useNavigate } from 'react-router-dom';
import { BesideList } from '../../lists/beside-list.tsx';
import { ListGreeting } from '../../lists/list-greeting.tsx';
import { useFocusWhenNew, useOpenNew } from '../../lists/use-focus-when-new.ts';
import { useTexts } from '../../language/texts.tsx';
import { TourEditor } from './tour-editor.tsx';
import { useFormKey, useCurrentName, useObject } from '../../workspace/workspace-context.tsx';
import { type TourTreeHandle, TourTreePanel } from './tour-tree-panel.tsx';
import { tourPaths } from './tour-paths.ts';
import { tourTabs } from '../../workspace/tour-parts.ts';
import { Plus } from 'lucide-react';
import { ImageField } from '../../fields/image-field.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { ReferenceField } from '../../fields/reference-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { useLastOpened } from '../../workspace/last-opened.ts';
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
  useLastOpened(model, ID);
  const formKey = useFormKey({ model: model ?? 'tours', ID });
  const item = Number(itemID ?? Number.NaN);
  const settledItem = useCurrentName({ model: 'tourItems', ID: item }).ID;
  const form = useRef<HTMLDivElement>(null);
  const tree = useRef<TourTreeHandle>(null);
  const edits = useTreeEdits();
  const openNew = useOpenNew();
  useFocusWhenNew(form);
  const part = tourTabs.find((each) => each === tab);
  const tourPath = Number.isNaN(item) ? tourPaths.tour(ID, part) : tourPaths.item(ID, settledItem);
  const isRenumbered = !Object.is(ID, first) || !Object.is(settledItem, item);
  return (
    <>
      {/* The form stays open: its object was new, is saved now, and has another ID. */}
      {isRenumbered ? <Navigate to={model === 'tourGroups' ? tourPaths.group(ID) : tourPath} replace /> : null}
      <BesideList
        list={<TourTreePanel ref={tree} current={model === undefined ? undefined : { model, ID }} />}
        path={tourPaths.all}
        open={model === undefined ? undefined : `${model} ${formKey}`}
        entry={form}
        onReturn={() => tree.current?.focusStop()}
        greeting={
          <ListGreeting
            models={['tours', 'tourGroups', 'tourItems']}
            counted={['tourGroups', 'tours']}
            teach={t('tours.empty')}
            teaching={{ topic: 'tours' }}
            onAdd={() => openNew(tourPaths.group(edits.addGroup()))}
          />
        }
      >
        {model === 'tourGroups' ? <GroupEditor key={formKey} ID={ID} /> : <TourEditor key={formKey} ID={ID} />}
      </BesideList>
    </>
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
