import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyActor, createActor, SimulatedClock } from 'xstate';
import { choicesMachine } from '#games/choices/machine.ts';
import { fourAnswers } from '#games/choices/testing/stations.ts';
import { hiddenObjectMachine } from '#games/hidden-object/machine.ts';
import { fivePlaces } from '#games/hidden-object/testing/stations.ts';
import { type JigsawConfig } from '#games/jigsaw/config.ts';
import { layOutTable } from '#games/jigsaw/layout.ts';
import { jigsawMachine } from '#games/jigsaw/machine.ts';
import { memoryMachine } from '#games/memory/machine.ts';
import { playedGame, type PlayedGame } from './played-game.ts';

interface Started {
  readonly game: PlayedGame;
  readonly at: () => unknown;
  readonly wins: readonly unknown[];
}

/** Starts the game with a seed. @param variant of its content */
type Start = (seed: number, variant: number) => Started;

function started(actor: AnyActor): Started {
  const wins: unknown[] = [];
  actor.on('won', (win: unknown) => void wins.push(win));
  actor.start();
  const game = playedGame(actor);
  if (game === undefined) throw new Error('The actor runs no game');
  return { game, at: () => actor.getSnapshot().value, wins };
}

const memory: Start = (seed, variant) => {
  const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((url) => ({ url, name: {} }));
  const config = { pictures, pairs: 2 + (variant % 5), backURL: '', flipURL: '' };
  return started(createActor(memoryMachine, { clock: new SimulatedClock(), input: { config, seed } }));
};

const choices: Start = (seed, variant) => {
  const config = [fourAnswers(0), fourAnswers(1, 2), fourAnswers(0, 1, 2, 3)][variant % 3] ?? fourAnswers(0);
  return started(createActor(choicesMachine, { input: { config, seed } }));
};

const search: Start = (seed, variant) => {
  const config = fivePlaces({ GameHotspotsInARow: variant % 3 });
  return started(createActor(hiddenObjectMachine, { input: { config, seed } }));
};

const jigsaw: Start = (seed, variant) => {
  const config: JigsawConfig = {
    columns: 2,
    rows: 2,
    noses: variant % 2 === 0,
    seed: 77,
    picture: 'files/a.webp',
    altText: {},
    sounds: { connect: '', disconnect: '' },
  };
  const actor = createActor(jigsawMachine, { clock: new SimulatedClock(), input: { config, seed } });
  const { area } = layOutTable({ width: 390, height: 700 }, config, 1.5);
  const game = started(actor);
  actor.send({ type: 'TABLE', aspect: 1.5, area });
  return game;
};

describe.each([
  ['memory', memory],
  ['choices', choices],
  ['hidden object', search],
  ['jigsaw', jigsaw],
])('a played %s', (_, start) => {
  const seeds = fc.nat(1_000_000);
  const variants = fc.nat(4);

  it('reaches the third attempt from any content', () => {
    fc.assert(
      fc.property(seeds, variants, (seed, variant) => {
        const { game, wins } = start(seed, variant);
        for (let step = 0; game.attempt() < 3 && step < 4; step += 1) {
          game.prepare();
          game.nextAttempt();
        }
        expect([game.attempt(), wins]).toEqual([3, []]);
      }),
    );
  });

  it('is won by what visitors do, at the attempt that it has reached', () => {
    fc.assert(
      fc.property(seeds, variants, fc.boolean(), (seed, variant, isLater) => {
        const { game, at, wins } = start(seed, variant);
        game.prepare();
        if (isLater) {
          game.nextAttempt();
          game.prepare();
        }
        const attempt = game.attempt();
        game.win();
        expect([at(), wins]).toEqual(['won', [expect.objectContaining({ attempt })]]);
      }),
    );
  });
});

it('is ready once the pieces have fallen', () => {
  const { game } = jigsaw(1, 0);
  expect(game.isReady()).toBe(false);
  game.prepare();
  expect(game.isReady()).toBe(true);
  expect(memory(1, 0).game.isReady()).toBe(true);
});

it('needs an actor of a game', () => {
  expect(playedGame('actor')).toBeUndefined();
});
