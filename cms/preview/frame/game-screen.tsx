import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { wonIcon } from '#content/game-board.ts';
import { type Location } from '#content/entities/location.ts';
import { italicsCutter } from '#content/italics.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { textFor } from '#content/schema/texts.ts';
import { pointsForAttempt } from '#content/scoring.ts';
import { createEffects } from '#engine/audio/effects.ts';
import { Again, CoursePanel, WonSheet } from '#games/host/course-panel.tsx';
import { type GameProps } from '#games/host/game-props.ts';
import { LayerFrame } from '#games/host/layer-frame.tsx';
import { RichHtml } from '#games/host/rich-html.tsx';
import { gameLoader } from '#games/load-game.ts';
import { Button } from '#ui/button.tsx';
import { useCalm } from '#ui/calm.ts';
import { type Shown } from './shown.ts';
import styles from './screen.module.css';

/** Always the same: a game that starts again looks as it did. */
const seed = 1;

/** Milliseconds, for the eye to rest on what was achieved, as in the guide. */
const cheer = 1600;

const nothing = (): void => undefined;

/** A game as visitors have it before them. */
export function GameScreen(shown: Shown): ReactNode {
  const { message, catalogue, words, say } = shown;
  const location = catalogue.location(message.of.ID);
  const Game = useGame(location);
  const title = say(location?.Name ?? {});
  return location === undefined ? null : (
    <LayerFrame
      title={title.text === '' ? words('type.game') : <span lang={title.language}>{title.text}</span>}
      closeLabel={words('game.close')}
      onClose={nothing}
      isFixed
    >
      {Game === undefined ? null : (
        <Course
          // Of another kind: nothing of what was played holds.
          key={`${location.ID} ${location.Type}`}
          {...shown}
          location={location}
          Game={Game}
        />
      )}
    </LayerFrame>
  );
}

interface CourseProps extends Shown {
  readonly location: Location;
  readonly Game: ComponentType<GameProps>;
}

type Panel = 'cheered' | 'won' | 'explained' | undefined;

/** The game, and what is said when it is over. */
function Course({ message, catalogue, words, say, paint, location, Game }: CourseProps): ReactNode {
  const { isSolved, item: itemID, isHighContrast } = message;
  const isCalm = useCalm();
  const effects = useEffects();
  const [again, setAgain] = useState(0);
  const [panel, setPanel] = useState<Panel>();
  const [attempt, setAttempt] = useState(1);
  /** Shown as solved, until it is played again. */
  const [isGiven, setGiven] = useState(false);
  const wanted = `${isSolved} ${message.round}`;
  const [known, setKnown] = useState('');
  if (wanted !== known) {
    setKnown(wanted);
    setGiven(isSolved);
    setPanel(isSolved ? 'won' : undefined);
  }
  const [saves] = useState(createSaves);
  useEffect(() => {
    if (panel !== 'cheered') return undefined;
    const timer = setTimeout(() => setPanel('won'), cheer);
    return () => clearTimeout(timer);
  }, [panel]);
  const item = itemID === undefined ? undefined : catalogue.item(itemID);
  const tour = catalogue.tour(item?.TourID ?? -1);
  const place = item === undefined ? -1 : catalogue.itemsOf(item.TourID).findIndex(({ ID }) => ID === item.ID);
  const explanation = say(location.GameEndExplanationTranscript);
  const explained = say(location.GameEndExplanationURL).text;
  const hasMore = explanation.text !== '' || explained !== '';
  const restart = (): void => {
    setAgain(again + 1);
    setGiven(false);
    setPanel(undefined);
  };
  const won = say(location.GameWonCustomMessage);
  const text = (html: Spoken): ReactNode => <Text html={html} catalogue={catalogue} />;
  const introduction = say(location.GameAnnounceTranscript);
  return (
    <>
      <div className={styles.game} inert={panel !== undefined}>
        <Game
          // A scene is drawn in the colours that it finds; what was played goes on in the new ones.
          key={`${paint} ${isHighContrast}`}
          location={location}
          catalogue={catalogue}
          introduction={text(introduction.text === '' ? say(location.Text) : introduction)}
          t={words}
          say={say}
          effects={effects}
          feel={nothing}
          isCalm={isCalm}
          seed={seed}
          round={message.round + again}
          isSolved={isGiven}
          saved={saves.latest()}
          keep={saves.keep}
          onWon={(number) => {
            setAttempt(number);
            setPanel('cheered');
            effects.speak(say(location.GameWonURL).text);
          }}
          onGaveUp={() => setPanel(hasMore ? 'explained' : undefined)}
        />
      </div>
      {panel === 'won' ? (
        <WonSheet
          t={words}
          location={location}
          icon={tour === undefined ? location.GameWonCustomIconURL : wonIcon(tour, place, location)}
          message={won.text === '' ? undefined : <span lang={won.language}>{won.text}</span>}
          points={pointsForAttempt(location, attempt)}
          onNext={() => setPanel(hasMore ? 'explained' : undefined)}
          onRestart={restart}
          takesFocus={false}
        />
      ) : null}
      {panel === 'explained' ? (
        <CoursePanel title={words('game.explained')} takesFocus={false}>
          {explained === '' ? null : <audio className={styles.sound} src={explained} controls preload="none" />}
          {text(explanation)}
          <Button onClick={() => setPanel(undefined)}>{words('game.next')}</Button>
          <Again t={words} onRestart={restart} />
        </CoursePanel>
      ) : null}
    </>
  );
}

function Text({ html, catalogue }: Pick<Shown, 'catalogue'> & { readonly html: Spoken }): ReactNode {
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

/** The part that plays a station; undefined until it has come. */
function useGame(location: Location | undefined): ComponentType<GameProps> | undefined {
  const [game, setGame] = useState<{ readonly type: number; readonly Game: ComponentType<GameProps> }>();
  const type = location?.Type;
  useEffect(() => {
    const load = type === undefined ? undefined : gameLoader(type);
    if (type === undefined || load === undefined) return undefined;
    let isHere = true;
    void load().then((Game) => {
      if (isHere) setGame({ type, Game });
    });
    return () => {
      isHere = false;
    };
  }, [type]);
  return game?.type === type ? game?.Game : undefined;
}

/** What a game wants kept, for when it is drawn in other colours. */
function createSaves() {
  let save: unknown;
  return { latest: (): unknown => save, keep: (latest: unknown): void => void (save = latest) };
}

function useEffects() {
  const effects = useMemo(() => createEffects(), []);
  useEffect(() => effects.destroy, [effects]);
  return effects;
}
