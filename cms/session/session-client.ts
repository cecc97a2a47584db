import { type StaffClient } from '#contract/staff-client.ts';
import { firstTaskIn, hasNoSession } from './login-failure.ts';
import { type Staff } from './session-machine.ts';
import { type SessionStore, staffOf } from './session-store.ts';

/**
 * Follows what the server says of the session that calls are made with (section 8): it ends here when it has ended there,
 * and a changed password opens another one. A call that was refused for a session that the same person has replaced
 * meanwhile is made again: the server did nothing.
 *
 * @param session that `bare` calls with
 */
export function followingSession(session: SessionStore, bare: StaffClient): StaffClient {
  /** Until the session of a new password has taken the other's place. Never rejects. */
  let replacing: Promise<unknown> = Promise.resolve();
  const own = (): Staff | undefined => staffOf(session.getState());

  const call = async (...[name, given]: Parameters<StaffClient>): Promise<unknown> => {
    const made = own();
    try {
      if (name !== 'changePassword') return await bare(name, given);
      const answer = bare(name, given as Parameters<typeof bare<typeof name>>[1]);
      const replaced = answer.then(({ Session }) => ({ renewal: session.renew(Session) }));
      replacing = replaced.catch(() => undefined);
      await (
        await replaced
      ).renewal;
      return await answer;
    } catch (error) {
      const task = firstTaskIn(error);
      const isOver = name !== 'logIn' && hasNoSession(error);
      if (task === undefined && !isOver) throw error;
      if (name !== 'changePassword') await replacing;
      const now = own();
      if (now?.session === made?.session) {
        if (task === undefined) session.end();
        else session.putFirst(task);
      } else if (now?.user === made?.user) return call(name, given);
      throw error;
    }
  };
  return Object.assign(call, { address: bare.address }) as StaffClient;
}
