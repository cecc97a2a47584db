import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type JigsawConfig } from './config.ts';
import { type JigsawEffect, type JigsawEvent } from './events.ts';
import { layOutTable } from './layout.ts';
import { jigsawMachine } from './machine.ts';
import { allPieces, cellOf } from './rules/grid.ts';
import { groupOf, isWon } from './rules/groups.ts';
import { save } from './rules/save.ts';
import { aspects, faultsOf, shares } from './testing/tables.ts';

const config: JigsawConfig = {
  columns: 2,
  rows: 2,
  noses: true,
  seed: 77,
  picture: 'files/a.webp',
  altText: {},
  sounds: { connect: '', disconnect: '' },
};

const { area } = layOutTable({ width: 390, height: 700 }, config, 1.5);
const tableEvent: JigsawEvent = { type: 'TABLE', aspect: 1.5, area };

function start({ saved, config: other = config }: { saved?: unknown; config?: JigsawConfig } = {}) {
  const clock = new SimulatedClock();
  const effects: JigsawEffect[] = [];
  const actor = createActor(jigsawMachine, { clock, input: { config: other, seed: 5, saved } });
  actor.on('*', (effect) => void effects.push(effect));
  actor.start();
  return {
    clock,
    effects,
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    save: () => save(actor.getSnapshot().context.table, actor.getSnapshot().context.state),
    send: (...events: readonly JigsawEvent[]) => {
      effects.length = 0;
      for (const event of events) actor.send(event);
    },
    announcements: () => effects.flatMap((effect) => (effect.type === 'say' ? effect.say : [])),
    sounds: () => effects.flatMap((effect) => (effect.type === 'sound' ? effect.sound : [])),
    wins: () => effects.flatMap((effect) => (effect.type === 'won' ? effect.attempt : [])),
  };
}

function begun(options?: Parameters<typeof start>[0]) {
  const game = start(options);
  game.send(tableEvent, { type: 'SCATTERED' });
  return game;
}

/** Drags a piece to this offset from its home. */
function dragged(piece: number, x: number, y: number): readonly JigsawEvent[] {
  return [
    { type: 'GRAB', piece },
    { type: 'DROP', piece, x, y },
  ];
}

const solved = allPieces(config).flatMap((piece) => dragged(piece, 0, 0));

describe('a hint', () => {
  it('tells where the picked piece belongs, and costs an attempt', () => {
    const game = begun();
    game.send({ type: 'HINT' });
    expect([game.context().state.attempt, game.announcements()]).toEqual([1, []]);
    game.send({ type: 'PICK', piece: 2 }, { type: 'HINT' });
    expect([game.at(), game.context().state.attempt]).toEqual([{ playing: 'picked' }, 2]);
    expect(game.announcements()).toContainEqual({ key: 'jigsaw.say.hint', facts: { row: 2, column: 1 } });
    game.send({ type: 'PLACE', row: 1, column: 0 }, ...solved);
    expect(game.wins()).toEqual([2]);
  });
});

