import { Container, Sprite, type Texture } from 'pixi.js';
import { type StagePicture } from '#engine/stage/pictures.ts';
import { type Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import { bakeShapes } from '../bake-shapes.ts';
import { type BoardState } from '../board-state.ts';
import { boardLayers } from '../rules/layers.ts';
import { type BoardSceneOptions } from './scene-options.ts';

export interface BoardPictures {
  readonly container: Container;
  /**
   * Shows the pictures of a state, and uncovers fresh places.
   *
   * @returns false if nothing has changed or the first picture has not loaded
   */
  readonly show: (state: BoardState, pictures: readonly (StagePicture | undefined)[]) => boolean;
}

const uncovering = 250;
/** The alpha of the cover over unsolved places on a board with one picture. */
const covered = 0.86;

/** The board's background, and the places covered or revealed on it. */
export function createBoardPictures(
  stage: Stage,
  { config: { size, shapes }, colours, isCalm }: BoardSceneOptions,
): BoardPictures {
  const container = new Container();
  const grounds = container.addChild(new Container());
  const covers = container.addChild(new Container());
  let shown: Pick<BoardState, 'marks' | 'pictures'> | undefined;
  let baked: Texture[] = [];
  let stops: (() => void)[] = [];

  function whole(texture: Texture): Sprite {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.setSize(size.width, size.height);
    return sprite;
  }

  function fade(sprite: Sprite, from: number, to: number): void {
    const move = (share: number): void => {
      sprite.alpha = from + (to - from) * share;
    };
    const milliseconds = isCalm ? 0 : uncovering;
    if (milliseconds > 0) move(0);
    stops.push(tween(stage.frames, { milliseconds, move }));
  }

  /** @returns frees the previous sprites, once the new ones are in place */
  function beginAgain(): () => void {
    for (const stop of stops) stop();
    stops = [];
    const sprites = [...grounds.removeChildren(), ...covers.removeChildren()];
    const textures = baked;
    baked = [];
    return () => {
      for (const sprite of sprites) sprite.destroy();
      for (const texture of textures) stage.pictures.free(texture);
    };
  }

  function addCover(isFilled: (place: number) => boolean, filling: ImageBitmap | string): Sprite {
    const texture = stage.pictures.bake(bakeShapes({ size, shapes, isFilled, filling }));
    baked.push(texture);
    return covers.addChild(whole(texture));
  }

  return {
    container,
    show: (state, pictures) => {
      const { fresh, marks } = state;
      const [first] = pictures;
      if (first === undefined || isSame(shown, state)) return false;
      const isMoving = fresh.size > 0 && !isCalm && shown === undefined;
      const revealed = state.pictures.revealed === undefined ? undefined : pictures[state.pictures.revealed];
      const layers = boardLayers(marks, state.pictures, { canReveal: revealed !== undefined, isMoving });
      shown = state;
      const freeOld = beginAgain();
      grounds.addChild(whole((pictures[layers.ground] ?? first).texture));
      if (layers.newGround !== undefined)
        fade(grounds.addChild(whole((pictures[layers.newGround] ?? first).texture)), 0, 1);
      const filling = revealed?.bitmap ?? colours.surface;
      const resting = addCover((place) => layers.isFilled(place) && !fresh.has(place), filling);
      if (revealed === undefined) resting.alpha = covered;
      if (fresh.size > 0) {
        const uncovered = addCover((place) => fresh.has(place), filling);
        if (revealed === undefined) fade(uncovered, covered, 0);
        else fade(uncovered, 0, 1);
      }
      freeOld();
      return true;
    },
  };
}

function isSame(before: Pick<BoardState, 'marks' | 'pictures'> | undefined, now: BoardState): boolean {
  return before?.marks.join() === now.marks.join() && before.pictures.ground === now.pictures.ground;
}
