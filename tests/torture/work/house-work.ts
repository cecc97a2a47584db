import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type OpenDepot } from '../depots/depot.ts';
import { type Museum } from '../museum-calls.ts';
import { type Random } from '../random.ts';
import { type Tally } from '../tally.ts';
import { type Job } from './jobs.ts';

/** Things that staff and visitors make besides content and files, such as `user u4`. Each takes one call. */
export interface HouseWork {
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
  next: number;
}

const tokensEach = 3;

export const passwordOf = (user: string): string => `the password of ${user}`;

export function openHouseWork(): HouseWork {
  return { sent: new Set(), acknowledged: new Set(), next: 1 };
}

/** Adds users, makes tokens and counts docked devices: nothing that is part of the content. */
export function worksAtDesk(work: HouseWork, museum: Museum, random: Random): Job {
  return () => {
    const dice = random();
    const number = work.next++;
    if (dice < 0.05) return make(work, `user u${number}`, (name) => museum.addUser(name, passwordOf(name)));
    if (dice < 0.3) return make(work, `tokens t${number}`, (owner) => museum.createTokens(owner, tokensEach));
    return make(work, `visit v${number}`, (id) => museum.visit(id, 'docking'));
  };
}

async function make(work: HouseWork, thing: string, call: (name: string) => Promise<unknown>): Promise<void> {
  work.sent.add(thing);
  await call(nameIn(thing));
  work.acknowledged.add(thing);
}

const nameIn = (thing: string): string => thing.slice(thing.indexOf(' ') + 1);

/** All that was acknowledged before is there, each as a whole, and nothing unknown; starts over from it. */
export async function checkHouse(
  work: HouseWork,
  before: ReadonlySet<string>,
  { opened, tally }: { readonly opened: OpenDepot; readonly tally: Tally },
): Promise<void> {
  const found = await thingsIn(opened, work.sent, tally);
  for (const thing of before) if (!found.has(thing)) tally.lost.push(`${thing} is gone`);
  for (const thing of found) if (!work.sent.has(thing)) tally.faults.push(`${thing} was never made`);
  for (const set of [work.sent, work.acknowledged]) {
    set.clear();
    for (const thing of found) set.add(thing);
  }
}

async function thingsIn({ db }: OpenDepot, sent: ReadonlySet<string>, tally: Tally): Promise<ReadonlySet<string>> {
  const users = await db.read.selectFrom('users').select('name').where('name', '!=', 'root').execute();
  const tokens = await db.read
    .selectFrom('tokens')
    .select(['owner', sql<number>`count(*)`.as('count')])
    .where('owner', '!=', '')
    .groupBy('owner')
    .execute();
  for (const { owner, count } of tokens)
    if (count !== tokensEach) tally.inPart.push(`${count} of ${tokensEach} tokens of ${owner} are there`);
  const visits = new Map([...sent].filter(isVisit).map((thing) => [storedId(nameIn(thing)), thing]));
  const ids = await db.read.selectFrom('visitIds').select('id').execute();
  const [counted] = await db.read
    .selectFrom('visitCounts')
    .select(sql<number>`coalesce(sum(count), 0)`.as('visits'))
    .execute();
  if (Number(counted?.visits) !== ids.length)
    tally.inPart.push(`${ids.length} visits are noted, ${counted?.visits} counted`);
  return new Set([
    ...users.map(({ name }) => `user ${name}`),
    ...tokens.map(({ owner }) => `tokens ${owner}`),
    ...ids.map(({ id }) => visits.get(id) ?? `visit with the hash ${id}`),
  ]);
}

const isVisit = (thing: string): boolean => thing.startsWith('visit ');

/** The server stores hashes of the IDs. */
const storedId = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 27);
