import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { hashOf, secret } from '../accounts/passwords.ts';
import { type Who } from '../accounts/sessions.ts';

/** Unsaved changes that phones show on top of the saved editing copy. */
export interface ShownDraft {
  readonly revision: number;
  /** Another number means that the saved editing copy has changed. */
  readonly base: number;
  /** JSON: the unsaved objects. */
  readonly unsaved: string;
}

export interface OpenPreview {
  readonly id: string;
  readonly secret: string;
  readonly validUntil: number;
}

type Staff = Extract<Who, { kind: 'staff' }>;

/**
 * The editing copy on phones. Everything is in the database, because a phone may ask another server than staff do. A
 * preview ends with the session that opened it.
 */
export interface PhonePreviews {
  readonly open: (staff: Staff, place: string) => Promise<OpenPreview>;
  /** @returns the number of phones that follow it @throws Refusal `not-found` */
  readonly show: (staff: Staff, id: string, draft: Omit<ShownDraft, 'revision'>) => Promise<number>;
  /** @throws Refusal `not-found` */
  readonly close: (staff: Staff, id: string) => Promise<void>;
  /** @throws Refusal `not-found` */
  readonly enter: (given: string) => Promise<{ readonly place: string; readonly validUntil: number }>;
  readonly whoHas: (given: string) => Promise<Who>;
  /**
   * Returns the draft when it is another than `after`, or when the caller has waited long.
   *
   * @param phone tells phones apart; gives no access
   * @throws Refusal `not-authorized` once the preview has ended
   */
  readonly follow: (id: string, phone: string, after: number | undefined) => Promise<ShownDraft>;
  /** Ends all waiting calls. */
  readonly stop: () => void;
}

/** Tells secrets of previews from those of sessions. */
const mark = 'phone-';

const hour = 3_600_000;
/** More would be forgotten ones. */
const mostPerSession = 5;
/** Milliseconds that a phone waits for a change. */
const longestWait = 10_000;
/** Milliseconds after which a change that came by another server is seen. */
const look = 300;
/** Milliseconds after which a phone without requests counts as gone. */
const phoneLasts = longestWait * 2;

export function isPhoneSecret(given: string): boolean {
  return given.startsWith(mark);
}

export function createPhonePreviews(db: Database, clock: () => number): PhonePreviews {
  const waiting = createWaiting();

  return {
    async open({ session }, place) {
      const given = mark + secret();
      const id = hashOf(given);
      const now = clock();
      const validUntil = now + hour;
      await db.write(async (transaction) => {
        await transaction.deleteFrom('phonePreviews').where('validUntil', '<=', now).execute();
        const others = await transaction
          .selectFrom('phonePreviews')
          .select('id')
          .where('session', '=', session)
          .orderBy('validUntil', 'desc')
          .offset(mostPerSession - 1)
          .limit(1000)
          .execute();
        for (const { id: old } of others) await transaction.deleteFrom('phonePreviews').where('id', '=', old).execute();
        await transaction
          .insertInto('phonePreviews')
          .values({ id, session, place, openedAt: now, validUntil, revision: 0, base: 0, unsaved: '[]' })
          .execute();
      });
      return { id, secret: given, validUntil };
    },
    async show({ session }, id, { base, unsaved }) {
      const isChanged = await db.write(async (transaction) => {
        const known = await transaction
          .selectFrom('phonePreviews')
          .select(['base', 'unsaved', 'revision'])
          .where('id', '=', id)
          .where('session', '=', session)
          .where('validUntil', '>', clock())
          .executeTakeFirst();
        if (known === undefined) throw refuse('phone-preview-missing', {});
        if (known.base === base && known.unsaved === unsaved) return false;
        const revision = known.revision + 1;
        await transaction.updateTable('phonePreviews').set({ base, unsaved, revision }).where('id', '=', id).execute();
        return true;
      });
      if (isChanged) waiting.wake(id);
      const { phones } = await db.read
        .selectFrom('previewPhones')
        .select(({ fn }) => fn.countAll<number>().as('phones'))
        .where('preview', '=', id)
        .where('seenAt', '>', clock() - phoneLasts)
        .executeTakeFirstOrThrow();
      return phones;
    },
    async close({ session }, id) {
      const closed = await db.write((transaction) =>
        transaction
          .deleteFrom('phonePreviews')
          .where('id', '=', id)
          .where('session', '=', session)
          .returning('id')
          .execute(),
      );
      if (closed.length === 0) throw refuse('phone-preview-missing', {});
      waiting.wake(id);
    },
    async enter(given) {
      const row = await find(hashOf(given));
      if (row === undefined) throw refuse('phone-preview-missing', {});
      return row;
    },
    async whoHas(given) {
      const id = hashOf(given);
      const row = await find(id);
      return row === undefined ? { kind: 'nobody' } : { kind: 'phone', preview: id, validUntil: row.validUntil };
    },
    async follow(id, phone, after) {
      const end = clock() + longestWait;
      await note(id, phone);
      for (;;) {
        const row = await find(id);
        if (row === undefined) throw refuse('phone-preview-ended', {});
        const { base, revision, unsaved } = row;
        if (revision !== after || clock() >= end || waiting.isStopped()) return { revision, base, unsaved };
        await waiting.forChange(id, look);
      }
    },
    stop: waiting.stop,
  };

  /** Returns a preview whose staff are still logged in. */
  function find(id: string) {
    return db.read
      .selectFrom('phonePreviews')
      .innerJoin('sessions', 'sessions.hash', 'phonePreviews.session')
      .select([
        'phonePreviews.place',
        'phonePreviews.validUntil',
        'phonePreviews.revision',
        'phonePreviews.base',
        'phonePreviews.unsaved',
      ])
      .where('phonePreviews.id', '=', id)
      .where('phonePreviews.validUntil', '>', clock())
      .where('sessions.validUntil', '>', clock())
      .executeTakeFirst();
  }

  async function note(preview: string, phone: string): Promise<void> {
    const seenAt = clock();
    await db.write(async (transaction) => {
      await transaction
        .deleteFrom('previewPhones')
        .where('seenAt', '<=', seenAt - phoneLasts)
        .execute();
      await transaction
        .insertInto('previewPhones')
        .values({ preview, phone, seenAt })
        .onConflict((conflict) => conflict.columns(['preview', 'phone']).doUpdateSet({ seenAt }))
        .execute();
    });
  }
}

/** Lets calls wait until this server has changed what they wait for, or for a while. */
interface Waiting {
  readonly forChange: (key: string, milliseconds: number) => Promise<void>;
  readonly wake: (key: string) => void;
  /** Wakes all, and ends further waiting. */
  readonly stop: () => void;
  readonly isStopped: () => boolean;
}

function createWaiting(): Waiting {
  const all = new Map<string, Set<() => void>>();
  let isStopped = false;

  return {
    forChange: (key, milliseconds) => {
      if (isStopped) return Promise.resolve();
      return new Promise((resolve) => {
        const calls = all.get(key) ?? new Set();
        all.set(key, calls);
        const end = (): void => {
          clearTimeout(timer);
          calls.delete(end);
          if (calls.size === 0) all.delete(key);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        calls.add(end);
      });
    },
    wake,
    stop: () => {
      isStopped = true;
      for (const key of all.keys()) wake(key);
    },
    isStopped: () => isStopped,
  };

  function wake(key: string): void {
    for (const end of all.get(key) ?? []) end();
  }
}
