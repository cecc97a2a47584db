import { type Museum } from '../museum-calls.ts';
import { type Tally } from '../tally.ts';
import { type ContentWork, learn, statesIn } from './content-work.ts';
import { isEqual, judge, lastOf, outsideCut, possible, rebase, type State } from './slices.ts';

/** Compares both copies with what was acknowledged, and starts over from them. */
export async function checkContent(work: ContentWork, museum: Museum, tally: Tally): Promise<void> {
  const inEdit = await museum.dump('INEDIT');
  const published = await museum.dump('PUBLISHED');
  const states = statesIn(inEdit, work.slices);
  work.slices.forEach((slice, index) => {
    const { what, words } = judge(slice, states[index] ?? new Map());
    if (what === 'lost') tally.lost.push(words);
    if (what === 'in part') tally.inPart.push(words);
  });
  if (work.isDiscarding && !isDiscardWhole(work, states))
    tally.inPart.push('a discard was done for some stations only');
  checkPublished(work, statesIn(published, work.slices), tally);
  const { Counter } = published.Version;
  if (Counter < work.counter) tally.lost.push(`the counter was ${work.counter}, now it is ${Counter}`);
  if (inEdit.Version.Counter !== Counter && work.publication !== undefined)
    tally.inPart.push(`the counters of both copies differ: ${inEdit.Version.Counter}, ${Counter}`);
  for (const [name, copy] of [
    ['editing', inEdit],
    ['published', published],
  ] as const) {
    const there = new Set(copy.Locations.map(({ ID }) => ID));
    const astray = copy.TourItems.filter(({ LocationID }) => !there.has(LocationID ?? 0));
    if (astray.length > 0) tally.inPart.push(`the ${name} copy has ${astray.length} tour items without a station`);
  }
  adopt(work, { states, published: statesIn(published, work.slices), counter: Counter });
  learn(work.slices, inEdit);
}

/** Starts over from the current state. */
export function adopt(
  work: ContentWork,
  now: { readonly states: readonly State[]; readonly published: readonly State[]; readonly counter: number },
): void {
  work.slices.forEach((slice, index) => {
    rebase(slice, now.states[index] ?? new Map());
    slice.gone.clear();
  });
  work.published = now.published;
  work.counter = now.counter;
  work.publication = undefined;
  work.publishing = undefined;
  work.isDiscarding = false;
}

function isDiscardWhole({ slices }: ContentWork, states: readonly State[]): boolean {
  const matches = (index: number): boolean => {
    const slice = slices[index];
    return slice !== undefined && isEqual(states[index] ?? new Map(), possible(slice).at(-1) ?? new Map());
  };
  const before = slices.every((slice, index) => isEqual(states[index] ?? new Map(), lastOf(slice)));
  return before || slices.every((_, index) => matches(index));
}

/** The published copy is that of the last acknowledged publication, or of the one that was not acknowledged. */
function checkPublished(work: ContentWork, actual: readonly State[], tally: Tally): void {
  const { slices, published, publication, publishing } = work;
  const isOld =
    publication === undefined
      ? slices.every((_, index) => isEqual(published[index] ?? new Map(), actual[index] ?? new Map()))
      : outsideCut(slices, publication, actual).length === 0;
  const isNew = publishing !== undefined && outsideCut(slices, publishing, actual).length === 0;
  if (isOld || isNew) return;
  const strange = slices.filter(({ name }) =>
    outsideCut(slices, { from: slices.map(() => 0), to: undefined }, actual).includes(name),
  );
  const words = `the published copy is that of no publication${strange.length > 0 ? `: ${strange.map(({ name }) => name).join(', ')}` : ''}`;
  (strange.length > 0 ? tally.lost : tally.inPart).push(words);
}

/** Starts from the content of a new museum. */
export async function startContent(work: ContentWork, museum: Museum): Promise<void> {
  const [inEdit, published] = [await museum.dump('INEDIT'), await museum.dump('PUBLISHED')];
  adopt(work, {
    states: statesIn(inEdit, work.slices),
    published: statesIn(published, work.slices),
    counter: published.Version.Counter,
  });
  learn(work.slices, inEdit);
}
