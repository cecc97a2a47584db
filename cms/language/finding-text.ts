import { type Finding } from '#content/finding.ts';
import { editedModels } from '#contract/calls/content-calls.ts';
import { type Translate } from '#i18n/pack.ts';
import { wordedValues } from './schema-words.ts';
import { type StaffKey } from './texts.tsx';

/** The text of a finding, without its place. */
export type FindingWords = Pick<Finding, 'key' | 'facts'>;

/** Rephrases the findings of the content rules in the terms of staff: a station instead of `locations`. */
export function findingText({ key, facts }: FindingWords, t: Translate<StaffKey>): string {
  const model = editedModels.find((each) => each === facts['model']);
  const words = wordedValues(facts, t);
  return t(`validation.${key}`, model === undefined ? words : { ...words, model: t(`model.${model}`) });
}
