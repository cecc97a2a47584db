import { Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { useFocusWhenNew } from '../../lists/use-focus-when-new.ts';
import { useTexts } from '../../language/texts.tsx';
import { GroupEditor } from './group-editor.tsx';
import { TourEditor } from './tour-editor.tsx';
import { useFormKey, useCurrentName } from '../../workspace/workspace-context.tsx';
import { TourTreePanel } from './tour-tree-panel.tsx';
import { tourPaths } from './tour-paths.ts';
import { tourTabs } from '../../workspace/tour-parts.ts';
import styles from './tours-section.module.css';

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
