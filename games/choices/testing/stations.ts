import { location } from '#content/entities/location.ts';
import { choicesConfig, type ChoicesConfig } from '../config.ts';

const names = ['Triangle', 'Square', '', 'Hexagon'];

/** Four answers, the third without a text and the fourth without a recording. @param solutions indices */
export function fourAnswers(...solutions: readonly number[]): ChoicesConfig {
  const GameChoices = names.map((name, answer) => ({
    Text: { en: name },
    AudioURL: answer === 3 ? {} : { en: `${answer}.mp3` },
    IsSolution: solutions.includes(answer),
  }));
  const prepared = choicesConfig(location.complete({ GameChoices }));
  if (prepared.kind !== 'playable') throw new Error(prepared.reason);
  return prepared.config;
}
