import { ActionIcon } from '@mantine/core';
import { type useSortable } from '@dnd-kit/sortable';
import { CircleAlert, Eye, EyeOff, GroupIcon, Lock, LockOpen } from 'lucide-react';
import { type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import styles from './list.module.css';
import { selectedIndexes } from '../rules/multi-selection.ts';
import { type ShapeTraits, traitsOf } from '../rules/shape-traits.ts';
import { type AnyShapeEditor } from './shape-editor.ts';

export interface ShapeRowProps {
  readonly editor: AnyShapeEditor;
  readonly index: number;
  readonly name: string;
  /** The accessible name, to which the traits are added. */
  readonly label: readonly string[];
  readonly keys: string;
  /** The colour of its mark. */
  readonly look: 'solution' | 'decoy' | 'missing' | 'shape' | 'fault';
  readonly title?: string;
  /** Before the name. */
  readonly children?: ReactNode;
  /** After the name. */
  readonly side?: ReactNode;
  readonly isFaulty: boolean;
  readonly hasSwitches: boolean;
  /** Moves the focus to the shape on the picture. */
  readonly onWork: () => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly sorting?: ReturnType<typeof useSortable>;
}

/** One shape of the list. The row has the keys of its switches, so that Tab leads from row to row. */
export function ShapeRow(props: ShapeRowProps): ReactNode {
  const { editor, index, name, label, keys, look, title, children, side, isFaulty, hasSwitches } = props;
  const { onWork, onKeyDown, sorting } = props;
  const { t } = useTexts();
  const isChosen = useStore(editor.state, ({ editing }) => selectedIndexes(editing).includes(index));
  const traits = useStore(editor.state, ({ editing }) => traitsOf(editing, index));
  const { isHidden, isLocked, group } = traits;
  const words = [
    ...label,
    ...(isHidden ? [t('canvas.hidden')] : []),
    ...(isLocked ? [t('canvas.locked')] : []),
    ...(group === undefined ? [] : [t('canvas.inGroup', { number: group })]),
  ];
  return (
    <li
      ref={sorting?.setNodeRef}
      className={styles.row}
      data-dragged={sorting?.isDragging === true || undefined}
      data-hidden={isHidden || undefined}
      style={
        sorting && {
          transform: sorting.transform === null ? undefined : `translateY(${sorting.transform.y}px)`,
          transition: sorting.transition,
        }
      }
    >
      <button
        type="button"
        className={styles.button}
        data-row={index}
        aria-current={isChosen || undefined}
        aria-label={words.join(', ')}
        aria-keyshortcuts={keys}
        onClick={(event) => {
          if (event.shiftKey) return editor.toggle(index);
          editor.choose(index);
          // A click by keyboard has no coordinates.
          if (event.detail === 0) requestAnimationFrame(onWork);
        }}
        onMouseEnter={() => editor.hover(index)}
        onMouseLeave={() => editor.hover(undefined)}
        onKeyDown={(event) => onKeyDown(event, index)}
        {...sorting?.listeners}
      >
        <span className={styles.mark} data-look={look} title={title} />
        {children}
        <span className={styles.name}>{name}</span>
        {group === undefined ? null : (
          <span aria-hidden className={styles.group} title={t('canvas.inGroup', { number: group })}>
            <GroupIcon size={14} />
            {group}
          </span>
        )}
        {isFaulty ? <CircleAlert aria-hidden size={16} className={styles.fault} /> : side}
      </button>
      {hasSwitches ? <Switches editor={editor} index={index} name={name} traits={traits} /> : null}
    </li>
  );
}

interface SwitchesProps extends Pick<ShapeRowProps, 'editor' | 'index' | 'name'> {
  readonly traits: ShapeTraits;
}

function Switches({ editor, index, name, traits: { isHidden, isLocked } }: SwitchesProps): ReactNode {
  const { t } = useTexts();
  const switches = [
    {
      key: 'hide',
      label: t(isHidden ? 'canvas.show' : 'canvas.hide', { name }),
      Icon: isHidden ? EyeOff : Eye,
      isOn: isHidden,
      press: () => editor.hide([index], !isHidden),
    },
    {
      key: 'lock',
      label: t(isLocked ? 'canvas.unlock' : 'canvas.lock', { name }),
      Icon: isLocked ? Lock : LockOpen,
      isOn: isLocked,
      press: () => editor.lock([index], !isLocked),
    },
  ];
  return switches.map(({ key, label, Icon, isOn, press }) => (
    <ActionIcon
      key={key}
      className={styles.switch}
      variant="subtle"
      color="dark"
      size={30}
      tabIndex={-1}
      aria-label={label}
      title={label}
      data-on={isOn || undefined}
      onClick={press}
    >
      <Icon aria-hidden size={16} />
    </ActionIcon>
  ));
}
