import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { wonIcon } from '#content/game-board.ts';
import { type Location } from '#content/entities/location.ts';
import { italicsCutter } from '#content/italics.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { textFor } from '#content/schema/texts.ts';
import { pointsForAttempt } from '#content/scoring.ts';
import { createEffects } from '#engine/audio/effects.ts';
import { GameFlow } from '#games/flow/game-flow.tsx';
import { startEvent, type GameFlowStart } from '#games/flow/game-flow-start.ts';
import { type GameProps } from '#games/host/game-props.ts';
import { LayerFrame } from '#games/host/layer-frame.tsx';
import { RichHtml } from '#games/host/rich-html.tsx';
import { Late } from '#games/host/late.tsx';
import { gamePart } from '#games/load-game.ts';
import { latePart } from '#ui/late-part.ts';
import { createProbe, watchedGame } from './probe.ts';
import { useSelector } from '@xstate/react';
import { Pause, Play } from 'lucide-react';
import { type ActorRefFrom } from 'xstate';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { soundingOf } from '#engine/station/sounding.ts';
import { RoundButton } from '#ui/button.tsx';
import { type VisitorTexts } from './use-visitor-texts.ts';
import { type PreviewProps } from './preview-props.ts';
import { type Catalogue } from '#content/catalogue.ts';
import { levelsOf, usualLevel } from '#content/levels.ts';
import { memoryPictures } from '#content/memory-pictures.ts';
import { type ShowMessage } from '#contract/frame-messages.ts';
import { type LevelledSave } from '#games/flow/levelled-save.ts';

interface RecordingButtonProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly title: string;
  readonly t: VisitorTexts;
}

/** Where a previewed course starts; `rehearsal`: where staff have ordered it. */
type PreviewStart = GameFlowStart | 'rehearsal';

const playTools = latePart(
  () => import('./play/play-tools.tsx'),
  ({ PlayTools }) => PlayTools,
);

/** Constant, so that a game that restarts looks as it did. */
const usualSeed = 1;

const nothing = (): void => undefined;

/** A game as visitors see it. */
export function GameScreen(shown: PreviewProps): ReactNode {
  const { message, catalogue, t, say } = shown;
  const location = catalogue.location(message.of.ID);
  const Game = useGame(location);
  const title = say(location?.Name ?? {});
  return location === undefined ? null : (
    <LayerFrame
      title={title.text === '' ? t('type.game') : <span lang={title.language}>{title.text}</span>}
      closeLabel={t('game.close')}
      onClose={nothing}
      isFixed
    >
      {Game === undefined ? null : (
        <Visits
          // Progress in one kind of game is meaningless in another, so each of these changes restarts the course.
          key={[location.ID, location.Type, message.round, message.isSolved, message.play?.seed ?? usualSeed].join(' ')}
          {...shown}
          location={location}
          Game={Game}
        />
      )}
    </LayerFrame>
  );
}

interface VisitProps extends PreviewProps {
  readonly location: Location;
  readonly Game: ComponentType<GameProps>;
}

/** A preview has no station around the game, so leaving a finished game restarts it. */
function Visits(props: VisitProps): ReactNode {
  const [visit, setVisit] = useState(0);
  const start = visit > 0 ? 'beginning' : previewStart(props.message);
  return <Visit key={visit} {...props} start={start} onLeave={() => setVisit(visit + 1)} />;
}

interface OneVisitProps extends VisitProps {
  readonly start: PreviewStart;
  readonly onLeave: () => void;
}

