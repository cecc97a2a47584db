import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Subscription } from 'xstate';
import type { GameEffect, GameEvent, PreviewEvent } from '#engine/play/game.ts';
import { type Phrase, speak } from '#engine/play/phrase.ts';
import type { KeyOf } from '#i18n/pack.ts';
import type { FramedView } from '#ui/picture/zoom-view.ts';
import type { ReadonlyStore } from '#ui/store.ts';
import type { GameProps } from './game-props.ts';

/** The part of a game's machine that its host uses. */
export interface GameActor<Config, State, Sound, Key extends KeyOf<'games'>> {
  readonly getSnapshot: () => State;
  readonly subscribe: (listener: (state: State) => void) => Subscription;
  readonly send: (event: GameEvent | PreviewEvent<Config>) => void;
  readonly on: (type: '*', listener: (effect: GameEffect<Sound, Phrase<Key>>) => void) => Subscription;
}

export interface GameWorld<Config, State, Sound> {
  /** The station's current config; the machine may still have an earlier one. */
  readonly config: Config;
  readonly save: (state: State) => unknown;
  readonly play: (sound: Sound) => void;
  /** The visible section of the picture, if visitors can zoom. */
  readonly view?: ReadonlyStore<FramedView>;
}

/**
 * Carries out the effects of a game's machine, and stores its states.
 *
 * @returns the latest message of the game, in the visitor's language
 */
export function useGame<Config, State, Sound, Key extends KeyOf<'games'>>(
  actor: GameActor<Config, State, Sound, Key>,
  props: GameProps,
  world: GameWorld<Config, State, Sound>,
): string {
  const [{ announcement, isRepeated }, setAnnouncement] = useState<Announced<Key>>(silence);
  const announce = (next: Phrase<Key> | 'restart undone'): void =>
    setAnnouncement((before) => ({
      announcement: next,
      isRepeated: !before.isRepeated && JSON.stringify(before.announcement) === JSON.stringify(next),
    }));
  const carryOut = useEffectEvent((effect: GameEffect<Sound, Phrase<Key>>) => {
    switch (effect.type) {
      case 'say':
        return announce(effect.say);
      case 'sound':
        return world.play(effect.sound);
      case 'hapticFeedback':
        return props.hapticFeedback(effect.hapticFeedback);
      case 'won':
        props.hapticFeedback('won');
        return props.onWon(effect);
      case 'gave-up':
        return props.onGaveUp();
      case 'restarted':
        return props.onRestarted();
      case 'restart-undone':
        return announce('restart undone');
    }
  });
  const keep = useEffectEvent((state: State) => props.keep(world.save(state)));
  useEffect(() => {
    const effects = actor.on('*', (effect) => carryOut(effect));
    const states = actor.subscribe((state) => keep(state));
    return () => {
      effects.unsubscribe();
      states.unsubscribe();
    };
  }, [actor]);
  const { config } = world;
  const isSolved = props.isSolved === true;
  const revise = useEffectEvent(() => {
    actor.send({ type: 'REVISE', config });
    if (isSolved) actor.send({ type: 'SOLVE' });
  });
  const known = useRef(config);
  // A layout effect, so that the screen never combines new content with an old state.
  useLayoutEffect(() => {
    if (JSON.stringify(known.current) === JSON.stringify(config)) return;
    known.current = config;
    revise();
  }, [config]);
  const lastRound = useRef(props.round);
  useEffect(() => {
    if (lastRound.current === props.round) return;
    lastRound.current = props.round;
    actor.send({ type: 'RESTART' });
  }, [actor, props.round]);
  useEffect(() => {
    if (isSolved) actor.send({ type: 'SOLVE' });
  }, [actor, isSolved]);
  const { watch } = props;
  const { view } = world;
  useEffect(() => watch?.(actor, view), [watch, actor, view]);
  if (announcement === undefined) return '';
  const words = announcement === 'restart undone' ? props.t('game.takenBack') : phraseText(props, announcement);
  return isRepeated ? words + noBreakSpace : words;
}

interface Announced<Key extends KeyOf<'games'>> {
  readonly announcement: Phrase<Key> | 'restart undone' | undefined;
  /** Whether the same message came before; every second time, so that a third one differs from the second. */
  readonly isRepeated: boolean;
}

const silence = { announcement: undefined, isRepeated: false } as const;

/** Makes a repeated message another text, which screen readers announce again (WCAG 4.1.3). */
const noBreakSpace = '\u00a0';

/** Translates a game's phrase into the visitor's language. */
export function phraseText<Key extends KeyOf<'games'>>(
  { t, say }: Pick<GameProps, 't' | 'say'>,
  phrase: Phrase<Key>,
): string {
  return speak(phrase, t, (text) => say(text).text);
}
