import { Group, Stack, Text, Button, Select } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Copy, Trash2, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useMemo, useRef, type RefObject, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { SectionHead } from '../controls/section-head.tsx';
import { type AskedHelp } from '../help/help-context.tsx';
import { objectOf, objectsOf } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useLastOpened } from '../workspace/last-opened.ts';
import { useStableKeys, useFromDraft, useCurrentName } from '../workspace/workspace-context.tsx';
import { BesideList } from './beside-list.tsx';
import { BulkButton } from './bulk-button.tsx';
import { FindField, type FindFieldProps } from './find-field.tsx';
import { FirstStepInList, ListGreeting } from './list-greeting.tsx';
import { type ListEntry, ListRows, type RowLooks, type RowsHandle } from './list-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useFocusWhenGone } from './use-focus-when-gone.ts';
import { useFocusWhenNew } from './use-focus-when-new.ts';
import { useFound } from './use-found.ts';
import { useListActions } from './use-list-actions.ts';
import { useSelection } from './use-selection.ts';
import styles from './object-list.module.css';

/** The models whose objects are listed. */
export type ListedModel = Extract<EditedModel, 'locations' | 'languages' | 'themes' | 'messages'>;

interface ListHeadProps extends Omit<FindFieldProps, 'label'> {
  readonly adder: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
}

export interface BulkActionsProps {
  /** The selected objects. */
  readonly ids: readonly number[];
}

export interface EditorProps {
  readonly ID: number;
}

export interface ListFrameProps<Entry extends ListEntry> {
  readonly model: ListedModel;
  /** Of the section: an object is edited at `path/ID`. */
  readonly path: string;
  /** The initial values of a new object. */
  readonly fresh: StoredObject;
  readonly find: (typed: string) => readonly Entry[];
  /** Filters the objects found. */
  readonly keep?: (entry: Entry) => boolean;
  readonly show?: (entry: Entry) => RowLooks;
  /** Filters below the search. */
  readonly filters?: ReactNode;
  /** Further actions on several objects. */
  readonly Actions?: ComponentType<BulkActionsProps>;
  /** Shown while the list is empty: the next step. */
  readonly teach?: string;
  /** The help that explains it; that of the section unless given. */
  readonly teaching?: AskedHelp;
  readonly Editor: ComponentType<EditorProps>;
}

