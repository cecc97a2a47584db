import { UserGroup } from '#contract/calls/session-calls.ts';
import { giveFactor } from '../e2e/second-factor.ts';
import { rootPassword, type Served } from '../e2e/serve.ts';

/** Staff of the demo museum, with root's password: one for each first step of a login. */
export const shownStaff = { withCode: 'Mara Lindqvist', withGivenPassword: 'Jonas Weber' } as const;

export async function hireStaff(services: Served['services']): Promise<void> {
  const { withCode, withGivenPassword } = shownStaff;
  await services.users.add({ name: withCode, group: UserGroup.root }, rootPassword);
  await giveFactor({ services }, withCode);
  await services.users.add({ name: withGivenPassword, group: UserGroup.manager }, rootPassword);
  await services.users.requireChange(withGivenPassword);
}
