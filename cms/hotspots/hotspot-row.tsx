import { useSortable } from '@dnd-kit/sortable';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode } from 'react';
import { GroupMark } from '../canvas/group-mark.tsx';
import styles from '../canvas/list.module.css';
import { RowSwitches } from '../canvas/row-switches.tsx';
import { type ShapeTraits } from '../canvas/rules/shape-traits.ts';
import { useTraitWords } from '../canvas/use-trait-words.ts';
import { useTexts } from '../language/texts.tsx';
import { kindIcons } from './kind-icons.ts';
import { type Hotspot } from './rules/list.ts';

export interface HotspotRowProps {
  readonly index: number;
  readonly name: string;
  readonly hotspot: Hotspot;
  readonly isChosen: boolean;
  readonly isFaulty: boolean;
  readonly traits: ShapeTraits;
  /** @param isMore whether others stay chosen */
  readonly onChoose: (isByKey: boolean, isMore: boolean) => void;
  readonly onHide: (isHidden: boolean) => void;
  readonly onLock: (isLocked: boolean) => void;
  readonly onHover: (index: number | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One hotspot of the list: its number, kind and name, and whether it is a solution. */
export function HotspotRow(props: HotspotRowProps): ReactNode {
  const { index, name, hotspot, isChosen, isFaulty, traits, onChoose, onHide, onLock, onHover, onKeyDown } = props;
  const { t } = useTexts();
  const traitWords = useTraitWords();
  // dnd-kit treats 0 as missing.
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: index + 1 });
  const Icon = kindIcons[hotspot.Kind];
  const role = t(hotspot.IsSolution ? 'hotspots.solution' : 'hotspots.decoy');
  const states = [...(isFaulty ? [t('canvas.faulty')] : []), ...traitWords(traits)];
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragged={isDragging || undefined}
      data-hidden={traits.isHidden || undefined}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
    >
      <button
        type="button"
        className={styles.button}
        data-row={index}
        aria-current={isChosen || undefined}
        aria-label={[`${index + 1}. ${name}`, t(`hotspots.kind.${hotspot.Kind}`), role, ...states].join(', ')}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Shift+Enter Delete H K F2"
        // A click by keyboard has no coordinates.
        onClick={(event) => onChoose(event.detail === 0, event.shiftKey)}
        onMouseEnter={() => onHover(index)}
        onMouseLeave={() => onHover(undefined)}
        onKeyDown={onKeyDown}
        {...listeners}
      >
        <span className={styles.mark} data-look={hotspot.IsSolution ? 'solution' : 'decoy'} title={role} />
        <span className={styles.place}>{index + 1}</span>
        <Icon aria-hidden size={16} />
        <span className={styles.name}>{name}</span>
        <GroupMark group={traits.group} />
        {isFaulty ? <CircleAlert aria-hidden size={16} className={styles.fault} /> : null}
      </button>
      <RowSwitches name={name} traits={traits} onHide={onHide} onLock={onLock} />
    </li>
  );
}