/** A whole section: a list of thousands that filters while typing, beside the editor of the object in the address. */
export function ListFrame<Entry extends ListEntry>(props: ListFrameProps<Entry>): ReactNode {
  const { model, path, fresh, find, keep, show, filters, Actions, teach, Editor } = props;
  const { teaching = { topic: path.slice(1) } } = props;
  const { t } = useTexts();
  const given = Number(useParams()['*'] || Number.NaN);
  const current = useCurrentName({ model, ID: given }).ID;
  useLastOpened(model, current);
  const keyOf = useStableKeys(model);
  const formKey = keyOf(current);
  const isThere = useFromDraft((draft) => objectOf(draft, { model, ID: current }) !== undefined);
  const isEmpty = useFromDraft((draft) => objectsOf(draft, model).length === 0);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<RowsHandle>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { look, found, onceFound } = useFound(find, keep);
  const { rows, order, setOrder } = useSorted(found);
  const ids = useMemo(() => rows.map(({ ID }) => ID), [rows]);
  const selection = useSelection(ids);
  const form = useRef<HTMLDivElement>(null);
  // Searching does not render the form again.
  const editor = useMemo(() => <Editor key={formKey} ID={current} />, [Editor, formKey, current]);
  useFocusWhenNew(form);
  useFocusWhenGone((gone) => {
    if (rows.some((row) => gone.includes(row.ID))) return false;
    if (rows.length === 0) adder.current?.focus();
    else list.current?.focusStop();
    return true;
  });
  const { add, remove, copy, dialog } = useListActions({
    model,
    path,
    fresh,
    current,
    onRemoved: () => selection.setAll(false),
  });
  useHotkeys([
    ['/', () => search.current?.focus()],
    // For keyboards on which the slash needs the shift key.
    ['shift+/', () => search.current?.focus()],
    ['n', add],
  ]);
  return (
    <>
      {/* The form stays open: its object was new, is saved now, and has another ID. */}
      {current === given || Number.isNaN(given) ? null : <Navigate to={`${path}/${current}`} replace />}
      <BesideList
        list={
          <Stack gap="xs" className={styles.list}>
            <SectionHead isBesideObject={isThere} />
            <ListHead
              field={search}
              adder={adder}
              onType={(next) => {
                look(next);
                // The best finds come first.
                list.current?.scrollToTop();
              }}
              onAdd={add}
              onDown={() => onceFound(() => list.current?.focusFirst())}
              onEnter={() => onceFound(() => list.current?.openFirst())}
            />
            {filters === undefined ? null : <Group gap="xs">{filters}</Group>}
            <SelectionBar
              selection={selection}
              count={rows.length}
              idle={<SortChoice order={order} onChange={setOrder} />}
            >
              {Actions === undefined ? null : <Actions ids={selection.ids} />}
              <BulkButton label={t('action.duplicate')} icon={Copy} onClick={() => copy(selection.ids)} />
              <BulkButton label={t('action.delete')} icon={Trash2} c="red.9" onClick={() => remove(selection.ids)} />
            </SelectionBar>
            {rows.length === 0 && !isEmpty ? <Text c="dimmed">{t('list.nothing')}</Text> : null}
            <FirstStepInList isEmpty={isEmpty} teach={teach} teaching={teaching} />
            <ListRows
              handle={list}
              rows={rows}
              show={show}
              path={path}
              current={current}
              keyOf={keyOf}
              selection={selection}
              onLeave={() => search.current?.focus()}
              onRemove={(gone) => remove([gone])}
              onCopy={(from) => copy([from])}
            />
          </Stack>
        }
        path={path}
        open={Number.isNaN(current) ? undefined : formKey}
        entry={form}
        onReturn={() => list.current?.focusStop()}
        greeting={<ListGreeting models={[model]} counted={[model]} teach={teach} teaching={teaching} onAdd={add} />}
      >
        {isThere ? editor : <Text c="dimmed">{t('editor.gone')}</Text>}
      </BesideList>
      {dialog}
    </>
  );
}

/** The search field of a list, and the button that adds an object. */
function ListHead({ adder, onAdd, ...field }: ListHeadProps): ReactNode {
  const { t } = useTexts();
  return (
    <Group gap="xs" wrap="nowrap">
      <FindField {...field} label={t('list.find')} />
      <Button ref={adder} leftSection={<Plus aria-hidden size={16} />} aria-keyshortcuts="n" onClick={onAdd}>
        {t('action.add')}
      </Button>
    </Group>
  );
}

/** The order of a list. */
const orders = ['content', 'name', 'newest'] as const;
type Order = (typeof orders)[number];

interface Sorted<Entry> {
  readonly rows: readonly Entry[];
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
}

function useSorted<Entry extends ListEntry>(entries: readonly Entry[]): Sorted<Entry> {
  const { language } = useTexts();
  const [order, setOrder] = useState<Order>('content');
  const rows = useMemo(() => sorted(entries, order, language), [entries, order, language]);
  return { rows, order, setOrder };
}

function sorted<Entry extends ListEntry>(entries: readonly Entry[], order: Order, language: string): readonly Entry[] {
  switch (order) {
    case 'content':
      return entries;
    case 'name': {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return entries.toSorted((one, other) => compare(one.name, other.name));
    }
    case 'newest':
      // IDs are assigned in ascending order.
      return entries.toSorted((one, other) => other.ID - one.ID);
  }
}

interface SortChoiceProps {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
}

function SortChoice({ order, onChange }: SortChoiceProps): ReactNode {
  const { t } = useTexts();
  return (
    <Select
      ml="auto"
      w={150}
      size="xs"
      aria-label={t('list.order')}
      allowDeselect={false}
      value={order}
      data={orders.map((value) => ({ value, label: t(`list.order.${value}`) }))}
      onChange={(value) => {
        const chosen = orders.find((each) => each === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
