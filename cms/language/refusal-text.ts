import { editedModels } from '#contract/calls/content-calls.ts';
import { type ErrorBody } from '#contract/errors.ts';
import { type KeyOf, type Translate } from '#i18n/pack.ts';
import { createRefusalText } from '#i18n/refusal-text.ts';
import { type StaffTexts } from '#i18n/staff-packs.ts';
import { wordedValues } from './schema-words.ts';
import { writtenIn } from './written-fact.ts';

/** The text of a refusal: the error of an answer, or one refused file. */
export type Refused = Pick<ErrorBody['error'], 'message' | 'reason' | 'facts'>;

/** Puts a refusal of the server into the language of staff; one whose reason is unknown keeps the server's words. */
export function refusalText({ refusals, code }: StaffTexts, t: Translate<KeyOf<'cms'>>): (refused: Refused) => string {
  const inWords = createRefusalText(refusals, code, writtenIn(code));
  return ({ message, reason = '', facts = {} }) => {
    // A station instead of `locations`.
    const model = editedModels.find((each) => each === facts['model']);
    const words = wordedValues(facts, t);
    return inWords(reason, model === undefined ? words : { ...words, model: t(`model.${model}`) }) ?? message;
  };
}
