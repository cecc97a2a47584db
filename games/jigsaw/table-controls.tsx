import { BrushCleaning, Frame, Image as ImageIcon } from 'lucide-react';
import {
  type ReactNode,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { ActorRefFrom } from 'xstate';
import { useStore } from 'zustand';
import { RoundButton } from '#ui/button.tsx';
import type { GameProps } from '../host/game-props.ts';
import type { JigsawConfig } from './config.ts';
import type { HandStore } from './hand.ts';
import type { jigsawMachine } from './machine.ts';
import { rowsOf } from './rules/rows.ts';
import styles from './table-controls.module.css';

export interface TableControlsProps extends Pick<GameProps, 't'> {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly config: JigsawConfig;
  readonly hand: HandStore;
}

/** The controls of the table's view. */
export function TableControls({ t, actor, config, hand }: TableControlsProps): ReactNode {
  const { showsPicture, edgesFirst } = useStore(hand);
  const hold = useHold({
    onPress: () => hand.setState({ showsPicture: !showsPicture }),
    onHold: (showsWhole) => hand.setState({ showsWhole }),
  });
  return (
    <div className={styles.controls}>
      <RoundButton
        label={t('jigsaw.tidy')}
        onClick={() => {
          const { table, state } = actor.getSnapshot().context;
          actor.send({ type: 'TIDY', positions: rowsOf(table, state, edgesFirst) });
        }}
      >
        <BrushCleaning aria-hidden />
      </RoundButton>
      {config.columns > 2 && config.rows > 2 ? (
        <RoundButton
          label={t('jigsaw.edgesFirst')}
          aria-pressed={edgesFirst}
          className={styles.toggle}
          onClick={() => hand.setState({ edgesFirst: !edgesFirst })}
        >
          <Frame aria-hidden />
        </RoundButton>
      ) : null}
      <RoundButton label={t('jigsaw.ghost')} aria-pressed={showsPicture} className={styles.toggle} {...hold}>
        <ImageIcon aria-hidden />
      </RoundButton>
    </div>
  );
}

interface HoldOptions {
  readonly onPress: () => void;
  /** @param isHeld false when it is released, or the window loses the focus */
  readonly onHold: (isHeld: boolean) => void;
}

/** Milliseconds after which a press is one that holds. */
const holdMs = 300;

/** A button that is pressed or, by a finger, the mouse or the space bar, held. */
function useHold({ onPress, onHold }: HoldOptions): ComponentProps<'button'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const begin = (): void => {
    if (timer.current !== undefined) return;
    isHeld.current = false;
    timer.current = setTimeout(() => {
      isHeld.current = true;
      onHold(true);
    }, holdMs);
  };
  const end = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isHeld.current) onHold(false);
  };
  const leave = useEffectEvent(end);
  useEffect(() => {
    const left = (): void => leave();
    window.addEventListener('blur', left);
    return () => {
      window.removeEventListener('blur', left);
      left();
    };
  }, []);
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begin();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === ' ') begin();
      else isHeld.current = false;
    },
    onKeyUp: end,
    onBlur: end,
    onContextMenu: (event) => event.preventDefault(),
    // Releasing a held button is a click too.
    onClick: () => {
      if (!isHeld.current) onPress();
      isHeld.current = false;
    },
  };
}
