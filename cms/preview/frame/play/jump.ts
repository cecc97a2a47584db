import { type ActorRefFrom } from 'xstate';
import { type PlayReport, type PlayStart } from '#contract/play.ts';
import { type gameStationMachine } from '#engine/station/game-machine.ts';
import { type PlayedGame } from './played-game.ts';

export interface JumpOptions {
  readonly start: PlayStart;
  /** Undefined until the course begins. */
  readonly station: () => Pick<ActorRefFrom<typeof gameStationMachine>, 'getSnapshot' | 'send'> | undefined;
  /** Undefined while none is drawn; it is another one when the preview is drawn in other colours. */
  readonly game: () => PlayedGame | undefined;
  /** Resolves after milliseconds of the game's time. */
  readonly rest: (milliseconds: number) => Promise<void>;
  readonly tell: (report: PlayReport) => void;
}

/** Milliseconds between looks at what is waited for, and until it is given up: a large picture on a slow network. */
const pause = 40;
const timeoutMs = 20_000;

/** Brings a course to where it should start, by events that visitors cause as well. @returns stops that */
export function jump({ start, station, game, rest, tell }: JumpOptions): () => void {
  const life = { isOn: true };
  const place = (): string | undefined => station()?.getSnapshot().value;
  const isReady = (): boolean => game()?.isReady() === true;
  void run();
  return () => {
    life.isOn = false;
  };

  async function run(): Promise<void> {
    await rest(0);
    if (!(await until(canBegin))) return;
    await reach();
    const reached = place();
    if (life.isOn && reached !== undefined) tell({ reached, attempt: game()?.attempt() ?? 1 });
  }

  function canBegin(): boolean {
    if (place() === undefined) return false;
    switch (start) {
      case 'announced':
        return true;
      case 'first':
      case 'third':
        return isReady();
      case 'won':
      case 'explained':
        // A win need not wait until the pieces have fallen.
        return game() !== undefined;
    }
  }

  async function reach(): Promise<void> {
    switch (start) {
      case 'announced':
      case 'first':
        return;
      case 'third':
        for (let step = 0; step < 4 && life.isOn && (game()?.attempt() ?? 3) < 3; step += 1) {
          game()?.nextAttempt();
          // The picture follows each attempt, for instance pieces that fall again.
          await rest(pause);
          if (!(await until(isReady))) return;
        }
        return;
      case 'won':
      case 'explained':
        game()?.prepare();
        await rest(pause);
        if (life.isOn) game()?.win();
        if (place() === 'cheered') station()?.send({ type: 'SKIP' });
        if (start === 'explained' && place() === 'won') station()?.send({ type: 'SKIP' });
    }
  }

  async function until(condition: () => boolean): Promise<boolean> {
    for (let waited = 0; life.isOn && waited < timeoutMs; waited += pause) {
      if (condition()) return true;
      await rest(pause);
    }
    return life.isOn && condition();
  }
}
