import { GroupIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import styles from './list.module.css';
import { type ShapeTraits } from './rules/shape-traits.ts';

/** The number of a shape's group in its row. The row's accessible name tells it too. */
export function GroupMark({ group }: Pick<ShapeTraits, 'group'>): ReactNode {
  const { t } = useTexts();
  if (group === undefined) return null;
  return (
    <span aria-hidden className={styles.group} title={t('canvas.inGroup', { number: group })}>
      <GroupIcon size={14} />
      {group}
    </span>
  );
}