describe('a jigsaw', () => {
  it('waits until the pieces are scattered', () => {
    const game = start();
    game.send(tableEvent, { type: 'GRAB', piece: 0 }, { type: 'PICK', piece: 0 }, { type: 'RESTART' });
    expect([game.at(), game.context().state.attempt, game.effects]).toEqual(['scattering', 1, []]);
    game.send({ type: 'SCATTERED', positions: [{ x: 0.1, y: 1.2 }] });
    expect(game.at()).toEqual({ playing: 'idle' });
    expect(groupOf(game.context().state, 0)).toMatchObject({ x: 0.1, y: 1.2 });
    expect(game.announcements()).toEqual([{ key: 'jigsaw.say.scattered', facts: { count: 4 } }]);
  });

  it('starts on its own if nothing scatters the pieces', () => {
    const game = start();
    game.clock.increment(3999);
    expect(game.at()).toBe('scattering');
    game.clock.increment(1);
    expect(game.at()).toEqual({ playing: 'idle' });
    expect(game.announcements()).toHaveLength(1);
  });

  it('connects a piece dropped near its neighbour, with a sound and a message', () => {
    const game = begun();
    game.send(...dragged(0, 0.1, 0.9));
    expect([game.sounds(), game.announcements()]).toEqual([[], []]);
    game.send(...dragged(1, 0.11, 0.91));
    expect(game.sounds()).toEqual(['connect']);
    expect(game.announcements()).toEqual([{ key: 'jigsaw.say.connected', facts: { pieces: 2 } }]);
    expect(game.effects).toContainEqual({ type: 'hapticFeedback', hapticFeedback: 'right' });
  });

  it('locks a piece at home, which then stays', () => {
    const game = begun();
    game.send(...dragged(3, 0.05, 0));
    expect(game.sounds()).toEqual(['connect']);
    expect(game.announcements()).toEqual([{ key: 'jigsaw.say.home', facts: { placed: 1, count: 4 } }]);
    game.send({ type: 'GRAB', piece: 3 });
    expect([game.at(), game.effects]).toEqual([{ playing: 'idle' }, []]);
  });

  it('gives fingers the slack they need', () => {
    const [without, within] = [begun(), begun()];
    without.send({ type: 'GRAB', piece: 0 }, { type: 'DROP', piece: 0, x: 0.15, y: 0 });
    expect(without.sounds()).toEqual([]);
    within.send({ type: 'GRAB', piece: 0 }, { type: 'DROP', piece: 0, x: 0.15, y: 0, slack: 0.2 });
    expect(within.sounds()).toEqual(['connect']);
  });

  it('leaves a piece where it was if the drag is cancelled or the drop names another piece', () => {
    const game = begun();
    const before = groupOf(game.context().state, 2);
    game.send({ type: 'GRAB', piece: 2 }, { type: 'DROP', piece: 1, x: 0, y: 0 });
    expect([game.at(), game.sounds()]).toEqual([{ playing: 'held' }, []]);
    game.send({ type: 'CANCEL' });
    expect([game.at(), game.context().held]).toEqual([{ playing: 'idle' }, undefined]);
    expect(groupOf(game.context().state, 2)).toEqual(before);
  });

  it('can be solved without dragging, and announces whether a piece fits', () => {
    const game = begun();
    const number = (piece: number) => game.context().table.numbers[piece];
    game.send({ type: 'PICK', piece: 1 });
    expect(game.announcements()).toEqual([{ key: 'jigsaw.say.picked', facts: { piece: number(1), count: 4 } }]);
    game.send({ type: 'PLACE', column: 1, row: 1 });
    expect(game.announcements()).toEqual([{ key: 'jigsaw.say.misfit', facts: { row: 2, column: 2 } }]);
    expect(game.effects).toContainEqual({ type: 'hapticFeedback', hapticFeedback: 'wrong' });
    expect(game.at()).toEqual({ playing: 'picked' });
    game.send({ type: 'PLACE', column: 1, row: 0 });
    expect(game.announcements()).toEqual([
      { key: 'jigsaw.say.fits', facts: { row: 1, column: 2, placed: 1, count: 4 } },
    ]);
    expect(game.at()).toEqual({ playing: 'idle' });
    for (const piece of [0, 2, 3]) game.send({ type: 'PICK', piece }, { type: 'PLACE', ...cellOf(config, piece) });
    expect([game.at(), game.wins(), game.announcements().at(-1)?.key]).toEqual(['won', [1], 'jigsaw.say.won']);
  });

  it('puts a picked piece back when it or another is picked, or the pick is cancelled', () => {
    const game = begun();
    game.send({ type: 'PICK', piece: 1 }, { type: 'PICK', piece: 1 });
    expect([game.at(), game.announcements().at(-1)?.key]).toEqual([{ playing: 'idle' }, 'jigsaw.say.putBack']);
    game.send({ type: 'PICK', piece: 1 }, { type: 'PICK', piece: 2 });
    expect([game.at(), game.context().held]).toEqual([{ playing: 'picked' }, 2]);
    game.send({ type: 'CANCEL' });
    expect([game.at(), game.announcements()[0]?.key]).toEqual([{ playing: 'idle' }, 'jigsaw.say.putBack']);
  });

  it('detaches pieces, with the other sound, until it is won', () => {
    const game = begun();
    game.send(...dragged(0, 0, 0), { type: 'DETACH', piece: 0 });
    expect(game.sounds()).toEqual(['connect', 'disconnect']);
    expect(groupOf(game.context().state, 0)?.locked).toBe(false);
    game.send({ type: 'DETACH', piece: 0 });
    expect(game.effects).toEqual([]);
    game.send(...solved, { type: 'DETACH', piece: 0 });
    expect([game.at(), game.sounds()]).toEqual(['won', ['connect', 'connect', 'connect', 'connect']]);
  });

  it('is won once per attempt, beside the board too, and can be played again', () => {
    const game = begun();
    game.send(...allPieces(config).flatMap((piece) => dragged(piece, 0, 1.1)));
    expect([game.at(), game.wins()]).toEqual(['won', [1]]);
    game.send(tableEvent, { type: 'GRAB', piece: 0 }, { type: 'SCATTERED' }, { type: 'CANCEL' });
    expect([game.at(), game.wins()]).toEqual(['won', []]);
    game.send({ type: 'RESTART' });
    expect([game.at(), isWon(game.context().state)]).toEqual(['scattering', false]);
    game.send({ type: 'SCATTERED' }, ...solved);
    expect([game.at(), game.wins()]).toEqual(['won', [2]]);
  });

  it('counts drops, tries and hints of a round as turns, also after a reload', () => {
    const game = begun();
    game.send(...dragged(0, 0, 1.2), { type: 'PICK', piece: 1 }, { type: 'PLACE', column: 1, row: 1 });
    game.send({ type: 'HINT' }, { type: 'CANCEL' }, { type: 'GRAB', piece: 2 }, { type: 'CANCEL' });
    const again = begun({ saved: { ...game.save(), turns: game.context().turns } });
    again.send(...solved);
    expect(again.effects.at(-1)).toEqual({ type: 'won', attempt: 2, effort: 3 + solved.length / 2 });
    again.send({ type: 'RESTART' }, { type: 'SCATTERED' }, ...solved);
    expect(again.effects.at(-1)).toMatchObject({ effort: solved.length / 2 });
  });

  it.each([undefined, -1, 0.5, 'many'])('counts from the beginning where a save says %j', (turns) => {
    expect(start({ saved: { ...begun().save(), turns } }).context().turns).toBe(0);
  });

  it('releases the piece in hand on a restart', () => {
    const game = begun();
    game.send({ type: 'GRAB', piece: 1 }, { type: 'RESTART' });
    expect([game.at(), game.context().held, game.context().state.attempt]).toEqual(['scattering', undefined, 1]);
  });

  it('counts no attempt in which no piece was put down, and takes a restart back', () => {
    const game = begun();
    game.send({ type: 'RESTART' }, { type: 'SCATTERED' });
    expect(game.context().state.attempt).toBe(1);
    game.send(...dragged(0, 0, 0));
    const saved: unknown = JSON.parse(JSON.stringify(game.save()));
    for (const before of [[], [{ type: 'SCATTERED' }], [{ type: 'SCATTERED' }, { type: 'PICK', piece: 1 }]] as const) {
      game.send({ type: 'RESTART' }, ...before);
      expect(game.context().state.attempt).toBe(2);
      game.send({ type: 'UNDO_RESTART', saved: { ...(saved as object), turns: 1 } });
      expect([game.at(), game.context().held]).toEqual([{ playing: 'idle' }, undefined]);
      expect(game.save()).toEqual(saved);
    }
    game.send({ type: 'UNDO_RESTART', saved: 'nonsense' });
    expect(game.save()).toEqual(saved);
  });

  it('requires the single piece of an uncut picture to be put home', () => {
    const game = begun({ config: { ...config, columns: 1, rows: 1 } });
    expect(game.at()).toEqual({ playing: 'idle' });
    game.send(...dragged(0, 0.01, 0));
    expect([game.at(), game.wins()]).toEqual(['won', [1]]);
  });

  it('resumes where it was, with pieces in hand back in place, even before the picture has loaded', () => {
    const game = begun();
    game.send(...dragged(1, 0, 0), { type: 'RESTART' }, { type: 'SCATTERED' });
    game.send(...dragged(0, 0, 0), { type: 'GRAB', piece: 2 });
    const saved: unknown = JSON.parse(JSON.stringify(game.save()));
    const again = start({ saved });
    expect([again.at(), again.effects]).toEqual([{ playing: 'idle' }, []]);
    again.send(tableEvent);
    expect(again.save()).toEqual(saved);
    expect(again.context().state.attempt).toBe(2);
  });

  it('stays won without announcing another win', () => {
    const game = begun();
    game.send(...solved);
    const again = start({ saved: game.save() });
    expect([again.at(), again.effects]).toEqual(['won', []]);
  });

  it('starts from the beginning if the station has changed', () => {
    const saved = begun().save();
    expect(start({ saved, config: { ...config, columns: 3, seed: 78 } }).at()).toBe('scattering');
  });
});

