import { useActorRef, useSelector } from '@xstate/react';
import { Lightbulb, Undo2, Unlink } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState, useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useStore } from 'zustand';
import { coloursAt } from '#engine/stage/colours.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { RoundButton } from '#ui/button.tsx';
import { type FramedView, wholePicture } from '#ui/picture/zoom-view.ts';
import { GameLayout } from '../host/game-layout.tsx';
import type { GameProps } from '../host/game-props.ts';
import { priceOfHelp, priceText } from '../host/price.ts';
import { PictureGate } from '../host/picture-gate.tsx';
import { StageView } from '../host/stage-view.tsx';
import { UnplayableGame } from '../host/unplayable-game.tsx';
import { type Help, useHelp } from '../host/use-help.ts';
import { phraseText, useGame } from '../host/use-game.ts';
import { useRestart } from '../host/use-restart.ts';
import { useElementSize } from '#ui/use-element-size.ts';
import { createViewStore, type ViewStore } from '#ui/picture/view-store.ts';
import { ZoomButtons } from '#ui/picture/zoom-buttons.tsx';
import { type JigsawConfig, jigsawConfig } from './config.ts';
import { createHand, type HandStore } from './hand.ts';
import styles from './jigsaw-game.module.css';
import { jigsawMachine } from './machine.ts';
import { jigsawReasons, progressOf } from './phrases.ts';
import { countOf } from './rules/grid.ts';
import { isWon, placedPieces } from './rules/groups.ts';
import { canDetach } from './rules/moves.ts';
import { save } from './rules/save.ts';
import { createJigsawScene } from './scene/scene.ts';
import { createSlide } from './slide.ts';
import { useFinale } from './use-finale.ts';
import { TableControls } from './table-controls.tsx';
import { TableGestures } from './table-gestures.tsx';
import { PieceButtons } from './by-names/piece-buttons.tsx';
import { PlainTable } from './plain-table.tsx';
import { type Size } from '#engine/geometry.ts';
import { type JigsawLayout, layOutTable } from './layout.ts';
import type { Table } from './rules/table.ts';

/** Up to this number the whole table is near enough, but two fingers may zoom in all the same. */
const fewPieces = 12;

/** The jigsaw: the visitor puts a picture together. */
export function JigsawGame(props: GameProps): ReactNode {
  const { location } = props;
  const prepared = useMemo(() => jigsawConfig(location), [location]);
  if (prepared.kind === 'unplayable')
    return <UnplayableGame t={props.t} reason={phraseText(props, jigsawReasons[prepared.reason])} />;
  const { config } = prepared;
  return (
    <PictureGate t={props.t} url={config.picture}>
      {({ width, height }) => <Jigsaw {...props} config={config} aspect={width / Math.max(height, 1)} />}
    </PictureGate>
  );
}

function saveOf(snapshot: SnapshotFrom<typeof jigsawMachine>): unknown {
  const { table, state, turns } = snapshot.context;
  return snapshot.matches('scattering') ? undefined : { ...save(table, state), turns };
}

interface JigsawProps extends GameProps {
  readonly config: JigsawConfig;
  /** The picture's width divided by its height. */
  readonly aspect: number;
}

function Jigsaw(props: JigsawProps): ReactNode {
  const { t, effects, seed, saved } = props;
  const actor = useActorRef(jigsawMachine, { input: { config: props.config, seed, saved } });
  const { config, table, state } = useSelector(actor, ({ context }) => context);
  const [view] = useState(createTableView);
  const announcement = useGame(actor, props, {
    config: props.config,
    view,
    save: saveOf,
    play: (sound) => effects.play(config.sounds[sound]),
  });
  const restart = useRestart(actor, {
    save: saveOf,
    isUntouched: useSelector(actor, ({ context }) => context.turns === 0),
  });
  const [hand] = useState(createHand);
  const picked = useSelector(actor, pickedIn);
  const isNear = useStore(view, (seen) => seen.view.zoom > 1);
  const [frame, measure] = useElementSize();
  const help = useHelp({
    question: priceText(t, priceOfHelp(props.location, state.attempt)),
    onUse: () => actor.send({ type: 'HINT' }),
  });
  return (
    <GameLayout
      t={t}
      progress={phraseText(props, progressOf(table, state))}
      done={placedPieces(state).length}
      goal={countOf(table)}
      status={help.warning ?? announcement}
      {...restart}
      topControls={
        countOf(config) > fewPieces || (isNear && !isWon(state)) ? <ZoomButtons t={t} view={view} /> : undefined
      }
      controls={
        picked === undefined ? (
          <TableControls t={t} actor={actor} config={config} hand={hand} />
        ) : (
          <PickedControls t={t} actor={actor} piece={picked} help={help} />
        )
      }
    >
      <div ref={measure} className={styles.frame}>
        {frame === undefined ? null : (
          <PlayTable {...props} config={config} actor={actor} hand={hand} view={view} frame={frame} />
        )}
      </div>
    </GameLayout>
  );
}

/** Returns the piece that the visitor has picked and not yet placed. */
function pickedIn(snapshot: SnapshotFrom<typeof jigsawMachine>): number | undefined {
  return snapshot.matches({ playing: 'picked' }) ? snapshot.context.held : undefined;
}

interface PickedControlsProps extends Pick<GameProps, 't'> {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly piece: number;
  readonly help: Help;
}

