import { Badge, Text, UnstyledButton, Menu } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { dayIn } from '../../language/moment-in.ts';
import { localToday } from '../../language/start-of-day.ts';
import { useTexts } from '../../language/texts.tsx';
import { type MoveRow } from '../../sorting/sortable-list.tsx';
import { useSortRow } from '../../sorting/use-sort-row.tsx';
import { heightOf, type TreeRow, type RowPosition } from './tree-rows.ts';
import { tourPaths } from './tour-paths.ts';
import { type TreeEdits } from './use-tree-edits.ts';
import styles from './tours-section.module.css';
import { Copy, CopyPlus, type LucideIcon, Plus } from 'lucide-react';
import { type Tour } from '#content/entities/tour.ts';
import { justMade } from '../../lists/use-focus-when-new.ts';
import { RowMenu } from '../../sorting/row-menu.tsx';
import { objectLabel } from '../../workspace/object-label.ts';

interface PlaceProps {
  readonly row: TreeRow;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly position: RowPosition;
  readonly name: string;
  /** Whether the held row can be dropped on this one. */
  readonly isTarget: boolean;
  readonly canMove: boolean;
}

export interface TreeListRowProps extends PlaceProps {
  readonly isCurrent: boolean;
  readonly move: MoveRow;
  readonly groups: readonly TourGroup[];
  readonly edits: TreeEdits;
  readonly onAddTour: (groupID: number) => void;
  /** Called when the row's menu opens. */
  readonly onMenu: () => void;
}

/** A group or a tour: a handle, a link to its editor, and a menu. */
export function TreeListRow(props: TreeListRowProps): ReactNode {
  const { isCurrent, move, groups, edits, onAddTour, onMenu, ...place } = props;
  const { row, name } = place;
  const texts = useTexts();
  const { t } = texts;
  if (row.kind === 'loose')
    return (
      <RowPlace {...place}>
        <Text size="sm" c="dimmed" px={8}>
          {name}
        </Text>
      </RowPlace>
    );
  const menu = { name, move, onOpen: onMenu };
  const hidden = row.kind === 'group' ? (row.group.Enabled ? undefined : t('group.off')) : whyHidden(row.tour, texts);
  return (
    <RowPlace {...place}>
      <UnstyledButton
        component={Link}
        to={row.kind === 'group' ? tourPaths.group(row.group.ID) : tourPaths.tour(row.tour.ID)}
        className={styles.link}
        title={name}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
      </UnstyledButton>
      {row.kind === 'group' && row.count === 0 ? (
        <Text size="xs" c="dimmed">
          {t('group.empty')}
        </Text>
      ) : null}
      {hidden === undefined ? null : (
        <Badge variant="default" size="sm" flex="none">
          {hidden}
        </Badge>
      )}
      {row.kind === 'group' ? (
        <GroupMenu {...menu} onAddTour={() => onAddTour(row.group.ID)} />
      ) : (
        <TourMenu {...menu} tour={row.tour} groups={groups} edits={edits} />
      )}
    </RowPlace>
  );
}

/** Returns why visitors do not find a tour today, in short; undefined if they do. */
function whyHidden(
  { Enabled, EnabledFrom, EnabledUntil }: Tour,
  { t, language }: Pick<ReturnType<typeof useTexts>, 't' | 'language'>,
): string | undefined {
  const today = localToday();
  const shortDay = (day: string): string => dayIn(language, day, { day: 'numeric', month: 'short' });
  if (!Enabled) return t('tour.off');
  if (today < EnabledFrom) return t('tour.from', { day: shortDay(EnabledFrom) });
  return EnabledUntil !== '' && today > EnabledUntil ? t('tour.until', { day: shortDay(EnabledUntil) }) : undefined;
}

/** Positions a row. It makes room while another one is moved, without rendering its content again. */
function RowPlace({
  row,
  start,
  position: { place, count },
  name,
  isTarget,
  canMove,
  children,
}: PlaceProps & { readonly children: ReactNode }): ReactNode {
  const { ref, style, isHeld, handle } = useSortRow(row.key, name, isTarget);
  const inOrder = row.kind === 'loose' ? {} : { 'aria-posinset': place, 'aria-setsize': count };
  return (
    <li
      ref={ref}
      className={styles.row}
      style={{ ...style, position: 'absolute', insetBlockStart: start, height: heightOf(row) }}
      data-kind={row.kind}
      data-held={isHeld || undefined}
      aria-level={row.kind === 'tour' ? 2 : 1}
      {...inOrder}
    >
      {row.kind === 'loose' || !canMove ? null : handle}
      {children}
    </li>
  );
}

interface MenuOfRowProps {
  readonly name: string;
  readonly move: MoveRow;
  readonly onOpen: () => void;
}

interface GroupMenuProps extends MenuOfRowProps {
  readonly onAddTour: () => void;
}

function GroupMenu({ onAddTour, ...row }: GroupMenuProps): ReactNode {
  const { t } = useTexts();
  return <TreeMenu {...row} make={{ label: t('tours.newTour'), Icon: Plus, act: onAddTour }} />;
}

interface TourMenuProps extends MenuOfRowProps {
  readonly tour: Tour;
  readonly groups: readonly TourGroup[];
  readonly edits: TreeEdits;
}

function TourMenu({ tour, groups, edits, ...row }: TourMenuProps): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const label = useId();
  const others = groups.filter(({ ID }) => ID !== tour.TourGroupID);
  const duplicate = (stations: 'shared' | 'copied'): void => {
    const copy = edits.duplicate(tour.ID, stations);
    if (copy !== undefined) void navigate(tourPaths.tour(copy), { state: justMade });
  };
  return (
    <TreeMenu {...row} make={{ label: t('action.duplicate'), Icon: Copy, act: () => duplicate('shared') }}>
      <Menu.Item leftSection={<CopyPlus aria-hidden size={16} />} onClick={() => duplicate('copied')}>
        {t('tours.duplicateAll')}
      </Menu.Item>
      {others.length === 0 ? null : (
        <div role="group" aria-labelledby={label}>
          <Menu.Divider />
          <Menu.Label id={label}>{t('tours.moveTo')}</Menu.Label>
          {others.map((group) => (
            <Menu.Item key={group.ID} onClick={() => edits.moveToGroup(tour.ID, group.ID)}>
              {objectLabel(group, language, t('unnamed'))}
            </Menu.Item>
          ))}
        </div>
      )}
    </TreeMenu>
  );
}

interface TreeMenuProps extends MenuOfRowProps {
  /** The entry that adds an object and opens its editor. */
  readonly make: { readonly label: string; readonly Icon: LucideIcon; readonly act: () => void };
  readonly children?: ReactNode;
}

function TreeMenu({ make: { label, Icon, act }, children, ...row }: TreeMenuProps): ReactNode {
  return (
    <RowMenu {...row} dropdown={{ mah: 360, maw: 320, style: { overflowY: 'auto' } }}>
      <Menu.Item leftSection={<Icon aria-hidden size={16} />} onClick={act}>
        {label}
      </Menu.Item>
      {children}
    </RowMenu>
  );
}