const number = fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(Number.NaN));
const spot = fc.oneof(fc.constantFrom(0, 0.04, 0.5, 1.1), shares, fc.double());
const events: fc.Arbitrary<JigsawEvent> = fc.oneof(
  fc.record({ type: fc.constant('GRAB' as const), piece: number }),
  fc.record({ type: fc.constant('PICK' as const), piece: number }),
  fc.record({ type: fc.constant('DETACH' as const), piece: number }),
  fc.record({ type: fc.constant('DROP' as const), piece: number, x: spot, y: spot, slack: spot }),
  fc.record({ type: fc.constant('PLACE' as const), column: number, row: number }),
  fc.record({
    type: fc.constant('TABLE' as const),
    aspect: fc.oneof(aspects, fc.double()),
    area: fc.constantFrom(area, layOutTable({ width: 844, height: 360 }, config, 1).area),
  }),
  fc.constantFrom<JigsawEvent>({ type: 'CANCEL' }, { type: 'SCATTERED' }, { type: 'RESTART' }),
);
/** Single events, and the sequences that visitors produce. */
const steps: fc.Arbitrary<readonly JigsawEvent[]> = fc.oneof(
  events.map((event) => [event]),
  fc.record({ piece: fc.nat(3), x: spot, y: spot }).map(({ piece, x, y }) => dragged(piece, x, y)),
  fc.nat(3).map((piece) => dragged(piece, 0, 0)),
  fc.nat(3).map((piece): JigsawEvent[] => [
    { type: 'PICK', piece },
    { type: 'PLACE', ...cellOf(config, piece) },
  ]),
);

