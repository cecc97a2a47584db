import { type GameEffect } from '#engine/play/game.ts';
import { type Facts, type GamesKey } from '#i18n/pack.ts';
import { type JigsawSound } from './config.ts';
import { countOf, type Place } from './rules/grid.ts';
import { groupOf, isWon, type JigsawState, placedPieces } from './rules/groups.ts';
import { fits } from './rules/moves.ts';
import { type Table } from './rules/table.ts';

/** What has happened, for the status line: a text and its facts. Places count from 1, pieces by their numbers. */
export interface JigsawSay {
  readonly key: Extract<GamesKey, `jigsaw.say.${string}`>;
  readonly facts: Facts;
}

export type JigsawEffect = GameEffect<JigsawSound, JigsawSay>;

const tick: JigsawEffect = { type: 'feel', feel: 'tick' };
const won = say('jigsaw.say.won', {});

export function say(key: JigsawSay['key'], facts: Facts): JigsawEffect {
  return { type: 'say', say: { key, facts } };
}

export function onScattered(table: Table): readonly JigsawEffect[] {
  return [say('jigsaw.say.scattered', { count: countOf(table) })];
}

export function onGrabbed(): readonly JigsawEffect[] {
  return [tick];
}

export function onPicked(table: Table, piece: number): readonly JigsawEffect[] {
  return [tick, say('jigsaw.say.picked', { ...numberOf(table, piece), count: countOf(table) })];
}

export function onPutBack(table: Table, piece: number): readonly JigsawEffect[] {
  return [say('jigsaw.say.putBack', numberOf(table, piece))];
}

export function onDetached(table: Table, piece: number): readonly JigsawEffect[] {
  return [{ type: 'sound', sound: 'disconnect' }, tick, say('jigsaw.say.detached', numberOf(table, piece))];
}

/** Silent when nothing has snapped. */
export function onDropped(
  table: Table,
  before: JigsawState,
  after: JigsawState,
  piece: number,
): readonly JigsawEffect[] {
  const group = groupOf(after, piece);
  if (group?.locked === true) return snapped(after, say('jigsaw.say.home', progress(table, after)));
  if (group === undefined || after.groups.length === before.groups.length) return [];
  return snapped(after, say('jigsaw.say.connected', { pieces: group.pieces.length }));
}

export function onPlaced(table: Table, after: JigsawState, piece: number, place: Place): readonly JigsawEffect[] {
  const where = { row: place.row + 1, column: place.column + 1 };
  if (!fits(table, piece, place)) return [{ type: 'feel', feel: 'wrong' }, say('jigsaw.say.misfit', where)];
  return snapped(after, say('jigsaw.say.fits', { ...where, ...progress(table, after) }));
}

function snapped(after: JigsawState, said: JigsawEffect): readonly JigsawEffect[] {
  return [{ type: 'sound', sound: 'connect' }, { type: 'feel', feel: 'right' }, isWon(after) ? won : said];
}

function progress(table: Table, state: JigsawState): Facts {
  return { placed: placedPieces(state).length, count: countOf(table) };
}

function numberOf({ numbers }: Table, piece: number): Facts {
  return { piece: numbers[piece] ?? 0 };
}
