import { isBlank } from '#content/rules/find.ts';
import { type Fact, nameOr, type Phrase } from '#engine/play/phrase.ts';
import type { KeyOf } from '#i18n/pack.ts';
import type { HiddenObjectConfig, HiddenObjectReason } from './config.ts';
import { type Aim, guess, type GuessOutcome, type HiddenObjectGame, hintAfter } from './rules.ts';

type HiddenKey = Extract<KeyOf<'games'>, `hidden.${string}`>;

export type HiddenObjectPhrase = Phrase<HiddenKey>;

export const hiddenObjectReasons = {
  'no-picture': { key: 'hidden.reason.no-picture', facts: {} },
  'no-solution': { key: 'hidden.reason.no-solution', facts: {} },
} as const satisfies Record<HiddenObjectReason, HiddenObjectPhrase>;

/**
 * Returns the accessible name of a hotspot's button, for visitors who play without pointing at the picture. It includes
 * the hotspot's name, but never reveals whether it is a solution.
 */
export function hotspotLabel(
  { hotspots }: HiddenObjectConfig,
  { found }: HiddenObjectGame,
  hotspot: number,
): HiddenObjectPhrase {
  const name = hotspots[hotspot]?.name ?? {};
  const place: HiddenObjectPhrase = isBlank(name)
    ? placeOf(hotspot)
    : { key: 'hidden.placeNamed', facts: { number: hotspot + 1, name: { text: name } } };
  return found.includes(hotspot) ? { key: 'hidden.placeFound', facts: { place } } : place;
}

/** Returns "2 of 5", or "2 of 3 in a row" while a miss would hide them all again. */
export function progressOf({ needed, inARow }: HiddenObjectConfig, { found }: HiddenObjectGame): HiddenObjectPhrase {
  const isRow = inARow > 1 && inARow === needed;
  return { key: isRow ? 'hidden.progressInARow' : 'hidden.progress', facts: { found: found.length, count: needed } };
}

/** Returns the message after a guess. @param before the game before the guess */
export function guessPhrase(
  config: HiddenObjectConfig,
  before: HiddenObjectGame,
  aim: Aim,
  outcome: GuessOutcome,
): HiddenObjectPhrase | undefined {
  const name = nameOf(config, aim);
  const count = config.needed;
  switch (outcome) {
    case 'none':
      return undefined;
    case 'found-already':
      return { key: 'hidden.say.found-already', facts: { name } };
    case 'found':
      return explained(config, aim, {
        key: 'hidden.say.found',
        facts: { name, found: before.found.length + 1, count },
      });
    case 'last':
      return explained(config, aim, { key: 'hidden.say.won', facts: { name, count } });
    case 'miss':
      return hinted(config, before, aim, explained(config, aim, missPhrase(aim, name)));
    case 'row-broken':
      return hinted(config, before, aim, {
        key: 'hidden.say.row-broken',
        facts: { miss: missPhrase(aim, name), count: config.inARow },
      });
  }
}

export const restartPhrase: HiddenObjectPhrase = { key: 'hidden.say.restarted', facts: {} };

export const placesPhrase: HiddenObjectPhrase = { key: 'hidden.say.shown', facts: {} };

/** Says that a miss has been followed by a hint. */
function hinted(
  config: HiddenObjectConfig,
  before: HiddenObjectGame,
  aim: Aim,
  miss: HiddenObjectPhrase,
): HiddenObjectPhrase {
  const hint = hintAfter(config, guess(config, before, aim));
  return hint === undefined ? miss : { key: 'hidden.say.hint', facts: { miss } };
}

function missPhrase(aim: Aim, name: Fact<HiddenKey>): HiddenObjectPhrase {
  return aim === 'nothing' ? { key: 'hidden.say.nothing', facts: {} } : { key: 'hidden.say.decoy', facts: { name } };
}

/** Adds what staff say about the thing that was hit. */
function explained({ hotspots }: HiddenObjectConfig, aim: Aim, message: HiddenObjectPhrase): HiddenObjectPhrase {
  const reason = typeof aim === 'number' ? (hotspots[aim]?.feedback ?? {}) : {};
  return isBlank(reason) ? message : { key: 'hidden.say.because', facts: { message, reason: { text: reason } } };
}

function nameOf({ hotspots }: HiddenObjectConfig, aim: Aim): Fact<HiddenKey> {
  return typeof aim === 'number' ? nameOr(hotspots[aim]?.name ?? {}, placeOf(aim)) : '';
}

function placeOf(hotspot: number): HiddenObjectPhrase {
  return { key: 'hidden.place', facts: { number: hotspot + 1 } };
}
