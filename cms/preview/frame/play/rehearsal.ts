import {
  mostActions,
  type PlayEnd,
  type PlayNote,
  type PlayOrder,
  type PlayRecording,
  type PlayReport,
  type PlayStart,
} from '#contract/play.ts';
import { type gameStationMachine } from '#engine/station/game-machine.ts';
import { type ActorRefFrom } from 'xstate';
import { type RecordedAction, type PlayedGame } from '../../play/rules/played-game.ts';

type Station = Pick<ActorRefFrom<typeof gameStationMachine>, 'getSnapshot' | 'send'>;

export interface RehearsalOptions {
  readonly order: Pick<PlayOrder, 'start' | 'tape'>;
  readonly station: Station;
  /** Resolves after milliseconds of the game's time. */
  readonly rest: (milliseconds: number) => Promise<void>;
  /** Milliseconds of the game's time. */
  readonly now: () => number;
  readonly tell: (report: PlayReport) => void;
}

export interface Rehearsal {
  /** Continues with this game, which replaces an earlier one when the preview is drawn in other colours. */
  readonly meet: (game: PlayedGame) => void;
  /** Stops recording and playback; the game stays as it is. */
  readonly stopPlayback: () => void;
  readonly end: () => void;
}

/** Milliseconds between looks at what is waited for, and until it is given up: a large picture on a slow network. */
const pause = 40;
const timeoutMs = 20_000;

/** Brings the course of a station to where the order starts, then records a tester or plays a recording. */
export function createRehearsal({ order, station, rest, now, tell }: RehearsalOptions): Rehearsal {
  let game: PlayedGame | undefined;
  let unfollow = (): void => undefined;
  let hear: ((action: RecordedAction) => void) | undefined;
  const life = { isOn: true, isTaping: true };
  const { start, tape } = order;
  const place = (): string => station.getSnapshot().value;

  if (start !== undefined) void run(start);

  return {
    meet: (met) => {
      unfollow();
      game = met;
      unfollow = met.onAction((action) => hear?.(action));
    },
    stopPlayback: () => {
      life.isTaping = false;
      hear = undefined;
    },
    end: () => {
      life.isOn = false;
      life.isTaping = false;
      unfollow();
    },
  };

  async function run(start: PlayStart): Promise<void> {
    await rest(0);
    if (start !== 'announced' && !(await until(() => game?.isReady() === true || canSkip(start)))) {
      if (life.isOn && tape.kind === 'replay') tell({ kind: 'replayed', done: 0, notes: [], end: 'unplayable' });
      return;
    }
    await reach(start);
    if (!life.isOn) return;
    tell({ kind: 'started', reached: place(), attempt: game?.attempt() ?? 1 });
    if (!life.isTaping) return;
    if (tape.kind === 'record') record();
    if (tape.kind === 'replay') await replay(tape.recording, tape.stops);
  }

  /** Whether a jump need not wait until the pieces have fallen. */
  function canSkip(start: PlayStart): boolean {
    return game !== undefined && (start === 'won' || start === 'explained');
  }

  /** All by events that visitors cause as well. */
  async function reach(start: PlayStart): Promise<void> {
    switch (start) {
      case 'announced':
      case 'first':
        return;
      case 'third':
        for (let step = 0; step < 4 && life.isOn && (game?.attempt() ?? 3) < 3; step += 1) {
          game?.nextAttempt();
          // The picture follows each attempt, for instance pieces that fall again.
          await rest(pause);
          if (!(await until(() => game?.isReady() === true))) return;
        }
        return;
      case 'won':
      case 'explained':
        game?.prepare();
        await rest(pause);
        if (life.isOn) game?.win();
        if (place() === 'cheered') station.send({ type: 'SKIP' });
        if (start === 'explained' && place() === 'won') station.send({ type: 'SKIP' });
    }
  }

  function record(): void {
    const began = now();
    let count = 0;
    hear = (action) => {
      tell({ kind: 'acted', action: { at: Math.round(now() - began), ...action } });
      count += 1;
      // A finished game is the end of a recording.
      if (isEnd(action.result) || count === mostActions) hear = undefined;
    };
  }

  async function replay({ actions }: PlayRecording, stops: boolean): Promise<void> {
    const began = now();
    const notes: PlayNote[] = [];
    const report = (done: number, end?: PlayEnd): void => tell({ kind: 'replayed', done, notes: [...notes], end });
    report(0);
    for (const [index, { at, result, ...action }] of actions.entries()) {
      await rest(Math.max(began + at - now(), 0));
      if (!life.isTaping) return;
      // Testers who heard the announcement have gone on from there.
      if (place() === 'announced') station.send({ type: 'SKIP' });
      if (!(await until(() => place() !== 'playing' || game?.isReady() === true))) return report(index, 'unplayable');
      if (place() !== 'playing' || game === undefined) return report(index, 'over');
      const outcome = game.act(action);
      if ('misfit' in outcome) {
        notes.push({ kind: 'misfit', action: index, misfit: outcome.misfit });
        if (stops) return report(index, 'stopped');
      } else if (outcome.result !== result) notes.push({ kind: 'differs', action: index, now: outcome.result });
      report(index + 1);
    }
    const wasEnded = isEnd(actions.at(-1)?.result);
    report(actions.length, wasEnded && place() === 'playing' ? 'unfinished' : 'done');
  }

  async function until(condition: () => boolean): Promise<boolean> {
    for (let waited = 0; life.isOn && waited < timeoutMs; waited += pause) {
      if (condition()) return true;
      await rest(pause);
    }
    return life.isOn && condition();
  }
}

function isEnd(result: RecordedAction['result'] | undefined): boolean {
  return result === 'won' || result === 'gave-up';
}
