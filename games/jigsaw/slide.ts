// An import statement of types only; otherwise the build would load the physics with the game.
import type { FlingOptions } from '#engine/physics/fling.ts';
import type { FlingListeners, runFling } from '#engine/physics/run-fling.ts';
import type { Frames } from '#engine/stage/frames.ts';

/** The one piece that may slide over the table after a fling. */
export interface Slide {
  /** Lets a piece slide on. If nothing is drawn or physics cannot be loaded, it rests immediately. */
  readonly begin: (options: FlingOptions, listeners: FlingListeners) => void;
  /** Brings the piece to rest where it is. */
  readonly finish: () => void;
  /** Sets the frames of the open stage; the piece comes to rest when they change. */
  readonly follow: (frames: Pick<Frames, 'run'>) => void;
}

/** @param loadPhysics rejects if physics cannot be loaded, as without a network */
export function createSlide(loadPhysics: () => Promise<{ readonly runFling: typeof runFling }>): Slide {
  let frames: Pick<Frames, 'run'> | undefined;
  let finishCurrent = (): void => undefined;

  function finish(): void {
    const finished = finishCurrent;
    finishCurrent = () => undefined;
    finished();
  }

  return {
    begin: (options, listeners) => {
      finish();
      let isWaiting = true;
      const restAtOnce = (): void => {
        isWaiting = false;
        listeners.rest(options.box);
      };
      finishCurrent = restAtOnce;
      loadPhysics().then(
        ({ runFling }) => {
          if (!isWaiting) return;
          if (frames === undefined) finish();
          else finishCurrent = runFling(frames, options, listeners);
        },
        () => {
          if (isWaiting) finish();
        },
      );
    },
    finish,
    follow: (opened) => {
      finish();
      frames = opened;
    },
  };
}