/** The controls for the picked piece. */
function PickedControls({ t, actor, piece, help }: PickedControlsProps): ReactNode {
  const isBound = useSelector(actor, ({ context }) => canDetach(context.state, piece));
  return (
    <>
      {isBound ? (
        <RoundButton label={t('jigsaw.detach')} onClick={() => actor.send({ type: 'DETACH', piece })}>
          <Unlink aria-hidden />
        </RoundButton>
      ) : null}
      <RoundButton label={t('jigsaw.hint')} {...help.button}>
        <Lightbulb aria-hidden />
      </RoundButton>
      <RoundButton label={t('jigsaw.putBack')} onClick={() => actor.send({ type: 'CANCEL' })}>
        <Undo2 aria-hidden />
      </RoundButton>
    </>
  );
}

interface PlayTableProps extends JigsawProps {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly hand: HandStore;
  readonly view: ViewStore<FramedView>;
  readonly frame: Size;
}

function PlayTable(props: PlayTableProps): ReactNode {
  const { actor, hand, view, frame, config, aspect, seed, isCalm } = props;
  const place = useRef<HTMLDivElement>(null);
  const { table, state } = useSelector(actor, ({ context }) => context);
  const picked = useSelector(actor, pickedIn);
  const layout = useTable({ actor, config, aspect, frame, seed, isCalm });
  const { edgesFirst, showsPicture } = useStore(hand);
  const [slide] = useState(() => createSlide(() => import('#engine/physics/run-fling.ts')));
  const latest = useRef(layout);
  // Must run before another scene is created.
  useLayoutEffect(() => {
    latest.current = layout;
    view.resize(frame);
  }, [layout, view, frame]);
  useFinale({ isWon: isWon(state), view, layout, frame, isCalm });
  useEffect(() => {
    if (picked === undefined) return undefined;
    const dialog = place.current?.closest('dialog');
    // The key for closing puts the piece back first.
    const putBack = (event: Event): void => {
      event.preventDefault();
      actor.send({ type: 'CANCEL' });
    };
    dialog?.addEventListener('cancel', putBack);
    return () => dialog?.removeEventListener('cancel', putBack);
  }, [actor, picked]);
  const createScene = useCallback(
    (stage: Stage, host: HTMLElement) => {
      slide.follow(stage.frames);
      const colours = coloursAt(host);
      return createJigsawScene(stage, { config, colours, hand, view, layout: () => latest.current, isCalm });
    },
    [config, slide, hand, view, isCalm],
  );
  return (
    <>
      <StageView
        actor={actor}
        createScene={createScene}
        host={place}
        plain={<PlainTable actor={actor} config={config} hand={hand} view={view} layout={layout} />}
      />
      <TableGestures place={place} gestures={{ actor, hand, view, layout, slide, isCalm }} />
      <PieceButtons
        {...props}
        picture={config.picture}
        table={table}
        state={state}
        edgesFirst={edgesFirst}
        showsPicture={showsPicture}
        layout={layout}
        picked={picked}
        onPick={(piece) => actor.send({ type: 'PICK', piece })}
        onPlace={(cell) => actor.send({ type: 'PLACE', ...cell })}
        onDetach={(piece) => actor.send({ type: 'DETACH', piece })}
        onCancel={() => actor.send({ type: 'CANCEL' })}
      />
    </>
  );
}

/** The view of a table that fills its frame. */
function createTableView(): ViewStore<FramedView> {
  const whole = (size: Size): FramedView => ({ stage: { frame: size, picture: size }, view: wholePicture });
  return createViewStore(whole({ width: 0, height: 0 }), (_, size) => whole(size));
}

interface TableOptions {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly config: JigsawConfig;
  readonly aspect: number;
  readonly frame: Size;
  readonly seed: number;
  readonly isCalm: boolean;
}

/** Sends the machine the size of the table, and scatters the pieces over it when a round starts. */
function useTable({ actor, config, aspect, frame, seed, isCalm }: TableOptions): JigsawLayout {
  const { width, height } = frame;
  const { dir } = document;
  const layout = useMemo(
    () => layOutTable({ width, height }, config, aspect, dir),
    [width, height, config, aspect, dir],
  );
  useEffect(() => {
    actor.send({ type: 'TABLE', aspect, area: layout.area });
  }, [actor, aspect, layout]);

  const [isScattering, setScattering] = useState(() => actor.getSnapshot().matches('scattering'));
  useEffect(() => {
    const follow = actor.subscribe((state) => setScattering(state.matches('scattering')));
    return () => follow.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!isScattering) return undefined;
    let isHere = true;
    const { table, state } = actor.getSnapshot().context;
    void pour(table, layout, seed + state.attempt, isCalm).then((positions) => {
      if (isHere) actor.send(positions === undefined ? { type: 'SCATTERED' } : { type: 'SCATTERED', positions });
    });
    return () => {
      isHere = false;
    };
  }, [isScattering, actor, layout, seed, isCalm]);
  return layout;
}

/** @returns each piece's offset from home in table units; undefined leaves the pieces where the rules put them */
async function pour(
  { boxes }: Table,
  { tray, board, scale }: Pick<JigsawLayout, 'tray' | 'board' | 'scale'>,
  seed: number,
  isCalm: boolean,
): Promise<readonly { readonly x: number; readonly y: number }[] | undefined> {
  if (isCalm) return undefined;
  // Without a network, the pieces stay in rows.
  const physics = await import('#engine/physics/scatter.ts').catch(() => undefined);
  const places = physics?.scatterBoxes({
    boxes: boxes.map(({ width, height }) => ({ width: width * scale, height: height * scale })),
    room: tray,
    seed,
  });
  return places?.map((place, piece) => ({
    x: (place.x - board.x) / scale - (boxes[piece]?.x ?? 0),
    y: (place.y - board.y) / scale - (boxes[piece]?.y ?? 0),
  }));
}
