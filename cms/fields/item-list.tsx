import { Stack, Text } from '@mantine/core';
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { SortableList } from '../sorting/sortable-list.tsx';
import styles from './item-list.module.css';
import { useItemKeys } from './item-keys.ts';
import { type BoundList } from './use-list.ts';

export interface ItemListProps {
  readonly label: string;
  readonly list: BoundList;
  /** The name of an element when it is moved or removed. */
  readonly nameOf: (place: number) => string;
  /** The part of an element that is always visible, beside its tools. */
  readonly children: (place: number) => ReactNode;
  /** The fields of an element, below. */
  readonly renderBody?: (place: number) => ReactNode;
  /** Replaces an empty list; undefined for nothing. */
  readonly empty?: string;
  /** The control that adds elements. */
  readonly add: ReactNode;
}

interface Item {
  readonly key: string;
  readonly place: number;
}

const keyOf = ({ key }: Item): string => key;

/** A list within an object whose elements can be added, removed, and sorted by dragging, keys and buttons. */
export function ItemList(props: ItemListProps): ReactNode {
  const { empty, add, list } = props;
  const whole = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const remove = (place: number): void => {
    flushSync(() => list.remove(place));
    // When an element is removed, the focus goes to its neighbour, or to the control that adds one.
    const left = whole.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = left[place] ?? left[place - 1] ?? adding.current?.querySelector('button, input');
    next?.focus();
  };
  return (
    <Stack ref={whole} gap="xs">
      {list.items.length > 0 ? <Items {...props} onRemove={remove} /> : null}
      {list.items.length === 0 && empty !== undefined ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : null}
      <div ref={adding}>{add}</div>
    </Stack>
  );
}

interface ItemsProps extends Pick<ItemListProps, 'label' | 'list' | 'nameOf' | 'children' | 'renderBody'> {
  readonly onRemove: (place: number) => void;
}

function Items({ label, list, nameOf, children, renderBody, onRemove }: ItemsProps): ReactNode {
  const { t } = useTexts();
  const keys = useItemKeys(list.items);
  const rows = useMemo(() => keys.map((key, place) => ({ key, place })), [keys]);
  return (
    <SortableList rows={rows} idOf={keyOf} nameOf={({ place }) => nameOf(place)} onMove={list.move} label={label}>
      {({ place, handle, move }) => {
        const name = nameOf(place);
        const steps = [
          { label: t('sort.upName', { name }), act: move.up, Icon: ChevronUp },
          { label: t('sort.downName', { name }), act: move.down, Icon: ChevronDown },
        ];
        return (
          <div className={styles.item}>
            {handle}
            <div className={styles.content}>{children(place)}</div>
            <div className={styles.tools}>
              {steps.map(({ label: step, act, Icon }) => (
                // Stays reachable at the ends, so that the focus is not lost there.
                <IconButton
                  key={step}
                  color="gray"
                  label={step}
                  icon={Icon}
                  aria-disabled={act === undefined}
                  data-disabled={act === undefined}
                  onClick={act}
                />
              ))}
              <IconButton
                color="red"
                label={t('item.remove', { name })}
                icon={Trash2}
                data-remove
                onClick={() => onRemove(place)}
              />
            </div>
            {renderBody === undefined ? null : <div className={styles.body}>{renderBody(place)}</div>}
          </div>
        );
      }}
    </SortableList>
  );
}