describe('whatever happens', () => {
  it('the state is valid, a win is announced once, and a save restores it', () => {
    let wins = 0;
    fc.assert(
      fc.property(fc.array(steps, { minLength: 10, maxLength: 40 }), (walk) => {
        const game = start();
        let attempt = 1;
        for (const event of [{ type: 'SCATTERED' } as const, ...walk.flat()]) {
          const was = game.at();
          const isUntouched = game.context().turns === 0 && was !== 'won';
          game.send(event);
          const { table, state, held } = game.context();
          if (event.type === 'RESTART' && was !== 'scattering' && !isUntouched) attempt += 1;
          const inHand = JSON.stringify(game.at()).match(/held|picked/) !== null;
          wins += game.wins().length;
          expect({
            faults: faultsOf(table, state),
            won: game.at() === 'won',
            wins: game.wins(),
            attempt: state.attempt,
            inHand: held !== undefined,
          }).toEqual({
            faults: [],
            won: isWon(state),
            wins: isWon(state) && was !== 'won' ? [attempt] : [],
            attempt,
            inHand,
          });
        }
        const again = start({ saved: game.save() });
        expect(again.at()).toEqual(isWon(game.context().state) ? 'won' : { playing: 'idle' });
      }),
      { numRuns: 40 },
    );
    expect(wins).toBeGreaterThan(5);
  });

  it('every state can be reached, and from each the game can be won', () => {
    const small = { ...config, columns: 2, rows: 1 };
    const paths = getShortestPaths(jigsawMachine, {
      input: { config: small, seed: 1 },
      events: [
        { type: 'SCATTERED' },
        { type: 'CANCEL' },
        ...[0, 1].flatMap((piece): JigsawEvent[] => [
          { type: 'GRAB', piece },
          { type: 'PICK', piece },
          { type: 'DETACH', piece },
          { type: 'DROP', piece, x: 0, y: 0 },
          { type: 'DROP', piece, x: 0, y: 1.2 },
          { type: 'PLACE', column: piece, row: 0 },
        ]),
      ],
      serializeState: ({ value, context: { state, held } }) =>
        JSON.stringify([value, held, state.groups.map(({ pieces, locked }) => [pieces, locked])]),
    });
    const seen = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...seen].toSorted()).toEqual(
      ['"scattering"', '"won"', '{"playing":"held"}', '{"playing":"idle"}', '{"playing":"picked"}'].toSorted(),
    );
    for (const { state } of paths) {
      const actor = createActor(jigsawMachine, {
        snapshot: jigsawMachine.resolveState(state),
        input: { config: small, seed: 1 },
      });
      actor.start();
      const win: readonly JigsawEvent[] = [
        { type: 'SCATTERED' },
        { type: 'CANCEL' },
        ...dragged(0, 0, 0),
        ...dragged(1, 0, 0),
      ];
      for (const event of win) actor.send(event);
      expect(actor.getSnapshot().value).toBe('won');
    }
    expect(paths.length).toBeGreaterThan(12);
  });
});
