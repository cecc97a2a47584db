import { Container, Graphics, Sprite } from 'pixi.js';
import type { StagePicture } from '#engine/stage/pictures.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import { ghostAlpha } from '../ghost.ts';
import { groupOf, type JigsawState } from '../rules/groups.ts';
import type { Table } from '../rules/table.ts';
import type { JigsawSceneOptions } from './scene-options.ts';

export interface BoardParts {
  readonly below: Container;
  readonly above: Container;
  readonly setPicture: (picture: StagePicture) => void;
  /** Draws the board at its current place in the layout. */
  readonly place: () => void;
  /** Draws a line around the picked piece. */
  readonly markHeld: (table: Table, state: JigsawState, piece: number | undefined) => void;
  readonly unmark: () => void;
  /** Fades out the lines between the pieces once the picture is complete. */
  readonly complete: (isComplete: boolean) => void;
  /** Shows or hides the faint picture on the board. */
  readonly showPicture: (isVisible: boolean) => void;
}

const completing = 500;

/** Everything on the table except the pieces. */
export function createBoardParts(
  stage: Stage,
  { colours, layout, isCalm }: Pick<JigsawSceneOptions, 'colours' | 'layout' | 'isCalm'>,
): BoardParts {
  const [below, above] = [new Container(), new Container()];
  const ground = below.addChild(new Graphics());
  const hint = below.addChild(new Sprite());
  const mark = above.addChild(new Graphics());
  const whole = above.addChild(new Sprite());
  hint.alpha = ghostAlpha();
  whole.alpha = 0;
  let isMarked = false;
  let stopCompleting = (): void => undefined;

  /** Only if there is a line: after any change of a Graphics, even to nothing again, Pixi packs all pieces again. */
  function unmark(): void {
    if (isMarked) mark.clear();
    isMarked = false;
  }

  return {
    below,
    above,
    setPicture: ({ texture }) => {
      for (const sprite of [hint, whole]) sprite.texture = texture;
    },
    place: () => {
      const { x, y, width, height } = layout().board;
      for (const sprite of [hint, whole]) {
        sprite.position.set(x, y);
        sprite.setSize(width, height);
      }
      ground
        .clear()
        .rect(x, y, width, height)
        .fill(colours['tint-strong'])
        .stroke({ color: colours['line-strong'], width: 1 });
    },
    markHeld: (table, state, piece) => {
      unmark();
      const group = piece === undefined ? undefined : groupOf(state, piece);
      const outline = piece === undefined ? undefined : table.outlines[piece];
      if (group === undefined || outline === undefined) return;
      const { board, scale } = layout();
      const corners = outline.map(({ x, y }) => ({
        x: board.x + (x + group.x) * scale,
        y: board.y + (y + group.y) * scale,
      }));
      isMarked = true;
      mark.poly(corners, true).stroke({ color: colours.surface, width: 6, join: 'round' });
      mark.poly(corners, true).stroke({ color: colours.accent, width: 3, join: 'round' });
    },
    unmark,
    complete: (isComplete) => {
      const goal = Number(isComplete);
      if (whole.alpha === goal) return;
      const from = whole.alpha;
      stopCompleting();
      stopCompleting = tween(stage.frames, {
        milliseconds: isCalm || !isComplete ? 0 : completing,
        move: (share) => {
          whole.alpha = from + (goal - from) * share;
        },
      });
    },
    showPicture: (isVisible) => {
      hint.visible = isVisible;
    },
  };
}
