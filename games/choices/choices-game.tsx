import { useActorRef, useSelector } from '@xstate/react';
import { Lightbulb, Volume2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isBlank } from '#content/rules/find.ts';
import type { Stage } from '#engine/stage/stage.ts';
import type { Size } from '#ui/picture/zoom-view.ts';
import { Button, join, RoundButton } from '#ui/button.tsx';
import { GameLayout } from '../host/game-layout.tsx';
import type { GameProps } from '../host/game-props.ts';
import { PictureGate } from '../host/picture-gate.tsx';
import { StageView } from '../host/stage-view.tsx';
import { UnplayableGame } from '../host/unplayable-game.tsx';
import { phraseText, useGame } from '../host/use-game.ts';
import { useHelp } from '../host/use-help.ts';
import styles from './choices-game.module.css';
import { type ChoicesConfig, choicesConfig } from './config.ts';
import { choicesMachine, recordingOf } from './machine.ts';
import { type ChoicesGame as Choices, markOf, save } from './rules.ts';
import { createChoicesScene } from './scene.ts';
import { answerLabel, choicesReasons, listenLabel } from './phrases.ts';
import { PlainPicture } from './plain-picture.tsx';

/** The choices game: the visitor answers a question. */
export function ChoicesGame(props: GameProps): ReactNode {
  const { location } = props;
  const prepared = useMemo(() => choicesConfig(location), [location]);
  return prepared.kind === 'playable' ? (
    <Question {...props} config={prepared.config} />
  ) : (
    <UnplayableGame t={props.t} reason={phraseText(props, choicesReasons[prepared.reason])} />
  );
}

function Question({ config: latest, ...props }: GameProps & { readonly config: ChoicesConfig }): ReactNode {
  const { t, say, effects, location, introduction, isCalm, enlarge } = props;
  const actor = useActorRef(choicesMachine, { input: { config: latest, seed: props.seed, saved: props.saved } });
  const { config, game } = useSelector(actor, ({ context }) => context);
  const announcement = useGame(actor, props, {
    config: latest,
    save: ({ context }) => save(config, context.game),
    play: (sound) => effects.speak(say(recordingOf(config, sound)).text),
  });
  const picture = location.ImageDescriptors.find(({ ImageURL }) => ImageURL !== '')?.ImageURL;
  const createScene = useCallback(
    (stage: Stage) => createChoicesScene(stage, { picture: picture ?? '', isCalm }),
    [picture, isCalm],
  );
  const isSeveral = config.kind === 'several';
  const help = useHelp({
    question: game.end === 'open' ? t('choices.giveUp') : undefined,
    onUse: () => actor.send({ type: 'SHOW_SOLUTION' }),
  });
  return (
    <GameLayout
      t={t}
      progress=""
      done={0}
      goal={0}
      status={help.warning ?? announcement}
      onRestart={() => actor.send({ type: 'RESTART' })}
      controls={
        <RoundButton label={t('choices.showSolution')} aria-disabled={game.end !== 'open'} {...help.button}>
          <Lightbulb aria-hidden />
        </RoundButton>
      }
    >
      <div
        className={join(styles.scroller, picture === undefined ? undefined : styles.pictured)}
        style={{ '--answers': config.answers.length } as CSSProperties}
      >
        {picture === undefined ? null : (
          <div className={styles.picture}>
            <PictureGate t={t} url={picture}>
              {(size) => (
                <Panorama t={t} size={size}>
                  <StageView
                    actor={actor}
                    createScene={createScene}
                    plain={<PlainPicture url={picture} game={game} />}
                  />
                  {enlarge?.(picture, location)}
                </Panorama>
              )}
            </PictureGate>
          </div>
        )}
        <div className={styles.words}>
          {introduction}
          {isSeveral ? <p className={styles.several}>{t('choices.several')}</p> : null}
          <Answers {...props} config={config} game={game} actor={actor} />
          {isSeveral && game.end !== 'revealed' ? (
            <Button
              className={styles.check}
              aria-disabled={game.end !== 'open'}
              onClick={() => actor.send({ type: 'CHECK' })}
            >
              {t('choices.check')}
            </Button>
          ) : null}
        </div>
      </div>
    </GameLayout>
  );
}

/** Pictures wider than this, in relation to their height, are looked at from side to side. */
const widest = 4;

interface PanoramaProps extends Pick<GameProps, 't'> {
  readonly size: Size;
  readonly children: ReactNode;
}

/** Scrolls a very wide picture, which would otherwise be a thin strip. */
function Panorama({ t, size: { width, height }, children }: PanoramaProps): ReactNode {
  return width <= widest * height ? (
    children
  ) : (
    // The list of one picture scrolls, so it must be focusable.
    <ul aria-label={t('choices.picture')} tabIndex={0} className={styles.panorama}>
      <li style={{ aspectRatio: `${width} / ${height}` }}>{children}</li>
    </ul>
  );
}

interface AnswersProps extends GameProps {
  readonly config: ChoicesConfig;
  readonly game: Choices;
  readonly actor: ActorRefFrom<typeof choicesMachine>;
}

function Answers({ config, game, actor, ...props }: AnswersProps): ReactNode {
  const { t, say } = props;
  const isSeveral = config.kind === 'several';
  return (
    <ul className={styles.answers} aria-label={t('choices.answers')}>
      {config.answers.map((answer, index) => {
        const mark = markOf(config, game, index);
        const isShut = mark === 'wrong' || game.end !== 'open';
        return (
          // An answer is identified by its index.
          <li key={index} data-mark={mark}>
            <button
              type="button"
              className={styles.answer}
              role={isSeveral ? 'checkbox' : undefined}
              aria-checked={isSeveral ? game.selected.includes(index) : undefined}
              aria-disabled={isShut}
              aria-label={phraseText(props, answerLabel(config, game, index))}
              onClick={() => actor.send({ type: 'SELECT', answer: index })}
            >
              <span aria-hidden className={styles.label}>
                {answer.label}
              </span>
              <span className={styles.text}>
                {say(answer.text).text || t('choices.answer', { label: answer.label })}
              </span>
            </button>
            <p aria-live="polite" className={styles.reason}>
              {mark === 'wrong' || mark === 'solution' ? say(answer.feedback).text : ''}
            </p>
            {isBlank(answer.sound) ? null : (
              <RoundButton
                label={phraseText(props, listenLabel(config, index))}
                onClick={() => actor.send({ type: 'LISTEN', answer: index })}
              >
                <Volume2 aria-hidden />
              </RoundButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
