import { useActorRef, useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { memoryPictures } from '#content/memory-pictures.ts';
import { coloursAt } from '#engine/stage/colours.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { GameLayout } from '../host/game-layout.tsx';
import type { GameProps } from '../host/game-props.ts';
import notes from '../host/note.module.css';
import { StageView } from '../host/stage-view.tsx';
import { UnplayableGame } from '../host/unplayable-game.tsx';
import { phraseText, useGame } from '../host/use-game.ts';
import { useRestart } from '../host/use-restart.ts';
import { useElementSize } from '#ui/use-element-size.ts';
import { memoryConfig, type MemoryConfig } from './config.ts';
import styles from './memory-game.module.css';
import { type Direction, layTable, neighbour, type Table } from './layout.ts';
import { memoryMachine } from './machine.ts';
import { faceOf, isUntouched, type MemoryGame as Cards, save } from './rules.ts';
import { createMemoryScene } from './scene.ts';
import { cardLabel, memoryReasons, progressOf, turnsOf } from './phrases.ts';
import { PlainCards } from './plain-cards.tsx';

/** The memory game: the visitor turns over cards to find pairs. */
export function MemoryGame(props: GameProps): ReactNode {
  const { location, catalogue } = props;
  const prepared = useMemo(() => memoryConfig(location, memoryPictures(location, catalogue)), [location, catalogue]);
  return prepared.kind === 'playable' ? (
    <Memory {...props} config={prepared.config} />
  ) : (
    <UnplayableGame t={props.t} reason={phraseText(props, memoryReasons[prepared.reason])} />
  );
}

function Memory({ config: latest, ...props }: GameProps & { readonly config: MemoryConfig }): ReactNode {
  const { t, say, effects, isCalm, sized } = props;
  const actor = useActorRef(memoryMachine, { input: { config: latest, seed: props.seed, saved: props.saved } });
  const { config, game: cards } = useSelector(actor, ({ context }) => context);
  const announcement = useGame(actor, props, {
    config: latest,
    save: ({ context }) => save(config, context.game),
    play: () => effects.play(config.flipURL),
  });
  const restart = useRestart(actor, {
    save: ({ context }) => save(config, context.game),
    isUntouched: isUntouched(cards),
  });
  const [box, measure] = useElementSize();
  const count = cards.deck.length;
  const nameOf = useCallback(
    (picture: number): string => say(config.pictures[picture]?.name ?? {}).text || String(picture + 1),
    [config, say],
  );
  const createScene = useCallback(
    (stage: Stage, place: HTMLElement) =>
      createMemoryScene(stage, {
        config,
        sized,
        colours: coloursAt(place),
        nameOf,
        // The canvas is as high as the cards; the box may be lower and then scrolls.
        layTable: ({ width }) =>
          layTable(count, { width, height: place.closest(`.${styles.scroller}`)?.clientHeight ?? 0 }),
        isCalm,
      }),
    [config, sized, nameOf, count, isCalm],
  );
  const table = box === undefined ? undefined : layTable(count, box);
  return (
    <GameLayout
      t={t}
      progress={phraseText(props, progressOf(cards))}
      done={cards.found.length}
      goal={count / 2}
      status={announcement === '' ? phraseText(props, turnsOf(cards)) : announcement}
      {...restart}
    >
      <div ref={measure} className={styles.scroller}>
        {table === undefined ? null : (
          <div className={styles.table} style={{ height: table.height }}>
            <StageView
              actor={actor}
              createScene={createScene}
              opening={<Opening t={t} />}
              plain={<PlainCards config={config} cards={cards} table={table} nameOf={nameOf} />}
            />
            <CardButtons
              {...props}
              config={config}
              cards={cards}
              table={table}
              onFlip={(card) => actor.send({ type: 'FLIP', card })}
            />
          </div>
        )}
      </div>
    </GameLayout>
  );
}

interface CardButtonsProps extends GameProps {
  readonly config: MemoryConfig;
  readonly cards: Cards;
  readonly table: Table;
  readonly onFlip: (card: number) => void;
}

/** A button on each card. The arrow keys move between them. */
function CardButtons({ config, cards, table, onFlip, ...props }: CardButtonsProps): ReactNode {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = neighbour(table, current, direction);
    buttons.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={buttons} role="group" aria-label={props.t('memory.cards')}>
      {table.cards.map(({ x, y, width, height }, card) => (
        <button
          // A card is identified by its index in the deck.
          key={card}
          type="button"
          className={styles.card}
          style={{ left: x, top: y, width, height }}
          tabIndex={card === current ? 0 : -1}
          aria-label={phraseText(props, cardLabel(config, cards, card))}
          onFocus={() => setCurrent(card)}
          onKeyDown={moveFocus}
          onClick={() => onFlip(card)}
        >
          {faceOf(cards, card) === 'found' ? <Check aria-hidden strokeWidth={3} /> : null}
        </button>
      ))}
    </div>
  );
}

const directions: Readonly<Record<string, Direction | undefined>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Not a status: buttons can be pressed while the pictures are on their way. */
function Opening({ t }: Pick<GameProps, 't'>): ReactNode {
  return <p className={notes.loading}>{t('game.loading')}</p>;
}
