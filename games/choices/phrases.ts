import { isBlank } from '#content/rules/find.ts';
import { type Fact, nameOr, type Phrase } from '#engine/play/phrase.ts';
import type { KeyOf } from '#i18n/pack.ts';
import type { ChoicesConfig, ChoicesReason } from './config.ts';
import { type ChoicesGame, type ChoicesMove, markOf, type MoveOutcome, solutionsOf } from './rules.ts';

type ChoicesKey = Extract<KeyOf<'games'>, `choices.${string}`>;

export type ChoicesPhrase = Phrase<ChoicesKey>;

export const choicesReasons = {
  'no-answers': { key: 'choices.reason.no-answers', facts: {} },
  'no-solution': { key: 'choices.reason.no-solution', facts: {} },
} as const satisfies Record<ChoicesReason, ChoicesPhrase>;

/** Returns the accessible name of an answer's control. The control's state, not its name, says whether it is chosen. */
export function answerLabel(config: ChoicesConfig, game: ChoicesGame, answer: number): ChoicesPhrase {
  const { label = '', text = {} } = config.answers[answer] ?? {};
  const plain: ChoicesPhrase = isBlank(text)
    ? standIn(label)
    : { key: 'choices.answerNamed', facts: { label, name: { text } } };
  const mark = markOf(config, game, answer);
  if (mark === 'wrong') return { key: 'choices.answerWrong', facts: { answer: plain } };
  return mark === 'solution' ? { key: 'choices.answerCorrect', facts: { answer: plain } } : plain;
}

export function listenLabel({ answers }: ChoicesConfig, answer: number): ChoicesPhrase {
  return { key: 'choices.listen', facts: { label: answers[answer]?.label ?? '' } };
}

/** Returns the message after a move; undefined for a toggled answer, whose control announces its state. */
export function movePhrase(config: ChoicesConfig, move: ChoicesMove, outcome: MoveOutcome): ChoicesPhrase | undefined {
  switch (outcome) {
    case 'none':
    case 'toggled':
      return undefined;
    case 'nothing-selected':
      return { key: 'choices.say.nothing-selected', facts: {} };
    case 'tried-already':
    case 'wrong':
    case 'correct':
      return move.type === 'SELECT'
        ? { key: `choices.say.${outcome}`, facts: { name: nameOf(config, move.answer) } }
        : { key: `choices.say.${outcome}-several`, facts: {} };
  }
}

export function revealPhrase(config: ChoicesConfig): ChoicesPhrase {
  const solutions = solutionsOf(config);
  const [only = -1] = solutions;
  const labels = solutions.map((answer) => config.answers[answer]?.label ?? '');
  return {
    key: 'choices.say.revealed',
    facts: { count: solutions.length, answers: solutions.length === 1 ? nameOf(config, only) : labels.join(', ') },
  };
}

export const restartPhrase: ChoicesPhrase = { key: 'choices.say.restarted', facts: {} };

function nameOf({ answers }: ChoicesConfig, answer: number): Fact<ChoicesKey> {
  const { label = '', text = {} } = answers[answer] ?? {};
  return nameOr(text, standIn(label));
}

function standIn(label: string): ChoicesPhrase {
  return { key: 'choices.answer', facts: { label } };
}
