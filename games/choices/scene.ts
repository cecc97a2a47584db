import { Sprite } from 'pixi.js';
import type { Scene } from '#engine/stage/scene.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import type { ChoicesGame } from './rules.ts';

export interface ChoicesState {
  readonly context: { readonly game: ChoicesGame };
}

export interface ChoicesSceneOptions {
  readonly picture: string;
  readonly isCalm: boolean;
}

const shaking = 320;
const swelling = 500;

/** The picture of the question. It shakes on a wrong answer and swells on a correct one. */
export function createChoicesScene(stage: Stage, { picture, isCalm }: ChoicesSceneOptions): Scene<ChoicesState> {
  const sprite = new Sprite();
  sprite.anchor.set(0.5);
  stage.root.addChild(sprite);
  let natural = { width: 1, height: 1 };
  let before: ChoicesGame | undefined;
  let stop = (): void => undefined;

  /** @param aside share of the width @param grown scale; 1 is the largest size that fits */
  function place(aside: number, grown: number): void {
    const { width, height } = stage.size();
    const scale = Math.min(width / natural.width, height / natural.height) * grown;
    sprite.position.set(width / 2 + aside * width, height / 2);
    sprite.setSize(natural.width * scale, natural.height * scale);
    stage.frames.request();
  }

  const ready = stage.pictures.load(picture).then(
    (loaded) => {
      natural = loaded;
      sprite.texture = loaded.texture;
      place(0, 1);
    },
    () => undefined,
  );

  return {
    ready,
    update: ({ context: { game } }) => {
      const wasWrong = before !== undefined && game.wrong.length > before.wrong.length;
      const hasWon = before?.end === 'open' && game.end === 'won';
      before = game;
      if (isCalm || (!wasWrong && !hasWon)) return;
      stop();
      stop = tween(stage.frames, {
        milliseconds: wasWrong ? shaking : swelling,
        move: (share) => {
          const wave = Math.sin(share * Math.PI * (wasWrong ? 4 : 1));
          if (wasWrong) place(wave * (1 - share) * 0.03, 1);
          else place(0, 1 + 0.06 * wave);
        },
      });
    },
    resize: () => place(0, 1),
    destroy: () => stop(),
  };
}
