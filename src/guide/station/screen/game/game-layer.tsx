import { type ReactNode, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { type Catalogue } from '#content/catalogue.ts';
import { allowsReplay, wonIcon } from '#content/game-board.ts';
import { imageDescriptor } from '#content/entities/image-descriptor.ts';
import { type Location } from '#content/entities/location.ts';
import { recordCode } from '#content/record-code.ts';
import { isSolved } from '#content/scoring.ts';
import type { AttemptPoints } from '#content/scoring.ts';
import { createEffects } from '#engine/audio/effects.ts';
import { GameFlow } from '#games/flow/game-flow.tsx';
import { type GameFlowRenderers } from '#games/flow/game-flow-renderers.ts';
import { type Onward } from '#games/flow/panel-props.ts';
import { earnedScore } from '#games/flow/earned-score.ts';
import { LayerControls, LayerFrame, useLayer } from '#games/host/layer-frame.tsx';
import { Button } from '#ui/button.tsx';
import { hapticFeedback } from '../../../adapters/haptics.ts';
import { ProfileButton } from '../../../shell/page/access-button.tsx';
import { SpokenText } from '../../../shell/text/spoken-text.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate, useInterface, useSettings } from '../../../state/content/interface-context.tsx';
import { useVisit } from '../../../state/visit/visit-context.tsx';
import { routes } from '../../../routes.ts';
import { Enlarge } from '../zoom/enlarge.tsx';
import { Player } from '../player.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './game-layer.module.css';
import { type PlayedStation, tourCodeOf } from './played-station.ts';
import { useSized } from '../use-sized.ts';
import { Selector, type LocationType } from '#content/constants.ts';
import type { Rounds } from '#games/flow/rounds.ts';
import { type GameProps } from '#games/host/game-props.ts';
import { gamePart } from '#games/load-game.ts';
import { type KeyOf, type Translate } from '#i18n/pack.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { loadAgain } from '#ui/load-again.ts';

export interface GameLayerProps extends PlayedStation {
  /** Called when the game is won or given up. */
  readonly onSettled: () => void;
  readonly onClose: () => void;
  /** Names the address to go to once the game is closed, instead of its station. */
  readonly onWanted: (address: string) => void;
}

/** A game over the whole screen: announced, played, won and explained. */
export function GameLayer(props: GameLayerProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const { location, onClose } = props;
  const title = say(location.Name);
  return (
    <LayerFrame
      title={title.text === '' ? t('type.game') : <SpokenText spoken={title} />}
      closeLabel={t('game.close')}
      onClose={onClose}
    >
      <Loaded {...props} />
      <LayerControls>
        <ProfileButton />
      </LayerControls>
    </LayerFrame>
  );
}

/** Fetches the game's part and its texts. */
function Loaded(props: GameLayerProps): ReactNode {
  const t = useTranslate();
  const part = useGamePart(props.location.Type);
  switch (part.status) {
    case 'ready':
      return <VisitorsCourse {...props} {...part} />;
    case 'loading':
      return (
        <p role="status" className={styles.waiting}>
          {t('player.loading')}
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.waiting}>
          <p>{t('loading.failed.network')}</p>
          <Button onClick={part.retry}>{t('action.retry')}</Button>
        </div>
      );
  }
}

const render: GameFlowRenderers = {
  enlarge: (url, location) => <EnlargeOne url={url} location={location} />,
  text: (text) => <RichText html={text} />,
  line: (text) => <SpokenText spoken={text} />,
  player: (player, title) => <Player player={player} title={title} />,
};

function EnlargeOne({ url, location }: { readonly url: string; readonly location: Location }): ReactNode {
  const { say } = useContent();
  const image = location.ImageDescriptors.find(({ ImageURL }) => ImageURL === url);
  return <Enlarge image={image ?? { ...imageDescriptor.fallback, ImageURL: url }} label={say(location.Name).text} />;
}

