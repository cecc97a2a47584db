import { Container } from 'pixi.js';
import type { Scene } from '#engine/stage/scene.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { groupOf, isWon } from '../rules/groups.ts';
import { createBoardParts } from './board-parts.ts';
import { createPieceSprites } from './piece-sprites.ts';
import type { JigsawSceneOptions, JigsawSnapshot } from './scene-options.ts';

/** Pieces on a table, and the board where they belong. */
export function createJigsawScene(stage: Stage, options: JigsawSceneOptions): Scene<JigsawSnapshot> {
  const { config, hand, view, isCalm } = options;
  const world = stage.root.addChild(new Container());
  const board = createBoardParts(stage, options);
  const pieces = createPieceSprites(stage, options);
  world.addChild(board.below, pieces.container, board.above);
  let shown: JigsawSnapshot | undefined;

  const ready = stage.pictures.load(config.picture).then(
    (picture) => {
      board.setPicture(picture);
      pieces.setPicture(picture);
      if (shown !== undefined) show(shown, true);
    },
    () => undefined,
  );
  const unsubscribe = [view.subscribe(look), hand.subscribe(followHand)];

  /** Follows the view, from near with sharper pieces. */
  function look(): void {
    placeWorld();
    if (shown !== undefined && !isWon(shown.context.state) && !pieces.isSharp()) show(shown, true);
  }

  function placeWorld(): void {
    const { width, height } = stage.size();
    const { zoom, x, y } = view.getState().view;
    world.pivot.set(width / 2, height / 2);
    world.position.set(width / 2 + x, height / 2 + y);
    world.scale.set(zoom);
    stage.frames.request();
  }

  function show(snapshot: JigsawSnapshot, isAtOnce: boolean): void {
    shown = snapshot;
    const { table, state, held, start } = snapshot.context;
    const { carried, edgesFirst, showsPicture } = hand.getState();
    const isWhole = snapshot.value === 'scattering' && !isCalm;
    const drawn = pieces.show({ table, state, carried, edgesFirst, isWhole, isNew: start === 'new', isAtOnce });
    if (drawn === 'no-picture') return;
    if (drawn === 'redrawn') board.place();
    board.markHeld(table, state, carried === undefined ? held : undefined);
    board.complete(isWon(state));
    board.showPicture(showsPicture);
    stage.frames.request();
  }

  /** Moves the dragged pieces at once, and touches nothing else. */
  function followHand(): void {
    if (shown === undefined) return;
    const { carried } = hand.getState();
    const { table, state } = shown.context;
    const group = carried === undefined ? undefined : groupOf(state, carried.piece);
    if (carried === undefined || group === undefined) {
      show(shown, false);
      return;
    }
    board.unmark();
    pieces.carry(table, group, carried.at);
    stage.frames.request();
  }

  return {
    ready,
    update: (snapshot) => show(snapshot, false),
    resize: () => {
      placeWorld();
      if (shown !== undefined) show(shown, true);
    },
    destroy: () => {
      for (const stop of unsubscribe) stop();
      pieces.destroy();
    },
  };
}