/** One course of the game. Only the state that survives a change of colours is stored. */
function Visit(props: OneVisitProps): ReactNode {
  const { message, catalogue, t, say, paintKey, tellPlay, location, Game, start, onLeave } = props;
  const { play, round } = message;
  const effects = useEffects();
  const [saves] = useState(() => createSaves(start === 'rehearsal' ? startingSave(location, catalogue) : undefined));
  const [probe] = useState(createProbe);
  const Watched = useMemo(() => watchedGame(Game, probe), [Game, probe]);
  const item = message.item === undefined ? undefined : catalogue.item(message.item);
  const tour = catalogue.tour(item?.TourID ?? -1);
  const place = item === undefined ? -1 : catalogue.itemsOf(item.TourID).findIndex(({ ID }) => ID === item.ID);
  const flow = (
    <GameFlow
      Game={Watched}
      location={location}
      catalogue={catalogue}
      t={t}
      fetchPieceNames={() => Promise.resolve(t)}
      fetchRounds={() => Promise.resolve({ t, note: () => undefined })}
      say={say}
      effects={effects}
      hapticFeedback={nothing}
      seed={play?.seed ?? usualSeed}
      render={{
        text: (text) => <Text html={text} catalogue={catalogue} />,
        line: ({ text, language }) => <span lang={language}>{text}</span>,
        player: (player, title) => <RecordingButton player={player} title={title} t={t} />,
      }}
      begin={(station) => {
        probe.setState({ station });
        const isAnnounced = play?.start === 'announced';
        station.send(startEvent(start === 'rehearsal' ? (isAnnounced ? 'beginning' : 'game') : start, location));
      }}
      icon={tour === undefined ? location.GameWonCustomIconURL : wonIcon(tour, place, location)}
      look={`${paintKey} ${message.isHighContrast}`}
      takesFocus={false}
      mayRestart
      saved={saves.latest()}
      keep={saves.keep}
      award={(attempt, points) => pointsForAttempt(points, attempt)}
      onLeave={onLeave}
    />
  );
  return (
    <>
      {flow}
      {play === undefined ? null : (
        <Late part={playTools}>
          {(PlayTools) => (
            <PlayTools
              // A course that staff began themselves is not rehearsed again.
              order={start === 'rehearsal' ? play : { ...play, start: undefined }}
              probe={probe}
              tell={(report) => tellPlay(round, report)}
            />
          )}
        </Late>
      )}
    </>
  );
}

function Text({ html, catalogue }: Pick<PreviewProps, 'catalogue'> & { readonly html: Spoken }): ReactNode {
  const { configuration } = catalogue;
  const list = textFor(configuration.ItalicsStrings, html.language);
  const cut = useMemo(() => italicsCutter(list), [list]);
  return (
    <RichHtml
      html={html.text}
      cut={cut}
      isJustified={configuration.StationTextJustified}
      attributes={{ lang: html.language }}
    />
  );
}

/** The part that plays a station; undefined until it has loaded. */
function useGame(location: Location | undefined): ComponentType<GameProps> | undefined {
  const [game, setGame] = useState<{ readonly type: number; readonly Game: ComponentType<GameProps> }>();
  const type = location?.Type;
  useEffect(() => {
    const part = type === undefined ? undefined : gamePart(type);
    if (type === undefined || part === undefined) return undefined;
    let isHere = true;
    part.fetch().then(
      (Game) => {
        if (isHere) setGame({ type, Game });
      },
      (error: unknown) => console.error('The game could not be loaded', error),
    );
    return () => {
      isHere = false;
    };
  }, [type]);
  return game?.type === type ? game?.Game : undefined;
}

/** Holds the latest state of the game while it is drawn again in other colours. */
function createSaves(first: unknown) {
  let latest = first;
  return {
    latest: (): unknown => latest,
    keep: (save: unknown): void => {
      latest = save;
    },
  };
}

function useEffects() {
  const effects = useMemo(() => createEffects(), []);
  useEffect(() => effects.destroy, [effects]);
  return effects;
}

/** A game under construction opens at once; visitors, and staff who restart it, hear the announcement first. */
function previewStart({ isSolved, round, play }: Pick<ShowMessage, 'isSolved' | 'round' | 'play'>): PreviewStart {
  if (isSolved) return 'win';
  if (play?.start !== undefined) return 'rehearsal';
  return round === 0 ? 'game' : 'beginning';
}

/** Returns a saved game that starts a rehearsal without asking for the level; undefined if the game has no levels. */
function startingSave(location: Location, catalogue: Catalogue): LevelledSave | undefined {
  const offered = levelsOf(location, memoryPictures(location, catalogue).length);
  const level = offered.find((each) => each === usualLevel) ?? offered[0];
  return level === undefined ? undefined : { level, game: undefined };
}

/** Plays and pauses a recording of the course; the guide has more controls around it. */
function RecordingButton({ player, title, t }: RecordingButtonProps): ReactNode {
  const sounding = useSelector(player, soundingOf);
  const hasFailed = useSelector(player, (state) => state.matches('failed'));
  const isSilent = sounding === 'silent';
  return (
    <div role="group" aria-label={`${t('player.label')}: ${title}`}>
      <RoundButton
        label={t(isSilent ? 'player.play' : 'player.pause')}
        aria-busy={sounding === 'coming'}
        onClick={() => player.send({ type: isSilent ? 'PLAY' : 'PAUSE' })}
      >
        {isSilent ? <Play aria-hidden fill="currentColor" /> : <Pause aria-hidden fill="currentColor" />}
      </RoundButton>
      <p role="status">{hasFailed ? t('player.failed') : null}</p>
    </div>
  );
}
