import { type userCalls } from '#contract/calls/user-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { type Handlers } from './register-calls.ts';
import { staff } from './session-handlers.ts';

export function userHandlers({ users, factor, failures }: Services): Handlers<keyof typeof userCalls> {
  return {
    async listUsers() {
      const accounts = await users.accounts();
      const ends = await failures.delayedUntil(accounts.map(({ name }) => name));
      return {
        Users: accounts.map(({ name, group, languages, hasFactor, mustChange, sessions }) => {
          const end = ends.get(name);
          return {
            Name: name,
            Group: group,
            Languages: [...languages],
            HasFactor: hasFactor,
            MustChange: mustChange,
            Sessions: sessions,
            ...(end === undefined ? {} : { DelayedUntil: new Date(end).toISOString() }),
          };
        }),
      };
    },
    async addUser({ params: { Name: name }, body: { Group: group, Password, Languages = [] } }) {
      await users.add({ name, group, languages: Languages }, Password);
      await users.requireChange(name);
      return { Done: true };
    },
    async setLanguages({ params: { Name: name }, body }) {
      await users.setLanguages(name, body.Languages);
      return { Done: true };
    },
    async removeUser({ params: { Name: name }, who }) {
      refuseOwn(name, who);
      await users.remove(name);
      return { Done: true };
    },
    async givePassword({ params: { Name: name }, body, who }) {
      refuseOwn(name, who);
      await users.setPassword(name, body.Password);
      await users.requireChange(name);
      return { Done: true };
    },
    async demandChange({ params: { Name: name } }) {
      await users.refuseUnknown(name);
      await users.requireChange(name);
      return { Done: true };
    },
    async resetFactor({ params: { Name: name }, who }) {
      refuseOwn(name, who);
      await users.refuseUnknown(name);
      await factor.remove(name);
      return { Done: true };
    },
    async unlockUser({ params: { Name: name } }) {
      await users.refuseUnknown(name);
      await failures.unlock(name);
      return { Done: true };
    },
  };
}

/** One's own password and factor take the old ones, so that an open session is not enough to take an account over. */
function refuseOwn(name: string, who: Who): void {
  if (staff(who).name === name) throw refuse('own-account', { name });
}
