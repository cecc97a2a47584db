import { Delete, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './dial-keys.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';

export interface DialKeysProps {
  readonly onDigit: (digit: string) => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The keys of a telephone, in the same order in every language. */
export function DialKeys({ onDigit, onDelete, onClear }: DialKeysProps): ReactNode {
  const t = useLateTexts('dial');
  const hold = useHold(onDelete, onClear);
  return (
    <div className={styles.keys} role="group" aria-label={t('dial.keys')} dir="ltr">
      {digits.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={styles.action} aria-label={t('dial.clear')} onClick={onClear}>
        <X aria-hidden />
      </button>
      <button type="button" className={styles.key} onClick={() => onDigit('0')}>
        {0}
      </button>
      <button type="button" className={styles.action} aria-label={t('dial.delete')} {...hold}>
        <Delete aria-hidden />
      </button>
    </div>
  );
}

const holdMilliseconds = 600;

interface Hold {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: { preventDefault: () => void }) => void;
  readonly onClick: () => void;
}

/** Distinguishes a tap from a long press, and ignores the click at the end of a long press. */
function useHold(onTap: () => void, onHold: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ button }) => {
      wasHeld.current = false;
      if (button !== 0) return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, holdMilliseconds);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => event.preventDefault(),
    onClick: () => {
      if (!wasHeld.current) onTap();
      wasHeld.current = false;
    },
  };
}
