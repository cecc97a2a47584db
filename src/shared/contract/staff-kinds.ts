/** Groups of staff (section 6): three, the most powerful first, and translators, who see nothing but texts in their languages. */
export const UserGroup = { root: 'root', manager: 'manager', desk: 'desk', translator: 'translator' } as const;
export type UserGroup = (typeof UserGroup)[keyof typeof UserGroup];

/** The one table of permissions: the groups whose rights each group has. */
const rights: Readonly<Record<UserGroup, readonly UserGroup[]>> = {
  [UserGroup.root]: [UserGroup.root, UserGroup.manager, UserGroup.desk, UserGroup.translator],
  [UserGroup.manager]: [UserGroup.manager, UserGroup.desk, UserGroup.translator],
  [UserGroup.desk]: [UserGroup.desk],
  [UserGroup.translator]: [UserGroup.translator],
};

/** What stands in place of a person's name for the server's own work. No new user can be called so. */
export const machineNames = ['npm run admin', 'schedule'] as const;

/** Returns whether a group has at least the rights of another (section 6). */
export function ranksAtLeast(group: UserGroup, least: UserGroup): boolean {
  return rights[group].includes(least);
}

/** Why a password is a bad choice. `leaked`: it is on a list of common passwords. `short`: under ten characters. */
export const PasswordWarning = { leaked: 'leaked', simple: 'simple', short: 'short' } as const;
export type PasswordWarning = (typeof PasswordWarning)[keyof typeof PasswordWarning];

/** A task that a user has to do before any other call. */
export const FirstTask = { password: 'password', factor: 'factor' } as const;
export type FirstTask = (typeof FirstTask)[keyof typeof FirstTask];
