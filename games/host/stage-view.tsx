import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Subscription } from 'xstate';
import type { Scene } from '#engine/stage/scene.ts';
import { openLayer } from '#engine/stage/layer.ts';
import { openStage, type Stage } from '#engine/stage/stage.ts';
import styles from './stage-view.module.css';
import { type Size } from '#engine/geometry.ts';
import { useLook } from '#ui/use-look.ts';

export interface StageViewProps<State> {
  readonly actor: {
    readonly getSnapshot: () => State;
    readonly subscribe: (listener: (state: State) => void) => Pick<Subscription, 'unsubscribe'>;
  };
  readonly createScene: (stage: Stage, place: HTMLElement) => Scene<State>;
  /** The element that fingers touch, for games that watch gestures. */
  readonly host?: RefObject<HTMLDivElement | null>;
  /** Smooths the edges of lines. */
  readonly isSmooth?: boolean;
  /** Draws the same with elements of the page, where WebGL is missing. A separate part, loaded only then. */
  readonly plain?: ReactNode;
  /** Shown until the first drawing. */
  readonly opening?: ReactNode;
}

type Condition = 'opening' | 'shown' | 'impossible';

/** A canvas that follows the game's machine, and opens again after a lost context and in another look of the page. */
export function StageView<State>({ host, plain, opening, ...props }: StageViewProps<State>): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const place = host ?? own;
  const [condition, setCondition] = useState<Condition>('opening');
  const look = useLook();
  /** The number of contexts lost for good. The element stays, because gestures and size are observed on it. */
  const [losses, setLosses] = useState(0);
  return (
    <div ref={place} className={styles.stage} data-condition={condition}>
      <Drawing
        key={`${look} ${losses}`}
        {...props}
        place={place}
        onCondition={setCondition}
        onLost={() => setLosses((before) => before + 1)}
      />
      {condition === 'opening' ? opening : null}
      {condition === 'impossible' ? <Suspense fallback={null}>{plain}</Suspense> : null}
    </div>
  );
}

interface DrawingProps<State> extends Pick<StageViewProps<State>, 'actor' | 'createScene' | 'isSmooth'> {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onCondition: (condition: Condition) => void;
  readonly onLost: () => void;
}

interface Opened {
  readonly stage: Stage;
  readonly element: HTMLElement;
}

function Drawing<State>(props: DrawingProps<State>): ReactNode {
  const { actor, createScene, isSmooth = false, place, onCondition, onLost } = props;
  const tell = useEffectEvent(onCondition);
  const lose = useEffectEvent(onLost);
  const resize = useRef<(size: Size) => void>(undefined);
  const [opened, setOpened] = useState<Opened>();

  // Precedes the stage's effect, so that the scene also ends first. Edits by staff create another scene.
  useEffect(() => {
    if (opened === undefined) return undefined;
    let isHere = true;
    const layer = openLayer(opened.stage);
    const scene = createScene(layer, opened.element);
    scene.update(actor.getSnapshot());
    const follow = actor.subscribe((state) => scene.update(state));
    resize.current = scene.resize;
    void scene.ready.then(() => {
      if (isHere) tell('shown');
    });
    return () => {
      isHere = false;
      resize.current = undefined;
      follow.unsubscribe();
      scene.destroy();
      layer.destroy();
    };
  }, [opened, actor, createScene]);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let isHere = true;
    let close: () => void = () => undefined;
    tell('opening');
    openStage(element, { onResize: (size) => resize.current?.(size), onLost: () => lose(), isSmooth }).then(
      (stage) => {
        if (!isHere) return stage.destroy();
        close = stage.destroy;
        setOpened({ stage, element });
        return undefined;
      },
      (error: unknown) => {
        console.warn('This game cannot be drawn here', error);
        if (isHere) tell('impossible');
      },
    );
    return () => {
      isHere = false;
      setOpened(undefined);
      close();
    };
  }, [place, isSmooth]);
  return null;
}
