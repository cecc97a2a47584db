import { Container } from 'pixi.js';
import { type StagePicture } from '#engine/stage/pictures.ts';
import { type Scene } from '#engine/stage/scene.ts';
import { type Stage } from '#engine/stage/stage.ts';
import { scaleOf } from '#ui/picture/picture-view.ts';
import { type BoardState } from '../board-state.ts';
import { createBoardLines } from './board-lines.ts';
import { createBoardPictures } from './board-pictures.ts';
import { type BoardSceneOptions } from './scene-options.ts';

/** The board: its picture, the parts of it that solved places reveal, and lines around the places. */
export function createBoardScene(stage: Stage, options: BoardSceneOptions): Scene<BoardState> {
  const { config, view } = options;
  /** In pixels of the picture, from its middle. */
  const board = stage.root.addChild(new Container());
  const pictures = createBoardPictures(stage, options);
  const lines = createBoardLines(stage, options);
  board.addChild(pictures.container, lines.container);
  let loaded: readonly (StagePicture | undefined)[] = [];
  let state: BoardState | undefined;
  let isHere = true;

  const ready = Promise.all(config.pictures.map((url) => stage.pictures.load(url).catch(() => undefined))).then(
    (come) => {
      if (!isHere) return;
      loaded = come;
      show();
    },
  );
  const unsubscribe = view.subscribe(place);

  function place(): void {
    const shown = view.getState();
    const { width, height } = stage.size();
    const scale = scaleOf(shown);
    board.position.set(width / 2 + shown.view.x, height / 2 + shown.view.y);
    board.scale.set(scale);
    lines.followZoom(scale);
    stage.frames.request();
  }

  function show(): void {
    if (state === undefined || !pictures.show(state, loaded)) return;
    if (state.fresh.size > 0) options.onUncovered();
    place();
  }

  return {
    ready,
    update: (next) => {
      state = next;
      show();
      lines.update(next);
      stage.frames.request();
    },
    resize: place,
    destroy: () => {
      isHere = false;
      lines.destroy();
      unsubscribe();
    },
  };
}
