import { useSortable } from '@dnd-kit/sortable';
import { Circle, Pentagon, Square } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from '../editor/list.module.css';
import { ShapeRow, type ShapeRowProps } from '../editor/shape-row.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type Hotspot } from './rules/list.ts';

export const kindIcons = { rect: Square, circle: Circle, polygon: Pentagon } as const;

export interface HotspotRowProps extends Pick<
  ShapeRowProps,
  'editor' | 'index' | 'name' | 'isFaulty' | 'onWork' | 'onKeyDown'
> {
  readonly hotspot: Hotspot;
}

/** One hotspot of the list: its number, kind and name, and whether it is a solution. */
export function HotspotRow({ hotspot: { Kind, IsSolution }, ...row }: HotspotRowProps): ReactNode {
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
