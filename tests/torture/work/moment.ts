import { type OpenDepot } from '../depots/depot.ts';
import { type Museum } from '../museum-calls.ts';
import { type Tally } from '../tally.ts';
import { adopt } from './check-content.ts';
import { type ContentWork, learn, statesIn } from './content-work.ts';
import { checkAddresses, fileStates, type FileWork, startFiles, withoutMoves } from './file-work.ts';
import { checkHouse, type HouseWork } from './house-work.ts';
import { closeCut, type Cut, isEqual, openCut, outsideCut, possible, type State } from './slices.ts';

export interface WholeWork {
  readonly content: ContentWork;
  readonly files: FileWork;
  readonly house: HouseWork;
}

/** The allowed content of a copy of the whole museum: one moment of those while it was made. */
export interface Moment {
  readonly content: Cut;
  readonly files: Cut;
  /** The publications whose copy may be the published one. */
  readonly publications: Set<Cut>;
  /** The published copy before them, if none of them need have been made. */
  readonly published: readonly State[] | undefined;
  readonly counter: number;
  /** The acknowledged state when it began. */
  readonly house: ReadonlySet<string>;
}

export function openMoment({ content, files, house }: WholeWork): Moment {
  const { publication, publishing, counter } = content;
  return {
    content: openCut(content.slices),
    files: openCut(files.slices),
    publications: new Set([publication, publishing].filter((cut) => cut !== undefined)),
    published: publication === undefined ? content.published : undefined,
    counter,
    house: new Set(house.acknowledged),
  };
}

/** Notes a publication that was made or begun meanwhile. */
export function notePublications({ publications }: Moment, { publication, publishing }: ContentWork): void {
  for (const cut of [publication, publishing]) if (cut !== undefined) publications.add(cut);
}

export function closeMoment(moment: Moment, { content, files }: WholeWork): void {
  notePublications(moment, content);
  closeCut(moment.content, content.slices);
  closeCut(moment.files, files.slices);
}

interface Restored {
  readonly museum: Museum;
  readonly opened: OpenDepot;
  readonly tally: Tally;
}

/** Compares a museum that was restored with the moment of its backup, and starts over from the current state. */
export async function checkMoment(
  moment: Moment,
  { content, files, house }: WholeWork,
  { museum, opened, tally }: Restored,
): Promise<void> {
  const [inEdit, published] = [await museum.dump('INEDIT'), await museum.dump('PUBLISHED')];
  const [states, publishedStates] = [inEdit, published].map((dump) => statesIn(dump, content.slices)) as [
    readonly State[],
    readonly State[],
  ];
  for (const name of outsideCut(content.slices, moment.content, states))
    tally.lost.push(`${name} is not as it was when the backup was made`);
  const isPublished =
    [...moment.publications].some((cut) => outsideCut(content.slices, cut, publishedStates).length === 0) ||
    moment.published?.every((state, index) => isEqual(state, publishedStates[index] ?? new Map())) === true;
  if (!isPublished) tally.lost.push('the published copy is that of no publication when the backup was made');
  const { Counter } = published.Version;
  if (Counter < moment.counter) tally.lost.push(`the counter was ${moment.counter}, now it is ${Counter}`);
  await checkFilesOf(moment.files, files, { museum, tally });
  await checkHouse(house, moment.house, { opened, tally });
  adopt(content, { states, published: publishedStates, counter: Counter });
  learn(content.slices, inEdit);
  await startFiles(files, museum);
}

/** The files are those of the moment, with their bytes, and earlier addresses lead to them. */
async function checkFilesOf(
  cut: Cut,
  work: FileWork,
  { museum, tally }: Pick<Restored, 'museum' | 'tally'>,
): Promise<void> {
  const actual = await fileStates(work, museum);
  for (const name of outsideCut(work.slices, cut, actual, withoutMoves))
    tally.lost.push(`the files of ${name} are not as they were when the backup was made`);
  for (const [index, slice] of work.slices.entries()) {
    const there = actual[index] ?? new Map();
    const states = possible(slice).slice(cut.from[index], (cut.to?.[index] ?? Infinity) + 1);
    await checkAddresses(states.find((state) => isEqual(withoutMoves(state), there)) ?? there, museum, tally);
  }
}
