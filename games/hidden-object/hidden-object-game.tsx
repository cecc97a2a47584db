import { useActorRef, useSelector } from '@xstate/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useStore } from 'zustand';
import { RoundButton } from '#ui/button.tsx';
import { coloursAt } from '#engine/stage/colours.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { GameLayout } from '../host/game-layout.tsx';
import type { GameProps } from '../host/game-props.ts';
import type { PictureView } from '#ui/picture/picture-view.ts';
import { useHelp } from '../host/use-help.ts';
import { priceOfHelp, priceText } from '../host/price.ts';
import { PictureGate } from '../host/picture-gate.tsx';
import { StageView } from '../host/stage-view.tsx';
import { UnplayableGame } from '../host/unplayable-game.tsx';
import { phraseText, useGame } from '../host/use-game.ts';
import { useRestart } from '../host/use-restart.ts';
import { usePictureGestures } from '../host/use-picture-gestures.ts';
import { createViewStore, type ViewStore } from '#ui/picture/view-store.ts';
import { ZoomButtons } from '#ui/picture/zoom-buttons.tsx';
import { hiddenObjectConfig, type HiddenObjectConfig, hiddenObjectPicture } from './config.ts';
import styles from './hidden-object-game.module.css';
import { fitSearch, isAnySmall, middleAt, refitSearch } from './layout.ts';
import { hiddenObjectMachine } from './machine.ts';
import { HintRing } from './hint-ring.tsx';
import { MissMark } from './miss-mark.tsx';
import { Overview } from './overview.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { attemptOf, isUntouched, save } from './rules.ts';
import { createHiddenObjectScene } from './scene.ts';
import { Sought } from './sought.tsx';
import { recordingOf } from './sounds.ts';
import { hiddenObjectReasons, progressOf } from './phrases.ts';
import { PlainPicture } from './plain-picture.tsx';
import { type Point, type Size } from '#engine/geometry.ts';

const noSize: Size = { width: 0, height: 0 };

/** The hidden-object game: the visitor searches for things in a picture. */
export function HiddenObjectGame(props: GameProps): ReactNode {
  const picture = hiddenObjectPicture(props.location);
  return picture === undefined ? (
    <Pictured {...props} size={noSize} />
  ) : (
    <PictureGate t={props.t} url={picture.ImageURL}>
      {(size) => <Pictured {...props} size={size} />}
    </PictureGate>
  );
}

function Pictured(props: GameProps & { readonly size: Size }): ReactNode {
  const { location, size } = props;
  const prepared = useMemo(() => hiddenObjectConfig(location, size), [location, size]);
  if (prepared.kind === 'unplayable')
    return <UnplayableGame t={props.t} reason={phraseText(props, hiddenObjectReasons[prepared.reason])} />;
  const { width, height } = prepared.config.size;
  // The view is valid only for a picture of this size.
  return <Search key={`${width} ${height}`} {...props} config={prepared.config} />;
}

function Search({ config: latest, ...props }: GameProps & { readonly config: HiddenObjectConfig }): ReactNode {
  const { t, say, effects } = props;
  const actor = useActorRef(hiddenObjectMachine, { input: { config: latest, seed: props.seed, saved: props.saved } });
  const { config, game } = useSelector(actor, ({ context }) => context);
  const [view] = useState(() =>
    createViewStore(fitSearch(config.size, config.size, config.hotspots), (seen, frame) =>
      refitSearch(seen, frame, config.hotspots),
    ),
  );
  const announcement = useGame(actor, props, {
    config: latest,
    view,
    save: ({ context }) => save(config, context.game),
    play: (sound) => effects.play(say(recordingOf(config, sound)).text),
  });
  const restart = useRestart(actor, {
    save: ({ context }) => save(config, context.game),
    isUntouched: isUntouched(game),
  });
  const [showsPlaces, setShowsPlaces] = useState(false);
  const hasSmallThings = useStore(view, (seen) => isAnySmall(seen, config.hotspots));
  const help = useHelp({
    question: priceText(t, game.isHelped ? 0 : priceOfHelp(props.location, attemptOf(game))),
    onUse: () => {
      if (!showsPlaces) actor.send({ type: 'SHOW_PLACES' });
      setShowsPlaces(!showsPlaces);
    },
  });
  return (
    <GameLayout
      t={t}
      progress={phraseText(props, progressOf(config, game))}
      done={game.found.length}
      goal={config.needed}
      status={
        help.warning ?? (announcement === '' && hasSmallThings && !showsPlaces ? t('hidden.zoomHint') : announcement)
      }
      {...restart}
      onRestart={() => {
        setShowsPlaces(false);
        restart.onRestart();
      }}
      topControls={<ZoomButtons t={t} view={view} />}
      controls={
        <RoundButton label={t('hidden.showPlaces')} aria-pressed={showsPlaces} {...help.button}>
          {showsPlaces ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </RoundButton>
      }
    >
      <div className={styles.rows}>
        <div className={styles.head}>
          <Sought {...props} config={config} game={game} />
          <Overview {...props} config={config} view={view} />
        </div>
        <Picture {...props} config={config} view={view} actor={actor} areShown={showsPlaces}>
          <PlaceButtons
            {...props}
            config={config}
            game={game}
            view={view}
            areShown={showsPlaces}
            onChoose={(hotspot) => actor.send({ type: 'CHOOSE', hotspot })}
          />
        </Picture>
      </div>
    </GameLayout>
  );
}

interface PictureProps extends GameProps {
  readonly config: HiddenObjectConfig;
  readonly view: ViewStore<PictureView>;
  readonly actor: ActorRefFrom<typeof hiddenObjectMachine>;
  /** Whether all places are numbered, so that a tap on a number means that place, whatever lies over it. */
  readonly areShown: boolean;
  readonly children: ReactNode;
}

/** The picture, which visitors tap, pan and zoom. */
function Picture({ config, view, actor, isCalm, areShown, children }: PictureProps): ReactNode {
  const found = useSelector(actor, ({ context }) => context.game.found);
  const frame = useRef<HTMLDivElement>(null);
  const tapped = useRef<Point>(undefined);
  const lastTap = useCallback(() => tapped.current, []);
  usePictureGestures(frame, view, {
    onTap: (tap) => {
      const hotspot = areShown ? middleAt(config.size, config.hotspots, tap) : undefined;
      if (hotspot !== undefined) return actor.send({ type: 'CHOOSE', hotspot });
      tapped.current = tap;
      actor.send({ type: 'TAP', ...tap });
      // A place chosen by its button has no finger.
      tapped.current = undefined;
    },
    ownsWheel: true,
  });
  const createScene = useCallback(
    (stage: Stage, place: HTMLElement) =>
      createHiddenObjectScene(stage, { config, colours: coloursAt(place), view, isCalm }),
    [config, view, isCalm],
  );
  return (
    <div className={styles.frame}>
      <StageView
        actor={actor}
        createScene={createScene}
        host={frame}
        plain={<PlainPicture config={config} found={found} view={view} />}
      />
      {children}
      <HintRing actor={actor} view={view} />
      <MissMark actor={actor} view={view} lastTap={lastTap} />
    </div>
  );
}
