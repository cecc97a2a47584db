import type { Location } from '#content/entities/location.ts';
import type { Spoken } from '#content/language-fallback.ts';
import type { LanguageMap } from '#content/schema/texts.ts';
import type { GameStationInput } from '#engine/station/game-machine.ts';

export type GameFlowTexts = Pick<
  Location,
  'GameAnnounceURL' | 'GameWonURL' | 'GameEndExplanationURL' | 'GameEndExplanationTranscript'
>;

/** Returns the recordings and the explanation of a station in the visitor's language. */
export function stationRecordings(location: GameFlowTexts, say: (text: LanguageMap) => Spoken): GameStationInput {
  return {
    announceUrl: say(location.GameAnnounceURL).text,
    wonUrl: say(location.GameWonURL).text,
    explanationUrl: say(location.GameEndExplanationURL).text,
    hasExplanation: say(location.GameEndExplanationTranscript).text !== '',
  };
}