/** The course of the game, with the scores, saves and sounds of the visit. */
function VisitorsCourse({
  Game,
  translate,
  fetchPieceNames,
  fetchRounds,
  item,
  location,
  isDive,
  onSettled,
  onWanted,
}: GameLayerProps & GamePart): ReactNode {
  const { close } = useLayer();
  const { catalogue, say } = useContent();
  const { gameSaves } = useVisit();
  const { needs } = useSettings();
  const effects = useEffects();
  const sized = useSized();
  const [begun] = useState(() => gameSaves.of(location.ID));
  const [seed] = useState(() => begun?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
  const award = useAward({ item, location, isDive });
  const tour = catalogue.tour(item.TourID);
  const addresses = useOnward({ item, location, isDive });
  return (
    <GameFlow
      Game={Game}
      location={location}
      catalogue={catalogue}
      t={translate}
      fetchPieceNames={fetchPieceNames}
      sized={sized}
      fetchRounds={fetchRounds}
      say={say}
      effects={effects}
      hapticFeedback={hapticFeedback}
      seed={seed}
      render={render}
      begin={(station) => station.send({ type: begun === undefined ? 'BEGIN' : 'CONTINUE' })}
      icon={iconOf({ item, location, isDive }, catalogue)}
      beginsEasy={needs.includes('withChildren')}
      takesFocus
      mayRestart={isDive || tour === undefined || allowsReplay(tour)}
      saved={begun?.save}
      keep={(save, isPlaying) => {
        if (isPlaying) gameSaves.store(location.ID, { seed, save });
      }}
      award={(attempt, points) => {
        const earned = award(attempt, points);
        onSettled();
        return earned;
      }}
      onward={addresses.map(({ to, address }) => ({
        to,
        go: () => {
          onWanted(address);
          close();
        },
      }))}
      onLeave={close}
    />
  );
}

/** Returns the addresses of the tour's next unsolved puzzle and of its board. A deep dive leads back to its station. */
function useOnward({ item, location, isDive }: PlayedStation): readonly OnwardAddress[] {
  const { catalogue } = useContent();
  const visit = useVisit();
  const scores = useStore(visit.scores);
  const heard = useStore(visit.heard);
  const tour = catalogue.tour(item.TourID);
  if (isDive || tour === undefined) return [];
  const items = catalogue.itemsOf(tour.ID);
  const place = items.findIndex(({ ID }) => ID === item.ID);
  const next = [...items.slice(place + 1), ...items.slice(0, Math.max(0, place))].find((other) => {
    const there = catalogue.location(other.LocationID);
    return (
      there !== undefined &&
      there.ID !== location.ID &&
      gamePart(there.Type) !== undefined &&
      !isSolved({ scores, heard }, tour, other, there)
    );
  });
  const board: OnwardAddress = { to: 'board', address: `${routes.locations.href(tour.ID)}?by=board` };
  return [
    ...(next === undefined ? [] : [{ to: 'puzzle' as const, address: routes.detail.href(next.ID) }]),
    ...(tour.Selectors.includes(Selector.GameBoard) ? [board] : []),
  ];
}

interface OnwardAddress extends Pick<Onward, 'to'> {
  readonly address: string;
}

/** A deep dive wins its own icon, never the tour's. */
function iconOf({ item, location, isDive }: PlayedStation, catalogue: Catalogue): string {
  const tour = catalogue.tour(item.TourID);
  const place = isDive ? -1 : catalogue.itemsOf(item.TourID).findIndex(({ ID }) => ID === item.ID);
  return tour === undefined ? location.GameWonCustomIconURL : wonIcon(tour, place, location);
}

function useEffects() {
  const effects = useMemo(() => createEffects(), []);
  useEffect(() => effects.destroy, [effects]);
  return effects;
}

/**
 * Stores that the game is over.
 *
 * @returns the points that this adds
 */
function useAward({ item, location, isDive }: PlayedStation): (attempt: number, points: AttemptPoints) => number {
  const { catalogue } = useContent();
  const { scores, heard, gameSaves } = useVisit();
  const tourCode = tourCodeOf(item, catalogue);
  const itemCode = recordCode(item);
  return (attempt, points) => {
    gameSaves.forget(location.ID);
    heard.note(location.ID);
    const score = earnedScore({
      points,
      attempt,
      scores: scores.getState(),
      tourCode,
      itemCode,
      isDive,
    });
    if (score !== undefined) scores.set(tourCode, itemCode, score);
    return score ?? 0;
  };
}

interface GamePart {
  readonly Game: ComponentType<GameProps>;
  readonly translate: Translate<KeyOf<'games'>>;
  readonly fetchPieceNames: GameProps['fetchPieceNames'];
  readonly fetchRounds: () => Promise<Rounds>;
}

type GamePartState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & GamePart)
  | { readonly status: 'failed'; readonly retry: () => void };

const loading: GamePartState = { status: 'loading' };

/** The code and the texts of a station's game. */
function useGamePart(type: LocationType): GamePartState {
  const { interfaceLanguage, worded } = useInterface();
  const { storage } = useVisit().book;
  const [state, setState] = useState<GamePartState>(loading);
  useEffect(() => {
    const part = gamePart(type);
    if (part === undefined || state.status !== 'loading') return undefined;
    let isHere = true;
    Promise.all([part.fetch(), loadTexts(interfaceLanguage, ['games'], loadAgain)]).then(
      ([Game, games]) => {
        if (!isHere) return;
        const fetchPieceNames: GamePart['fetchPieceNames'] = async () =>
          worded(await loadTexts(interfaceLanguage, ['jigsaw'], loadAgain));
        const fetchRounds: GamePart['fetchRounds'] = async () =>
          (await loadAgain(() => import('./rounds-part.ts'))).roundsPart(interfaceLanguage, worded, storage);
        setState({ status: 'ready', Game, translate: worded(games), fetchPieceNames, fetchRounds });
      },
      () => {
        if (isHere) setState({ status: 'failed', retry: () => setState(loading) });
      },
    );
    return () => {
      isHere = false;
    };
  }, [type, interfaceLanguage, worded, storage, state.status]);
  return state;
}
