import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { jigsawPicture } from '#content/jigsaw-picture.ts';
import type { KeyOf, Translate } from '#i18n/pack.ts';
import { Button } from '#ui/button.tsx';
import quietButton from '#ui/quiet-button.module.css';
import { GamePanel } from './game-panel.tsx';
import styles from './game-panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { isExplained } from '#engine/station/game-machine.ts';
import { resultText } from './round-result.ts';
import type { Rounds } from './rounds.ts';
import { RoundTexts } from './round-texts.tsx';
import { SheetPicture } from './sheet-picture.tsx';
import { StationRecording } from './station-recording.tsx';

export interface EndPanelProps extends PanelProps {
  readonly place: 'won' | 'explained' | 'finished';
}

/** The panels after a game. */
export function EndPanel(props: EndPanelProps): ReactNode {
  const Panel = { won: WonPanel, explained: ExplainedPanel, finished: FinishedPanel }[props.place];
  return <RoundTexts {...props}>{(words, { Share }) => <Panel {...props} words={words} Share={Share} />}</RoundTexts>;
}

interface WordedProps extends PanelProps, Pick<Rounds, 'Share'> {
  readonly words: Translate<KeyOf<'rounds'>>;
}

/** A short, warm congratulation. Its recording plays without controls. */
function WonPanel(props: WordedProps): ReactNode {
  const { t, words, say, location, station, render, icon, result, takesFocus, sized, Share } = props;
  const points = useSelector(station, ({ context }) => context.points);
  const isLast = useSelector(station, ({ context }) => !isExplained(context));
  const message = say(location.GameWonCustomMessage);
  const won = points > 0 ? words('game.points', { count: points }) : '';
  const effort = result === undefined ? '' : resultText(words, location.Type, result);
  return (
    <GamePanel
      title={t('game.won')}
      isHidden={message.text !== ''}
      takesFocus={takesFocus}
      picture={<SheetPicture isWon location={location} sized={sized} render={render} />}
      actions={
        isLast ? (
          <LastActions {...props} />
        ) : (
          <>
            <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.next')}</Button>
            <RestartButton {...props} />
          </>
        )
      }
    >
      {icon === '' ? null : <img className={styles.icon} src={icon} alt="" />}
      {message.text === '' ? null : <p className={styles.message}>{render.line(message)}</p>}
      {won === '' ? null : <p className={styles.points}>{won}</p>}
      {effort === '' ? null : <p>{effort}</p>}
      {Share === undefined ? null : (
        <Share
          label={t('game.share')}
          title={say(location.Name).text || t('game.won')}
          lines={[effort, won].filter((line) => line !== '')}
          picture={jigsawPicture(location) ?? location.GameWonImageURL}
        />
      )}
    </GamePanel>
  );
}

/** Explains what the game was about. */
function ExplainedPanel(props: WordedProps): ReactNode {
  const { words, say, location, station, render, takesFocus } = props;
  const title = words('game.explained');
  return (
    <GamePanel title={title} takesFocus={takesFocus} actions={<LastActions {...props} />}>
      <StationRecording station={station} title={title} render={render} />
      {render.text(say(location.GameEndExplanationTranscript))}
    </GamePanel>
  );
}

/** The end of a game that has nothing else to show. */
function FinishedPanel(props: WordedProps): ReactNode {
  const { words, station, takesFocus } = props;
  const hasGivenUp = useSelector(station, ({ context }) => context.hasGivenUp);
  return (
    <GamePanel
      title={words(hasGivenUp ? 'game.revealed' : 'game.finished')}
      takesFocus={takesFocus}
      actions={<LastActions {...props} />}
    >
      {null}
    </GamePanel>
  );
}

const ways = { puzzle: 'game.toPuzzle', board: 'game.toBoard' } as const;

/** The ways out of a finished game, the best one first. */
function LastActions(props: WordedProps): ReactNode {
  const { t, words, onward, onLeave } = props;
  const all = [
    ...onward.map(({ to, go }) => ({ label: words(ways[to]), go })),
    { label: t('game.leave'), go: onLeave },
  ];
  return (
    <>
      {all.map(({ label, go }, place) =>
        place === 0 ? (
          <Button key={label} onClick={go}>
            {label}
          </Button>
        ) : (
          <button key={label} type="button" className={quietButton.quiet} onClick={go}>
            {label}
          </button>
        ),
      )}
      <RestartButton {...props} />
    </>
  );
}

function RestartButton({ words, onRestart }: Pick<WordedProps, 'words' | 'onRestart'>): ReactNode {
  return onRestart === undefined ? null : (
    <button type="button" className={quietButton.quiet} onClick={onRestart}>
      <RotateCcw aria-hidden size={18} /> {words('game.again')}
    </button>
  );
}
