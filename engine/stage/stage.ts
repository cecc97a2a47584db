// Must come before the rest of Pixi, which would otherwise use eval. Our content security policy forbids eval.
import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import { Container, Ticker, WebGLRenderer } from 'pixi.js';
import { createFrames, type Frames } from './frames.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { type Size } from '../geometry.ts';

/** The canvas of one game: its contents, its size, and its frames. */
export interface Stage {
  /** The contents. One unit is a CSS pixel. */
  readonly root: Container;
  readonly frames: Frames;
  readonly pictures: Pictures;
  readonly size: () => Size;
  /** Device pixels per CSS pixel; at most 2, because more is expensive and makes no visible difference. */
  readonly ratio: () => number;
  readonly destroy: () => void;
}

export interface StageOptions {
  readonly onResize: (size: Size) => void;
  /** Called when a lost context was not restored: the caller must open another stage. */
  readonly onLost: () => void;
  /** Smooths the edges of lines, at some cost. */
  readonly isSmooth?: boolean;
}

/** Milliseconds for a lost context to be restored. */
const restoreTimeoutMs = 3000;

const mostPixelsPerPixel = 2;

/**
 * Opens a stage that fills its host.
 *
 * @throws if the device does not support WebGL
 */
export async function openStage(
  host: HTMLElement,
  { onResize, onLost, isSmooth = false }: StageOptions,
): Promise<Stage> {
  // Pixi's own ticker would request frames forever.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const measure = (): Size => ({ width: Math.max(host.clientWidth, 1), height: Math.max(host.clientHeight, 1) });
  // Measured as seldom as possible: each measurement while the page is being changed forces a layout.
  let size = measure();
  const ratio = (): number => Math.min(globalThis.devicePixelRatio, mostPixelsPerPixel);
  const renderer = new WebGLRenderer();
  await renderer.init({
    ...size,
    resolution: ratio(),
    autoDensity: true,
    antialias: isSmooth,
    backgroundAlpha: 0,
    skipExtensionImports: true,
  });
  const { canvas } = renderer;
  const root = new Container();
  const pictures = createPictures();
  const frames = createFrames(() => {
    if (!renderer.gl.isContextLost()) renderer.render(root);
  });
  const listeners = new AbortController();
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  canvas.addEventListener('webglcontextlost', () => (giveUp = setTimeout(onLost, restoreTimeoutMs)), listeners);
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      clearTimeout(giveUp);
      frames.request();
    },
    listeners,
  );
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.display = 'block';
  host.append(canvas);
  const watch = new ResizeObserver(() => {
    const { width, height } = measure();
    if (width === size.width && height === size.height && renderer.resolution === ratio()) return;
    size = { width, height };
    renderer.resize(width, height, ratio());
    onResize(size);
    frames.request();
  });
  watch.observe(host);

  return {
    root,
    frames,
    pictures,
    size: () => size,
    ratio,
    destroy: () => {
      clearTimeout(giveUp);
      listeners.abort();
      watch.disconnect();
      frames.destroy();
      root.destroy({ children: true });
      pictures.destroy();
      renderer.destroy({ removeView: true, releaseGlobalResources: true });
    },
  };
}
