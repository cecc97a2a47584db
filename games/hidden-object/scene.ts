import { Container, Graphics, Sprite } from 'pixi.js';
import type { Colours } from '#engine/stage/colours.ts';
import type { Scene } from '#engine/stage/scene.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import type { HiddenObjectConfig } from './config.ts';
import { scaleOf, type PictureView, toScreen } from '#ui/picture/picture-view.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { Polygon } from './polygon.ts';
import type { HiddenObjectGame } from './rules.ts';

export interface HiddenObjectState {
  readonly context: { readonly game: HiddenObjectGame };
}

export interface HiddenObjectSceneOptions {
  readonly config: HiddenObjectConfig;
  readonly colours: Colours;
  readonly view: ViewStore<PictureView>;
  readonly isCalm: boolean;
}

const growing = 320;

/** A picture to search, with a line around each solution found. */
export function createHiddenObjectScene(stage: Stage, options: HiddenObjectSceneOptions): Scene<HiddenObjectState> {
  const { config, view } = options;
  const picture = new Sprite();
  picture.anchor.set(0.5);
  const marks = new Container();
  stage.root.addChild(picture, marks);
  const found = new Map<number, Mark>();

  const place = (): void => {
    const seen = view.getState();
    const { width, height } = stage.size();
    picture.position.set(width / 2 + seen.view.x, height / 2 + seen.view.y);
    picture.setSize(seen.size.width * scaleOf(seen), seen.size.height * scaleOf(seen));
    marks.position.set(width / 2, height / 2);
    for (const mark of found.values()) mark.draw();
    stage.frames.request();
  };
  const forget = view.subscribe(place);
  const ready = stage.pictures.load(config.picture.ImageURL).then(
    ({ texture }) => {
      picture.texture = texture;
      place();
    },
    () => undefined,
  );

  return {
    ready,
    update: ({ context: { game } }) => {
      for (const [hotspot, mark] of found) {
        if (game.found.includes(hotspot)) continue;
        mark.remove();
        found.delete(hotspot);
      }
      for (const hotspot of game.found) {
        const polygon = config.hotspots[hotspot]?.polygon;
        if (!found.has(hotspot) && polygon !== undefined)
          found.set(hotspot, createMark(stage, marks, polygon, options));
      }
      stage.frames.request();
    },
    resize: place,
    destroy: forget,
  };
}

interface Mark {
  readonly draw: () => void;
  readonly remove: () => void;
}

/** PixiJS cannot draw a line without width. */
const thinnest = 0.1;

/** A line around a shape, equally wide at every zoom, which grows when the shape is found. */
function createMark(
  stage: Stage,
  marks: Container,
  polygon: Polygon,
  { colours, view, isCalm }: HiddenObjectSceneOptions,
): Mark {
  const graphics = marks.addChild(new Graphics());
  let share = isCalm ? 1 : thinnest;
  const draw = (): void => {
    const seen = view.getState();
    const corners = polygon.map((corner) => toScreen(seen, corner));
    graphics.clear();
    for (const [width, color] of [
      [9, colours.surface],
      [5, colours.accent],
    ] as const)
      graphics.poly([...corners], true).stroke({ width: width * share, color, join: 'round' });
  };
  const stop = tween(stage.frames, {
    milliseconds: isCalm ? 0 : growing,
    move: (next) => {
      share = Math.max(next, thinnest);
      draw();
    },
  });
  return {
    draw,
    remove: () => {
      stop();
      graphics.destroy();
    },
  };
}
