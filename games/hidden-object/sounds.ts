import { isBlank } from '#content/rules/find.ts';
import type { LanguageMap } from '#content/schema/texts.ts';
import type { HiddenObjectConfig } from './config.ts';
import type { Aim, GuessOutcome, HiddenObjectGame } from './rules.ts';

/** A hotspot's own sound, or one of the two for misses. */
export type HiddenObjectSound = { readonly hotspot: number } | 'missed' | 'missed-more';

/** Returns the sound of a guess, if the content has one. @param before the game before the guess */
export function guessSound(
  config: HiddenObjectConfig,
  { misses }: HiddenObjectGame,
  aim: Aim,
  outcome: GuessOutcome,
): HiddenObjectSound | undefined {
  const isMiss = outcome === 'miss' || outcome === 'row-broken';
  if (!isMiss && outcome !== 'found' && outcome !== 'last') return undefined;
  const isMore = config.missedMoreFrom > 0 && misses + 1 >= config.missedMoreFrom;
  const sounds: readonly HiddenObjectSound[] = [
    ...(typeof aim === 'number' ? [{ hotspot: aim }] : []),
    ...(isMiss && isMore ? (['missed-more'] as const) : []),
    ...(isMiss ? (['missed'] as const) : []),
  ];
  return sounds.find((sound) => !isBlank(recordingOf(config, sound)));
}

/** Returns the URLs of a sound, by language. */
export function recordingOf(
  { hotspots, missed, missedMore }: HiddenObjectConfig,
  sound: HiddenObjectSound,
): LanguageMap {
  if (sound === 'missed') return missed;
  return sound === 'missed-more' ? missedMore : (hotspots[sound.hotspot]?.sound ?? {});
}
