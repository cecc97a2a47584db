import { type BodyOf } from '#contract/call.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';

type PlanBody = BodyOf<(typeof publicationCalls)['planPublication']>;

/** What staff choose in the question before a publication. */
export interface PublishChoice {
  /** Objects that stay as visitors have them. */
  readonly without: readonly { readonly Model: EditedModel; readonly ID: number }[];
  /** `all`, or `only` or `without` with the code of a language. */
  readonly languages: string;
  /** Empty: now. */
  readonly at: string;
  readonly note: string;
  /** Whether someone else decides. */
  readonly isProposal: boolean;
}

type ObjectNames = PublishChoice['without'];

/** Returns what is left out once some objects are taken in or left out. */
export function withPart({ without }: PublishChoice, part: ObjectNames, isIn: boolean): ObjectNames {
  const names = new Set(part.map(nameOf));
  const others = without.filter((each) => !names.has(nameOf(each)));
  return isIn ? others : [...others, ...part.map(({ Model, ID }) => ({ Model, ID }))];
}

export const nameOf = ({ Model, ID }: ObjectNames[number]): string => `${Model} ${ID}`;

export const wholeNow: PublishChoice = { without: [], languages: 'all', at: '', note: '', isProposal: false };

/** The call that does it: the whole now, a part now, or something planned or proposed. */
export type PublishCall =
  | { readonly call: 'publish' }
  | { readonly call: 'publishPart'; readonly body: Omit<PlanBody, 'At'> }
  | { readonly call: 'planPublication'; readonly body: PlanBody };

export function callFor({ without, languages, at, note, isProposal }: PublishChoice): PublishCall {
  const [kind, code = ''] = languages.split(' ');
  const body = {
    ...(without.length === 0 ? {} : { Without: [...without] }),
    ...(kind === 'only' ? { Languages: { Only: [code] } } : {}),
    ...(kind === 'without' ? { Languages: { Without: [code] } } : {}),
    ...(note.trim() === '' ? {} : { Note: note.trim() }),
  };
  if (isProposal) return { call: 'planPublication', body };
  if (at !== '') return { call: 'planPublication', body: { ...body, At: at } };
  return Object.keys(body).length === 0 ? { call: 'publish' } : { call: 'publishPart', body };
}
