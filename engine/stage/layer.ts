import { Container, type Texture } from 'pixi.js';
import { PictureError } from './pictures.ts';
import type { Stage } from './stage.ts';

/**
 * Opens a part of a stage for one scene. Its contents, tweens and baked textures end with it; the stage and the
 * pictures that it has loaded stay for the next scene.
 */
export function openLayer(stage: Stage): Stage {
  const root = stage.root.addChild(new Container());
  const baked = new Set<Texture>();
  let isOpen = true;
  return {
    ...stage,
    root,
    frames: { ...stage.frames, run: (step) => stage.frames.run((elapsed) => isOpen && step(elapsed)) },
    pictures: {
      ...stage.pictures,
      load: async (url) => {
        const picture = await stage.pictures.load(url);
        if (!isOpen) throw new PictureError(url, 'it came too late');
        return picture;
      },
      bake: (canvas) => {
        const texture = stage.pictures.bake(canvas);
        baked.add(texture);
        return texture;
      },
      free: (texture) => {
        baked.delete(texture);
        stage.pictures.free(texture);
      },
    },
    destroy: () => {
      isOpen = false;
      root.destroy({ children: true });
      for (const texture of baked) stage.pictures.free(texture);
    },
  };
}
