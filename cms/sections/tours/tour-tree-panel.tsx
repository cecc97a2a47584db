import { Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Plus } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { SectionHead } from '../../controls/section-head.tsx';
import { SearchField } from '../../controls/search-field.tsx';
import { type ObjectName } from '../../draft/draft.ts';
import { FirstStepInList } from '../../lists/list-greeting.tsx';
import { useFocusWhenGone } from '../../lists/use-focus-when-gone.ts';
import { useOpenNew } from '../../lists/use-focus-when-new.ts';
import { useTexts } from '../../language/texts.tsx';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { treeFilter, treeOf } from './tour-tree.ts';
import { TreeList } from './tree-list.tsx';
import { type TreeRow, rowKey, rowsOf } from './tree-rows.ts';
import { tourPaths } from './tour-paths.ts';
import { useTreeEdits } from './use-tree-edits.ts';
import styles from './tours-section.module.css';

export interface TourTreeHandle {
  /** The row that was open last, or the one in its place if it is gone. */
  readonly focusStop: () => void;
}

export interface TourTreePanelProps {
  readonly ref: Ref<TourTreeHandle>;
  readonly current: ObjectName | undefined;
}

/** All tour groups with their tours. Staff search, sort and open them. */
export function TourTreePanel({ ref, current }: TourTreePanelProps): ReactNode {
  const { t } = useTexts();
  const edits = useTreeEdits();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).trim();
  const isSearching = words !== '';
  const groups = useObjects('tourGroups');
  const tours = useObjects('tours');
  const tree = useMemo(() => treeOf(groups, tours), [groups, tours]);
  const find = useMemo(() => treeFilter(tree), [tree]);
  const rows = useMemo(() => rowsOf(isSearching ? find(words) : tree), [isSearching, find, words, tree]);
  const found = rows.filter(({ kind }) => kind === 'tour').length;
  const openNew = useOpenNew();
  const addTour = (groupID: number): void => openNew(tourPaths.tour(edits.addTour(groupID)));
  const nav = useRef<HTMLDivElement>(null);
  const lastPlace = useRef(0);
  const currentPlace = rows.findIndex(({ key }) => current !== undefined && key === currentKey(current));
  useEffect(() => {
    if (currentPlace >= 0) lastPlace.current = currentPlace;
  });
  const focusStop = (): void => {
    const next = pathOf(rows[lastPlace.current]) ?? pathOf(rows.at(-1));
    const link = next === undefined ? undefined : linkTo(nav.current, next);
    (link ?? nav.current?.querySelector('button'))?.focus();
  };
  useImperativeHandle(ref, () => ({ focusStop }));
  useFocusWhenGone(() => {
    focusStop();
    return true;
  });
  useHotkeys([
    ['/', () => search.current?.focus()],
    // For keyboards on which the slash needs the shift key.
    ['shift+/', () => search.current?.focus()],
  ]);

  return (
    <Stack ref={nav} component="nav" gap="xs" className={styles.tree} aria-label={t('section.tours')}>
      <SectionHead isBesideObject={currentPlace >= 0} />
      <Group gap={8} wrap="nowrap">
        <Button
          flex="auto"
          px={8}
          size="xs"
          leftSection={<Plus aria-hidden size={16} />}
          onClick={() => openNew(tourPaths.group(edits.addGroup()))}
        >
          {t('tours.newGroup')}
        </Button>
        <Button
          flex="auto"
          px={8}
          size="xs"
          variant="light"
          leftSection={<Plus aria-hidden size={16} />}
          onClick={() => addTour(groupToAddTo())}
        >
          {t('tours.newTour')}
        </Button>
      </Group>
      {groups.length === 0 && tours.length === 0 ? (
        <FirstStepInList isEmpty teach={t('tours.empty')} teaching={{ topic: 'tours' }} />
      ) : (
        <SearchField
          ref={search}
          size="sm"
          label={t('tours.find')}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') openFirst();
            else if (event.key === 'Escape' && typed !== '') setTyped('');
            else return;
            event.preventDefault();
          }}
          aria-keyshortcuts="/"
        />
      )}
      <Text role="status" size="sm" c="dimmed" px={8} className={styles.found}>
        {isSearching ? (rows.length === 0 ? t('tours.nothing') : t('tours.found', { count: found })) : ''}
      </Text>
      {isSearching && rows.length === 0 ? (
        <Button variant="default" size="xs" w="fit-content" onClick={showAll}>
          {t('tours.findAll')}
        </Button>
      ) : null}
      <TreeList
        rows={rows}
        groups={tree.branches.map(({ group }) => group)}
        current={current === undefined ? undefined : currentKey(current)}
        canMove={!isSearching}
        edits={edits}
        onAddTour={addTour}
      />
    </Stack>
  );

  /** Opens the first tour found for the words typed, which may be ahead of the list. */
  function openFirst(): void {
    const asked = typed.trim() === '' ? [] : rowsOf(find(typed.trim()));
    const first = pathOf(asked.find(({ kind }) => kind === 'tour') ?? asked[0]);
    if (first !== undefined) void navigate(first);
  }

  function showAll(): void {
    setTyped('');
    search.current?.focus();
  }

  /** Returns the open group, the open tour's group, or the first one. */
  function groupToAddTo(): number {
    const open =
      current?.model === 'tourGroups'
        ? current.ID
        : tree.branches.find((branch) => branch.tours.some(({ ID }) => ID === current?.ID))?.group.ID;
    return open ?? tree.branches[0]?.group.ID ?? -1;
  }
}

function currentKey({ model, ID }: ObjectName): string | undefined {
  return model === 'tours' || model === 'tourGroups' ? rowKey(model, ID) : undefined;
}

function linkTo(nav: HTMLElement | null, path: string): HTMLElement | undefined {
  return [...(nav?.querySelectorAll('a') ?? [])].find(({ pathname }) => pathname.endsWith(path));
}

function pathOf(row: TreeRow | undefined): string | undefined {
  if (row?.kind === 'tour') return tourPaths.tour(row.tour.ID);
  return row?.kind === 'group' ? tourPaths.group(row.group.ID) : undefined;
}
