import { CircleAlert } from 'lucide-react';
import { Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { GroupMark } from '../canvas/group-mark.tsx';
import styles from '../canvas/list.module.css';
import { RowSwitches } from '../canvas/row-switches.tsx';
import { traitsOf } from '../canvas/rules/shape-traits.ts';
import { TraitBar } from '../canvas/trait-bar.tsx';
import { useChosenInView } from '../canvas/use-chosen-in-view.ts';
import { useTraitWords } from '../canvas/use-trait-words.ts';
import { useTexts } from '../language/texts.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface BoardListProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  /** Moves the focus to the shape on the picture. */
  readonly onWork: () => void;
}

/** The stations of the tour, each with whether it has a shape. */
export function BoardList({ editor, items, onWork }: BoardListProps): ReactNode {
  const { t } = useTexts();
  const traitWords = useTraitWords();
  const places = useStore(editor.state, ({ shapes }) => shapes);
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen);
  const others = useStore(editor.state, ({ editing }) => editing.others);
  const traits = useStore(editor.state, ({ editing }) => editing.traits);
  const nameOf = usePlaceNames();
  const rows = useRef<HTMLOListElement>(null);
  useChosenInView(rows, chosen);
  const drawn = places.filter(({ data }) => data !== '').length;

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const to = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : undefined;
    if (to === undefined) return;
    event.preventDefault();
    rows.current?.querySelectorAll<HTMLElement>('[data-row]')[to]?.focus();
  }

  return (
    <div className={styles.panel}>
      <Text size="sm" fw={600}>
        {t('board.count', { drawn, count: items.length })}
      </Text>
      <TraitBar editor={editor} />
      <ol ref={rows} className={styles.rows} aria-label={t('board.list')}>
        {items.map((item, index) => {
          const place = places[index];
          const own = traitsOf({ traits }, index);
          const look =
            place === undefined || place.data === '' ? 'missing' : place.fault === undefined ? 'shape' : 'fault';
          return (
            <li key={item.ID} className={styles.row} data-hidden={own.isHidden || undefined}>
              <button
                type="button"
                className={styles.button}
                data-row={index}
                aria-current={index === chosen || others.includes(index) || undefined}
                aria-label={[nameOf(item), t(`board.state.${look}`), ...traitWords(own)].join(', ')}
                aria-keyshortcuts="Shift+Enter H K"
                onClick={(event) => {
                  if (event.shiftKey) return editor.toggle(index);
                  editor.choose(index);
                  // A click by keyboard has no coordinates.
                  if (event.detail === 0) requestAnimationFrame(onWork);
                }}
                onMouseEnter={() => editor.hover(index)}
                onMouseLeave={() => editor.hover(undefined)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <span className={styles.mark} data-look={look} />
                <span className={styles.name}>{nameOf(item)}</span>
                <GroupMark group={own.group} />
                {look === 'fault' ? (
                  <CircleAlert aria-hidden size={16} className={styles.fault} />
                ) : (
                  <span className={styles.side}>{look === 'missing' ? t('board.state.missing') : null}</span>
                )}
              </button>
              {look === 'missing' ? null : (
                <RowSwitches
                  name={nameOf(item)}
                  traits={own}
                  onHide={(isHidden) => editor.hide([index], isHidden)}
                  onLock={(isLocked) => editor.lock([index], isLocked)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
