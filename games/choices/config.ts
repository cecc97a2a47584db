import type { Location } from '#content/entities/location.ts';
import type { LanguageMap } from '#content/schema/texts.ts';
import type { Prepared } from '#engine/play/game.ts';

export interface Answer {
  /** "3", or "C". */
  readonly label: string;
  /** Empty when the content has none. */
  readonly text: LanguageMap;
  /** Empty when the content has none. */
  readonly sound: LanguageMap;
  readonly isSolution: boolean;
  /** Why it is right or wrong; empty when the content does not say. */
  readonly feedback: LanguageMap;
}

export interface ChoicesConfig {
  /** `single`: choosing an answer checks it. `several`: the visitor chooses all correct answers, then checks them. */
  readonly kind: 'single' | 'several';
  /** In the order of the content. */
  readonly answers: readonly Answer[];
}

export type ChoicesReason = 'no-answers' | 'no-solution';

export function choicesConfig({
  GameChoices,
  GameChoiceNumbered,
}: Pick<Location, 'GameChoices' | 'GameChoiceNumbered'>): Prepared<ChoicesConfig, ChoicesReason> {
  if (GameChoices.length === 0) return { kind: 'unplayable', reason: 'no-answers' };
  const answers = GameChoices.map(({ Text, AudioURL, IsSolution, Feedback }, answer) => ({
    label: answerLabel(answer, GameChoiceNumbered),
    text: Text,
    sound: AudioURL,
    isSolution: IsSolution,
    feedback: Feedback,
  }));
  const solutions = answers.filter(({ isSolution }) => isSolution).length;
  if (solutions === 0) return { kind: 'unplayable', reason: 'no-solution' };
  return { kind: 'playable', config: { kind: solutions === 1 ? 'single' : 'several', answers } };
}

/** Returns the label of the answer at an index. */
export function answerLabel(place: number, isNumbered: boolean): string {
  return isNumbered ? String(place + 1) : lettered(place);
}

/** Returns A to Z, then AA, AB and so on. */
function lettered(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? letter : lettered(Math.floor(place / 26) - 1) + letter;
}
