import { Alert, Group, Text, VisuallyHidden, Button, Menu } from '@mantine/core';
import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { CircleAlert, Plus, Circle, Pentagon, Square } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { TraitBar } from '../editor/shape-list.tsx';
import { type ObjectName } from '../../draft/draft.ts';
import { useFieldError, useFindings } from '../../fields/use-findings.ts';
import { useTexts } from '../../language/texts.tsx';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { useHotspotName } from './use-hotspot-name.ts';
import { OrderButtons, useHotspotOrder } from './hotspot-order.tsx';
import { useField } from '../../fields/use-field.ts';
import { HotspotKind } from '#content/constants.ts';
import styles from '../editor/list.module.css';
import { ShapeRow, type ShapeRowProps } from '../editor/shape-row.tsx';
import { type Hotspot } from './rules/list.ts';

interface HotspotOwner {
  /** The station. */
  readonly of: ObjectName;
}

interface WinRuleProps extends HotspotOwner {
  /** How many hotspots are solutions. */
  readonly solutions: number;
}

export interface HotspotListProps extends HotspotOwner {
  readonly editor: HotspotShapeEditor;
  /** Moves the focus to the hotspot on the picture. */
  readonly onWork: () => void;
}

/** All hotspots in order, covered ones included, sorted by dragging, keys and buttons. */
export function HotspotList({ of, editor, onWork }: HotspotListProps): ReactNode {
  const { t } = useTexts();
  const hotspots = useStore(editor.state, ({ shapes }) => shapes);
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen);
  const nameOf = useHotspotName();
  const tooFew = useFieldError(of, ['GameHotspotsToWin'])(['GameHotspotsToWin']);
  const faulty = new Set(
    useFindings(of, ['GameHotspots']).flatMap(
      ({ field }) => /^GameHotspots\.(\d+)/.exec(field)?.slice(1).map(Number) ?? [],
    ),
  );
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that moves at once scrolls the list.
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  const { rows, announcement, move, onKeyDown, onDragEnd } = useHotspotOrder(editor, nameOf);

  return (
    <div className={styles.panel}>
      <Group justify="space-between" wrap="nowrap" gap={4}>
        <Text size="sm" fw={600} truncate>
          {t('hotspots.count', { count: hotspots.length })}
        </Text>
        <Group gap={0} wrap="nowrap">
          <OrderButtons chosen={chosen} count={hotspots.length} onMove={move} />
          <HotspotAddMenu editor={editor} onWork={onWork} />
        </Group>
      </Group>
      <TraitBar editor={editor} />
      {tooFew === undefined ? null : (
        <Alert color="red" variant="light" p={8} icon={<CircleAlert aria-hidden size={18} />}>
          {tooFew}
        </Alert>
      )}
      <WinRule of={of} solutions={hotspots.filter(({ IsSolution }) => IsSolution).length} />
      {hotspots.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('hotspots.empty')}
        </Text>
      ) : (
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
          <SortableContext items={hotspots.map((_, index) => index + 1)} strategy={verticalListSortingStrategy}>
            <ol ref={rows} className={styles.rows} aria-label={t('hotspots.list')}>
              {hotspots.map((hotspot, index) => (
                <HotspotRow
                  key={index}
                  index={index}
                  name={nameOf(hotspot, index)}
                  hotspot={hotspot}
                  isFaulty={faulty.has(index)}
                  editor={editor}
                  onWork={onWork}
                  onKeyDown={onKeyDown}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Says beside the list if a game is won before everything is found, and changes that. */
function WinRule({ of, solutions }: WinRuleProps): ReactNode {
  const { t } = useTexts();
  const { value, choose } = useField(of, ['GameHotspotsToWin']);
  const needed = typeof value === 'number' && value >= 1 ? value : 1;
  if (needed >= solutions) return null;
  return (
    <Group gap={8} px={8}>
      <Text size="sm" c="dimmed">
        {t('hotspots.toWin', { count: needed, all: solutions })}
      </Text>
      <Button size="compact-xs" variant="light" onClick={() => choose(solutions)}>
        {t('hotspots.needAll')}
      </Button>
    </Group>
  );
}

interface HotspotAddMenuProps {
  readonly editor: Pick<HotspotShapeEditor, 'addInMiddle'>;
  /** Moves the focus to the new hotspot on the picture. */
  readonly onWork: () => void;
}

/** Puts a hotspot in the middle of the picture, for staff who do not draw. */
function HotspotAddMenu({ editor, onWork }: HotspotAddMenuProps): ReactNode {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="light" leftSection={<Plus aria-hidden size={16} />}>
          {t('canvas.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.values(HotspotKind).map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon aria-hidden size={16} />}
              onClick={() => {
                editor.addInMiddle(kind);
                requestAnimationFrame(onWork);
              }}
            >
              {t(`hotspots.kind.${kind}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

const kindIcons = { rect: Square, circle: Circle, polygon: Pentagon } as const;

interface HotspotRowProps extends Pick<
  ShapeRowProps,
  'editor' | 'index' | 'name' | 'isFaulty' | 'onWork' | 'onKeyDown'
> {
  readonly hotspot: Hotspot;
}

/** One hotspot of the list: its number, kind and name, and whether it is a solution. */
function HotspotRow({ hotspot: { Kind, IsSolution }, ...row }: HotspotRowProps): ReactNode {
  const { index, name, isFaulty } = row;
  const { t } = useTexts();
  // dnd-kit treats 0 as missing.
  const sorting = useSortable({ id: index + 1 });
  const Icon = kindIcons[Kind];
  const role = t(IsSolution ? 'hotspots.solution' : 'hotspots.decoy');
  const faults = isFaulty ? [t('canvas.faulty')] : [];
  return (
    <ShapeRow
      {...row}
      label={[`${index + 1}. ${name}`, t(`hotspots.kind.${Kind}`), role, ...faults]}
      keys="Alt+ArrowUp Alt+ArrowDown Shift+Enter Delete H K F2"
      look={IsSolution ? 'solution' : 'decoy'}
      title={role}
      hasSwitches
      sorting={sorting}
    >
      <span className={styles.place}>{index + 1}</span>
      <Icon aria-hidden size={16} />
    </ShapeRow>
  );
}
