import { type BodyOf } from '#contract/call.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';
import { type PublishPlan } from './publish-plan.ts';

type PlanBody = BodyOf<(typeof publicationCalls)['planPublication']>;

/** What staff choose in the question before a publication. */
export interface PublishChoice {
  /** Another one for each choice, by which the server plans it once. */
  readonly id?: string;
  /** The version of the editing copy that they have seen. */
  readonly seen?: number;
  /** Objects that stay as visitors have them. */
  readonly without: readonly { readonly Model: EditedModel; readonly ID: number }[];
  /** Those of them that staff have left out by choosing a person. */
  readonly setAside: PublishChoice['without'];
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

/** Returns what a plan has that an earlier one did not show, or showed in another state. */
export function newSince(before: PublishPlan, now: PublishPlan): ObjectNames {
  const states = new Map(before.changes.map((each) => [nameOf(each), stateOf(each)]));
  const names = new Set([...states.keys(), ...before.others.map(nameOf)]);
  const isNew = (each: ObjectNames[number]): boolean => !names.has(nameOf(each));
  const isOther = (each: PublishPlan['changes'][number]): boolean =>
    stateOf(each) !== (states.get(nameOf(each)) ?? stateOf(each));
  return [...now.changes.filter((each) => isNew(each) || isOther(each)), ...now.others.filter(isNew)];
}

const stateOf = ({ Kind, Object: object }: PublishPlan['changes'][number]): string =>
  `${Kind} ${JSON.stringify(object)}`;

/** Returns a choice for the changes of a later plan: what is new is left out. */
export function carriedOver(
  choice: PublishChoice,
  fresh: ObjectNames,
  { changes, others }: PublishPlan,
): PublishChoice {
  const there = new Set([...changes, ...others].map(nameOf));
  const without = choice.without.filter((each) => there.has(nameOf(each)));
  const names = new Set(fresh.map(nameOf));
  return {
    ...choice,
    without: withPart({ ...choice, without }, fresh, false),
    setAside: choice.setAside.filter((each) => !names.has(nameOf(each))),
  };
}

/** Returns when objects are published according to plan, on the museum's clocks, by their names. */
export function plannedTimes({ publications }: PublishPlan): ReadonlyMap<string, string> {
  return new Map(
    publications.flatMap(({ State, At, Objects }) =>
      State === 'planned' && At !== undefined ? Objects.map((each) => [nameOf(each), At] as const) : [],
    ),
  );
}

/** Returns the changes that are published according to plan. */
export function plannedIn(plan: PublishPlan): ObjectNames {
  const { changes, others } = plan;
  const planned = plannedTimes(plan);
  return [...changes, ...others].filter((each) => planned.has(nameOf(each))).map(({ Model, ID }) => ({ Model, ID }));
}

export const nameOf = ({ Model, ID }: ObjectNames[number]): string => `${Model} ${ID}`;

export const wholeNow: PublishChoice = {
  without: [],
  setAside: [],
  languages: 'all',
  at: '',
  note: '',
  isProposal: false,
};

/** The call that does it: the whole now, a part now, or something planned or proposed. */
export type PublishCall =
  | { readonly call: 'publish'; readonly given: Seen }
  | { readonly call: 'publishPart'; readonly given: Seen & { readonly body: Omit<PlanBody, 'At' | 'ID'> } }
  | { readonly call: 'planPublication'; readonly given: Seen & { readonly body: PlanBody } };

interface Seen {
  readonly query: { readonly Seen?: number };
}

export function callFor({ id, seen, without, languages, at, note, isProposal }: PublishChoice): PublishCall {
  const query = seen === undefined ? {} : { Seen: seen };
  const [kind, code = ''] = languages.split(' ');
  const body = {
    ...(without.length === 0 ? {} : { Without: [...without] }),
    ...(kind === 'only' ? { Languages: { Only: [code] } } : {}),
    ...(kind === 'without' ? { Languages: { Without: [code] } } : {}),
    ...(note.trim() === '' ? {} : { Note: note.trim() }),
  };
  const plan = id === undefined ? body : { ID: id, ...body };
  if (isProposal) return { call: 'planPublication', given: { query, body: plan } };
  if (at !== '') return { call: 'planPublication', given: { query, body: { ...plan, At: at } } };
  if (Object.keys(body).length === 0) return { call: 'publish', given: { query } };
  return { call: 'publishPart', given: { query, body } };
}
