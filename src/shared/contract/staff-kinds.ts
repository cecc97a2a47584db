/** Groups of staff, the most powerful first (section 6). */
export const UserGroup = { root: 'root', manager: 'manager', desk: 'desk' } as const;
export type UserGroup = (typeof UserGroup)[keyof typeof UserGroup];

const ranks: Readonly<Record<UserGroup, number>> = { [UserGroup.desk]: 1, [UserGroup.manager]: 2, [UserGroup.root]: 3 };

/** Returns whether a group has at least the rights of another (section 6). */
export function ranksAtLeast(group: UserGroup, least: UserGroup): boolean {
  return ranks[group] >= ranks[least];
}

/** Why a password is a bad choice. `leaked`: it is on a list of common passwords. `short`: under ten characters. */
export const PasswordWarning = { leaked: 'leaked', simple: 'simple', short: 'short' } as const;
export type PasswordWarning = (typeof PasswordWarning)[keyof typeof PasswordWarning];

/** A task that a user has to do before any other call. */
export const FirstTask = { password: 'password', factor: 'factor' } as const;
export type FirstTask = (typeof FirstTask)[keyof typeof FirstTask];
