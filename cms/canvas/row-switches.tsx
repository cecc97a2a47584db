import { ActionIcon } from '@mantine/core';
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import styles from './list.module.css';
import { type ShapeTraits } from './rules/shape-traits.ts';

export interface RowSwitchesProps {
  readonly name: string;
  readonly traits: ShapeTraits;
  readonly onHide: (isHidden: boolean) => void;
  readonly onLock: (isLocked: boolean) => void;
}

/** Hides and locks the shape of a row. The row itself has the keys, so that Tab leads from row to row. */
export function RowSwitches({ name, traits: { isHidden, isLocked }, onHide, onLock }: RowSwitchesProps): ReactNode {
  const { t } = useTexts();
  const switches = [
    {
      key: 'hide',
      label: t(isHidden ? 'canvas.show' : 'canvas.hide', { name }),
      Icon: isHidden ? EyeOff : Eye,
      isOn: isHidden,
      press: () => onHide(!isHidden),
    },
    {
      key: 'lock',
      label: t(isLocked ? 'canvas.unlock' : 'canvas.lock', { name }),
      Icon: isLocked ? Lock : LockOpen,
      isOn: isLocked,
      press: () => onLock(!isLocked),
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
