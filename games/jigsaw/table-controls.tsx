import { BrushCleaning, Frame, Image as ImageIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useStore } from 'zustand';
import { RoundButton } from '#ui/button.tsx';
import type { GameProps } from '../host/game-props.ts';
import type { JigsawConfig } from './config.ts';
import type { HandStore } from './hand.ts';
import type { jigsawMachine } from './machine.ts';
import { rowsOf } from './rules/rows.ts';
import styles from './table-controls.module.css';
import { useHold } from './use-hold.ts';

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
