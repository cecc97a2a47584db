import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Spoken } from '#content/language-fallback.ts';
import { openNarration } from '#engine/audio/howler-media.ts';
import { mediaActor } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { stationMachine } from '#engine/station/station-machine.ts';
import { type KeyOf, type Translate } from '#i18n/pack.ts';
import { Button } from '#ui/button.tsx';
import { SpokenText } from '../shell/text/spoken-text.tsx';
import { useContent } from '../state/content/content-context.tsx';
import { LayerFrame, useLayer } from '#games/host/layer-frame.tsx';
import { Player } from '../station/screen/player.tsx';
import { RichText } from '../station/screen/rich-text.tsx';
import styles from './end-explanation.module.css';
import { type BoardPlace } from './use-board.ts';

export interface EndExplanationProps {
  readonly t: Translate<KeyOf<'board' | 'games'>>;
  /** GameEndExplanationLabel. */
  readonly title: Spoken;
  /** The places that have an end explanation. */
  readonly places: readonly BoardPlace[];
  readonly onClose: () => void;
}

/** The end explanations of all stations, one after the other. */
export function EndExplanation({ t, title, places, onClose }: EndExplanationProps): ReactNode {
  return (
    <LayerFrame title={<SpokenText spoken={title} />} closeLabel={t('board.explanation.close')} onClose={onClose}>
      <Chapters t={t} places={places} />
    </LayerFrame>
  );
}

function Chapters({ t, places }: Pick<EndExplanationProps, 't' | 'places'>): ReactNode {
  const { close } = useLayer();
  const [current, setCurrent] = useState(0);
  const place = places[current];
  const isLast = current === places.length - 1;
  return (
    <div className={styles.explanation}>
      {place === undefined ? null : (
        <Chapter
          key={place.item.ID}
          t={t}
          place={place}
          isFirst={current === 0}
          isLast={isLast}
          onNext={() => (isLast ? close() : setCurrent(current + 1))}
          onHeard={() => {
            if (!isLast) setCurrent(current + 1);
          }}
        />
      )}
      <nav aria-label={t('board.explanation.chapters')}>
        <ol className={styles.chapters}>
          {places.map(({ item, title }, chapter) => (
            <li key={item.ID}>
              <button
                type="button"
                aria-current={chapter === current ? 'true' : undefined}
                onClick={() => setCurrent(chapter)}
              >
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

const machine = stationMachine.provide({
  actors: { player: playerMachine.provide({ actors: { media: mediaActor(openNarration) } }) },
});

interface ChapterProps extends Pick<EndExplanationProps, 't'> {
  readonly place: BoardPlace;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onNext: () => void;
  /** Called when the explanation has been played to its end. */
  readonly onHeard: () => void;
}

function Chapter({ t, place: { location, title }, isFirst, isLast, onNext, onHeard }: ChapterProps): ReactNode {
  const { say } = useContent();
  const heading = useRef<HTMLHeadingElement>(null);
  const url = say(location.GameEndExplanationURL).text;
  const station = useActorRef(machine, {
    input: { kind: url === '' ? 'silent' : 'media', url, playAtOnce: true },
  });
  const player = useSelector(station, ({ children }) => children.player);
  const isOver = useSelector(station, (state) => state.matches({ media: 'finished' }));
  const tell = useEffectEvent(onHeard);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  useEffect(() => {
    // At first, screen readers read the layer's own heading.
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <article className={styles.chapter}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {player === undefined ? null : <Player player={player} title={title} />}
      <RichText html={say(location.GameEndExplanationTranscript)} />
      <Button onClick={onNext}>{t(isLast ? 'board.explanation.close' : 'game.next')}</Button>
    </article>
  );
}
