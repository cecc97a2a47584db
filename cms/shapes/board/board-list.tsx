import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { ShapeRow } from '../editor/shape-row.tsx';
import { TraitBar, useShapeRows } from '../editor/shape-list.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { usePlaceNames } from './use-place-names.ts';
import styles from '../editor/list.module.css';

export interface BoardListProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  /** Moves the focus to the shape on the picture. */
  readonly onWork: () => void;
}

/** The stations of the tour, each with whether it has a shape. */
export function BoardList({ editor, items, onWork }: BoardListProps): ReactNode {
  const { t } = useTexts();
  const places = useStore(editor.state, ({ shapes }) => shapes);
  const nameOf = usePlaceNames();
  const { rows, onKeyDown } = useShapeRows(editor);
  const drawn = places.filter(({ data }) => data !== '').length;
  return (
    <div className={styles.panel}>
      <Text size="sm" fw={600}>
        {t('board.count', { drawn, count: items.length })}
      </Text>
      <TraitBar editor={editor} />
      <ol ref={rows} className={styles.rows} aria-label={t('board.list')}>
        {items.map((item, index) => {
          const place = places[index];
          const look =
            place === undefined || place.data === '' ? 'missing' : place.fault === undefined ? 'shape' : 'fault';
          return (
            <ShapeRow
              key={item.ID}
              editor={editor}
              index={index}
              name={nameOf(item)}
              label={[nameOf(item), t(`board.state.${look}`)]}
              keys="Shift+Enter H K"
              look={look}
              side={<span className={styles.side}>{look === 'missing' ? t('board.state.missing') : null}</span>}
              isFaulty={look === 'fault'}
              hasSwitches={look !== 'missing'}
              onWork={onWork}
              onKeyDown={onKeyDown}
            />
          );
        })}
      </ol>
    </div>
  );
}
