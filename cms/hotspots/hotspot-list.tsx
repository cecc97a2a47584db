import { ActionIcon, Alert, Button, Group, Menu, Text, VisuallyHidden } from '@mantine/core';
import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ChevronDown, ChevronUp, CircleAlert, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { HotspotKind } from '#content/constants.ts';
import styles from '../canvas/list.module.css';
import { useFieldError, useFindings } from '../fields/use-findings.ts';
import { useWords } from '../language/words.tsx';
import { type HotspotDesk } from './hotspot-desk.ts';
import { type HotspotEditorProps } from './hotspot-editor-props.ts';
import { HotspotRow } from './hotspot-row.tsx';
import { kindIcons } from './hotspot-tool-table.ts';
import { useHotspotName } from './use-hotspot-name.ts';

export interface HotspotListProps extends HotspotEditorProps {
  readonly desk: HotspotDesk;
  /** Moves the focus to the hotspot on the picture. */
  readonly onWork: () => void;
}

/** All hotspots in order, covered ones included, sorted by dragging, keys and buttons. */
export function HotspotList({ of, desk, onWork }: HotspotListProps): ReactNode {
  const { t } = useWords();
  const hotspots = useStore(desk.state, ({ shapes }) => shapes);
  const chosen = useStore(desk.state, ({ session }) => session.chosen);
  const nameOf = useHotspotName();
  const errorAt = useFieldError(of);
  const faulty = new Set(
    useFindings(of).flatMap(({ field }) => /^GameHotspots\.(\d+)/.exec(field)?.slice(1).map(Number) ?? []),
  );
  const rows = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const tooFew = errorAt(['GameHotspotsToWin']);

  function move(from: number, to: number): void {
    const hotspot = hotspots[from];
    if (hotspot === undefined || to < 0 || to >= hotspots.length) return;
    desk.reorder(from, to);
    setSaid(t('canvas.moved', { name: nameOf(hotspot, from), place: to + 1, count: hotspots.length }));
    focusRow(to);
  }

  function focusRow(index: number): void {
    rows.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus();
  }

  function press(event: KeyboardEvent, index: number): void {
    const to = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : undefined;
    if (to === undefined) return;
    event.preventDefault();
    if (event.altKey) move(index, to);
    else focusRow(to);
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over !== null && over.id !== active.id) move(Number(active.id) - 1, Number(over.id) - 1);
  }

  return (
    <div className={styles.panel}>
      <Group justify="space-between" wrap="nowrap" gap={4}>
        <Text size="sm" fw={600} truncate>
          {t('hotspots.count', { count: hotspots.length })}
        </Text>
        <Group gap={0} wrap="nowrap">
          {(
            [
              [-1, 'canvas.earlier', ChevronUp],
              [1, 'canvas.later', ChevronDown],
            ] as const
          ).map(([by, key, Icon]) => {
            const isPossible = chosen !== undefined && hotspots[chosen + by] !== undefined;
            return (
              <ActionIcon
                key={key}
                variant="subtle"
                color="dark"
                size={30}
                aria-label={t(key)}
                title={t(key)}
                aria-disabled={!isPossible}
                data-disabled={!isPossible}
                onClick={() => {
                  if (isPossible) move(chosen, chosen + by);
                }}
              >
                <Icon aria-hidden size={18} />
              </ActionIcon>
            );
          })}
          <AddMenu desk={desk} onWork={onWork} />
        </Group>
      </Group>
      {tooFew === undefined ? null : (
        <Alert color="red" variant="light" p={8} icon={<CircleAlert aria-hidden size={18} />}>
          {tooFew}
        </Alert>
      )}
      {hotspots.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('hotspots.empty')}
        </Text>
      ) : (
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
          <SortableContext items={hotspots.map((_, index) => index + 1)} strategy={verticalListSortingStrategy}>
            <ol ref={rows} className={styles.rows} aria-label={t('hotspots.list')}>
              {hotspots.map((hotspot, index) => (
                <HotspotRow
                  key={index}
                  index={index}
                  name={nameOf(hotspot, index)}
                  hotspot={hotspot}
                  isChosen={index === chosen}
                  isFaulty={faulty.has(index)}
                  onChoose={(isByKey) => {
                    desk.choose(index);
                    if (isByKey) requestAnimationFrame(onWork);
                  }}
                  onHover={desk.hover}
                  onKeyDown={(event) => press(event, index)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** Puts a hotspot in the middle of the picture, for staff who do not draw. */
function AddMenu({ desk, onWork }: Pick<HotspotListProps, 'desk' | 'onWork'>): ReactNode {
  const { t } = useWords();
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
                desk.addInMiddle(kind);
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
